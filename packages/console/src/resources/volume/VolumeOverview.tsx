import { isReadOnly, type Volume } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ColumnFacts } from '../../framework/resource/Overview.tsx'
import { fact, fieldFact, type Fact } from '../../framework/resource/column.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Attachments } from './Attachments.tsx'
import { EncryptionCard, MetadataCard } from './details-cards.tsx'
import { volumeColumns } from './volume.columns.tsx'
import { volumeManifest } from './volume.manifest.ts'
import { volumeFields, volumeMessages } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const columns = (...ids: string[]) => ids.flatMap((id) => volumeColumns.filter((column) => column.id === id))

const generalFacts: Fact<Volume>[] = [
  fieldFact('name', words.name),
  fieldFact('id', words.id, { cell: ({ id }) => <Id id={id} /> }),
  ...columns('description'),
  fact('project', words.projectId, (volume) => volume['os-vol-tenant-attr:tenant_id'] ?? null),
  ...columns('status', 'group'),
]

const specs: Fact<Volume>[] = [
  ...columns('size', 'type', 'zone', 'bootable', 'encrypted'),
  fact('readonly', moreWords.readOnly, isReadOnly, { format: 'yes-no' }),
  ...columns('created'),
]

export function VolumeOverview({ volume }: { volume: Volume }) {
  const { formatMessage } = useIntl()
  const { transfer } = volume
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <Card title={formatMessage(volumeManifest.names.one)}>
          <ColumnFacts item={volume} facts={generalFacts} />
        </Card>
        <Card title={formatMessage(volumeMessages.attachments)}>
          {volume.attachments.length === 0 ? (
            <p className="text-ink-3">{formatMessage(volumeMessages.notAttached)}</p>
          ) : (
            <Attachments attachments={volume.attachments} />
          )}
        </Card>
        <SourceCard volume={volume} />
      </div>
      <div className="grid gap-4">
        <Card title={formatMessage(moreWords.specs)}>
          <ColumnFacts item={volume} facts={specs} />
        </Card>
        {volume.encrypted && <EncryptionCard id={volume.id} />}
        <MetadataCard metadata={volume.metadata} />
        {Object.keys(volume.volume_image_metadata).length > 0 && (
          <MetadataCard title={volumeMessages.imageMetadata} metadata={imageMetadataOf(volume)} />
        )}
        {transfer && (
          <Card title={formatMessage(volumeMessages.transfer)}>
            <DescriptionList
              items={[
                { term: formatMessage(volumeFields.transferName), value: transfer.name },
                { term: formatMessage(volumeFields.transferId), value: <Id id={transfer.id} /> },
              ]}
            />
          </Card>
        )}
      </div>
    </div>
  )
}

const imageMetadataOf = ({ volume_image_metadata: properties }: Volume) =>
  Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)]))

/** What the volume was created from, if anything. */
function SourceCard({ volume }: { volume: Volume }) {
  const { formatMessage } = useIntl()
  const sources = [
    { term: typeNames.image, type: 'OS::Glance::Image', id: volume.imageRef },
    { term: typeNames.snapshot, type: 'OS::Cinder::Snapshot', id: volume.snapshot_id },
    { term: typeNames.volume, type: volumeManifest.type, id: volume.source_volid },
  ].flatMap(({ term, type, id }) => (id ? [{ term: formatMessage(term), type, id }] : []))
  if (sources.length === 0) return null
  return (
    <Card title={formatMessage(moreWords.volumeSource)}>
      <DescriptionList
        items={sources.map(({ term, type, id }) => ({
          term,
          value: <ResourceLink type={type} id={id} name={id} />,
        }))}
      />
    </Card>
  )
}

const Id = ({ id }: { id: string }) => (
  <span className="flex items-center gap-1">
    <code className="min-w-0 font-mono text-sm break-all">{id}</code>
    <CopyButton value={id} />
  </span>
)
