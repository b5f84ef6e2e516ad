import type { Volume } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { formatMoment } from '../../../framework/text/dates.ts'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { yesNo } from '../../../framework/text/yes-no.ts'
import { Card } from '../../../ui/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Attachments } from '../Attachments.tsx'
import { VOLUME_TYPE } from '../volume-label.ts'
import { volumeNames } from '../volume-names.messages.ts'
import { VolumeStatus } from '../volume-state.tsx'
import { volumeFields, volumePhrases } from '../volume.messages.ts'
import { EncryptionCard } from './EncryptionCard.tsx'
import { MetadataCard } from './MetadataCard.tsx'
import { overviewMessages } from './overview.messages.ts'

export function VolumeOverview({ volume }: { volume: Volume }) {
  const intl = useIntl()
  const field = (name: keyof typeof volumeFields) => intl.formatMessage(volumeFields[name])
  const say = (name: keyof typeof overviewMessages) => intl.formatMessage(overviewMessages[name])
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <Card title={intl.formatMessage(volumeNames.one)}>
          <DescriptionList
            items={[
              { term: field('name'), value: volume.name },
              { term: field('id'), value: <Id id={volume.id} /> },
              { term: field('description'), value: volume.description },
              { term: field('projectId'), value: volume['os-vol-tenant-attr:tenant_id'] },
              { term: field('status'), value: <VolumeStatus volume={volume} intl={intl} /> },
              { term: field('group'), value: volume.group_id ?? volume.consistencygroup_id },
            ]}
          />
        </Card>
        <Card title={say('attachments')}>
          {volume.attachments.length === 0 ? (
            <p className="text-ink-3">{say('notAttached')}</p>
          ) : (
            <Attachments attachments={volume.attachments} />
          )}
        </Card>
        <SourceCard volume={volume} />
      </div>
      <div className="grid gap-4">
        <Card title={say('specs')}>
          <DescriptionList
            items={[
              { term: field('size'), value: intl.formatMessage(volumePhrases.gibibytes, { size: volume.size }) },
              { term: field('type'), value: volume.volume_type },
              { term: field('zone'), value: volume.availability_zone },
              { term: field('bootable'), value: yesNo(intl, volume.bootable === 'true') },
              { term: field('encrypted'), value: yesNo(intl, volume.encrypted) },
              { term: field('created'), value: formatMoment(intl, volume.created_at) },
            ]}
          />
        </Card>
        {volume.encrypted && <EncryptionCard id={volume.id} />}
        <MetadataCard metadata={volume.metadata} />
        {volume.transfer && (
          <Card title={say('transfer')}>
            <DescriptionList
              items={[
                { term: say('transferName'), value: volume.transfer.name },
                { term: say('transferId'), value: <Id id={volume.transfer.id} /> },
              ]}
            />
          </Card>
        )}
      </div>
    </div>
  )
}

function SourceCard({ volume }: { volume: Volume }) {
  const { formatMessage } = useIntl()
  const sources = [
    { term: overviewMessages.image, type: 'OS::Glance::Image', id: volume.imageRef },
    { term: overviewMessages.snapshot, type: 'OS::Cinder::Snapshot', id: volume.snapshot_id },
    { term: overviewMessages.volume, type: VOLUME_TYPE, id: volume.source_volid },
  ].flatMap(({ term, type, id }) => (id ? [{ term: formatMessage(term), type, id }] : []))
  if (sources.length === 0) return null
  return (
    <Card title={formatMessage(overviewMessages.source)}>
      <DescriptionList
        items={sources.map(({ term, type, id }) => ({
          term,
          value: (
            <ResourceLink type={type} id={id}>
              {id}
            </ResourceLink>
          ),
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
