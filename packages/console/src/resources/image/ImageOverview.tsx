import type { Image } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/resource/Overview.tsx'
import type { Fact } from '../../framework/resource/column.ts'
import { words } from '../../framework/text/common.messages.ts'
import { compareText } from '../../framework/text/wording.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Badge } from '../../ui/inline.tsx'
import { imageColumns } from './image.columns.tsx'
import { imageManifest } from './image.manifest.ts'
import { imageFields, imageMessages } from './image.messages.ts'

/** Properties that services set, or that the page shows elsewhere. */
const NOT_CUSTOM = new Set([
  ...['file', 'schema', 'self', 'locations', 'direct_url', 'stores', 'image_url', 'virtual_size'],
  ...['os_hash_algo', 'os_hash_value', 'os_hidden', 'tags', 'description', 'filename'],
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

const description: Fact<Image> = {
  id: 'description',
  header: words.description,
  value: ({ properties }) => textOf(properties.description),
}

const tags: Fact<Image> = {
  id: 'tags',
  header: imageFields.tags,
  value: (image) => tagsOf(image).join(', '),
  cell: (image) => (
    <span className="flex flex-wrap gap-1">
      {tagsOf(image).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  ),
}

const generalFacts: Fact<Image>[] = [
  ...columns('type', 'status', 'size', 'min_disk', 'min_ram', 'disk_format', 'container_format'),
  { id: 'architecture', header: imageFields.architecture, value: ({ architecture }) => architecture },
  ...columns('created_at', 'updated_at'),
]

const securityFacts: Fact<Image>[] = [
  ...columns('owner'),
  { id: 'filename', header: imageFields.filename, value: ({ properties }) => textOf(properties.filename) },
  ...columns('visibility', 'protected'),
  {
    id: 'checksum',
    header: imageFields.checksum,
    value: ({ checksum }) => checksum,
    cell: ({ checksum }) =>
      checksum && (
        <span className="flex items-center gap-1">
          <code className="min-w-0 font-mono text-sm break-all">{checksum}</code>
          <CopyButton value={checksum} />
        </span>
      ),
  },
]

export function ImageOverview({ image }: { image: Image }) {
  const { formatMessage } = useIntl()
  const custom = customProperties(image)
  const facts = [
    ...(image.properties.description ? [description] : []),
    ...generalFacts,
    ...(tagsOf(image).length > 0 ? [tags] : []),
  ]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={formatMessage(imageManifest.names.one)}>
        <ColumnFacts item={image} facts={facts} />
      </Card>
      <div className="grid gap-4">
        <Card title={formatMessage(imageMessages.security)}>
          <ColumnFacts item={image} facts={securityFacts} />
        </Card>
        <Card title={formatMessage(imageMessages.customProperties)}>
          {custom.length === 0 ? (
            <p className="text-ink-3">{formatMessage(imageMessages.noCustomProperties)}</p>
          ) : (
            <DescriptionList items={custom.map(([name, value]) => ({ term: name, value }))} />
          )}
        </Card>
      </div>
    </div>
  )
}
