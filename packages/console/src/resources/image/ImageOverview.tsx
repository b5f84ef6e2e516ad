import { serverEndpoints, type Image, type Server } from '@meridian/contract'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { ColumnFacts } from '../../framework/resource/Overview.tsx'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { fact, fieldFact, type Fact } from '../../framework/resource/column.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { settingAt } from '../../framework/session/settings.ts'
import { words } from '../../framework/text/common.messages.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { compareText } from '../../framework/text/wording.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Badge } from '../../ui/inline.tsx'
import { ImageMembers } from './ImageMembers.tsx'
import { ImageStores } from './ImageStores.tsx'
import { imageColumns } from './image.columns.tsx'
import { imageManifest } from './image.manifest.ts'
import { imageFacts, imagePageMessages } from './image-page.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** Properties that services set, or that the page shows elsewhere. */
const NOT_CUSTOM = new Set([
  'file',
  'schema',
  'self',
  'locations',
  'direct_url',
  'stores',
  'image_url',
  'virtual_size',
  'kernel_id',
  'ramdisk_id',
  'architecture',
  'os_hash_algo',
  'os_hash_value',
  'os_hidden',
  'img_signature',
  'img_signature_hash_method',
  'img_signature_key_type',
  'img_signature_certificate_uuid',
  'tags',
  'description',
  'filename',
])

/** A property's value as text: users can only set strings, but services also set other values. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** Name and value of the properties that users set, sorted by name. */
export const customProperties = (image: Image): [name: string, value: string][] =>
  Object.entries(image.properties)
    .filter(([name]) => !NOT_CUSTOM.has(name))
    .map(([name, value]): [string, string] => [name, textOf(value)])
    .sort(([a], [b]) => compareText(a, b))

export const tagsOf = ({ properties: { tags } }: Image): string[] => (Array.isArray(tags) ? tags.map(textOf) : [])

const columns = (...ids: string[]) => ids.flatMap((id) => imageColumns.filter((column) => column.id === id))

const description: Fact<Image> = fact('description', words.description, ({ properties }) =>
  textOf(properties.description),
)

const tags: Fact<Image> = fact('tags', words.tags, (image) => tagsOf(image).join(', '), {
  cell: (image) => (
    <span className="flex flex-wrap gap-1">
      {tagsOf(image).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  ),
})

/** Facts that only some images have. */
const rareFacts: Fact<Image>[] = [
  description,
  fact(
    'virtual_size',
    imageFacts.virtualSize,
    ({ properties: { virtual_size: size } }) => (typeof size === 'number' ? size : null),
    {
      text: ({ properties: { virtual_size: size } }, { intl }) =>
        typeof size === 'number' ? formatBytes(intl, size) : '',
    },
  ),
  fact('kernel_id', moreWords.kernelId, ({ properties }) => textOf(properties.kernel_id)),
  fact('ramdisk_id', moreWords.ramdiskId, ({ properties }) => textOf(properties.ramdisk_id)),
  tags,
]

/** The facts of an image beside its common ones: those that have a value. */
export const rareFactsOf = (image: Image, context: CellContext): Fact<Image>[] =>
  rareFacts.filter(({ value }) => ![null, ''].includes(value(image, context) as string | null)) // other values are not in the list

const generalFacts: Fact<Image>[] = [
  ...columns('type', 'status', 'size', 'min_disk', 'min_ram', 'disk_format', 'container_format'),
  fieldFact('architecture', imageFacts.architecture),
  ...columns('created_at', 'updated_at'),
]

/** A long code, with a button that copies it. */
function copied(id: string, header: MessageDescriptor, value: (image: Image) => string): Fact<Image> {
  return fact(id, header, value, {
    cell: (image) => {
      const code = value(image)
      return (
        code && (
          <span className="flex items-center gap-1">
            <code className="min-w-0 font-mono text-sm break-all">{code}</code>
            <CopyButton value={code} />
          </span>
        )
      )
    },
  })
}

const securityFacts: Fact<Image>[] = [
  ...columns('owner'),
  fact('filename', imageFacts.filename, ({ properties }) => textOf(properties.filename)),
  ...columns('visibility', 'protected', 'os_hidden'),
  copied('checksum', imageFacts.checksum, ({ checksum }) => checksum ?? ''),
]

/** Facts about the authenticity of the data, which only some images have. */
const signatureFacts: Fact<Image>[] = [
  copied('hash', moreWords.hash, ({ properties: { os_hash_algo: algorithm, os_hash_value: value } }) =>
    value ? `${textOf(algorithm)}:${textOf(value)}` : '',
  ),
  copied('signature', imageFacts.signature, ({ properties }) => textOf(properties.img_signature)),
  ...Object.entries({
    img_signature_hash_method: imageFacts.signatureHash,
    img_signature_key_type: imageFacts.signatureKey,
    img_signature_certificate_uuid: imageFacts.signatureCertificate,
  }).map(([property, header]): Fact<Image> => fact(property, header, ({ properties }) => textOf(properties[property]))),
]

export function ImageOverview({ image }: { image: Image }) {
  const { formatMessage } = useIntl()
  const context = useCellContext(securityFacts)
  const custom = customProperties(image)
  const titles = settingAt<Readonly<Record<string, string>>>(context.settings, ['IMAGE_CUSTOM_PROPERTY_TITLES'], {})
  const facts = [...generalFacts, ...rareFactsOf(image, context)]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={formatMessage(imageManifest.names.one)}>
        <ColumnFacts item={image} facts={facts} />
      </Card>
      <div className="grid gap-4">
        <Card title={formatMessage(imagePageMessages.security)}>
          <ColumnFacts
            item={image}
            facts={[...securityFacts, ...signatureFacts.filter(({ value }) => value(image, context))]}
          />
        </Card>
        {image.visibility === 'shared' && image.owner === context.session.project_id && <ImageMembers image={image} />}
        <ImageStores image={image} />
        {context.serves('compute') && <ImageUsers id={image.id} />}
        <Card title={formatMessage(imagePageMessages.customProperties)}>
          {custom.length === 0 ? (
            <p className="text-ink-3">{formatMessage(imagePageMessages.noCustomProperties)}</p>
          ) : (
            <DescriptionList items={custom.map(([name, value]) => ({ term: titles[name] ?? name, value }))} />
          )}
        </Card>
      </div>
    </div>
  )
}

const userCells = ({ id, name, status }: Server) => ({
  name: <ResourceLink type="OS::Nova::Server" id={id} name={name || id} />,
  status,
})

/** The instances of the project that were started from the image. */
const ImageUsers = ({ id }: { id: string }) => (
  <ListCard
    title={imagePageMessages.usedBy}
    query={query(serverEndpoints.serverList, { query: { image: id } })}
    failed={moreWords.unableToRetrieveTheInstances}
    empty={imagePageMessages.usedByNone}
    columns={{ name: words.name, status: words.status }}
    cells={userCells}
  />
)
