import type { Image } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import { cellText } from '../../framework/table/cell-text.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { imageColumns, ImageStatus, Protected } from './image.columns.tsx'
import { customProperties, tagsOf, textOf } from './image-properties.ts'
import { imageNames } from './image-names.messages.ts'
import { imageFields, imageMessages } from './image.messages.ts'

export function ImageOverview({ image }: { image: Image }) {
  const intl = useIntl()
  const context = useCellContext(imageColumns)
  const term = (field: keyof typeof imageFields) => intl.formatMessage(imageFields[field])
  const cell = (id: string) => {
    const column = imageColumns.find((candidate) => candidate.id === id)
    return column && cellText(column, image, context)
  }
  const custom = customProperties(image)
  const tags = tagsOf(image)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(imageNames.one)}>
        <DescriptionList
          items={[
            { term: term('description'), value: textOf(image.properties.description) },
            { term: term('type'), value: cell('type') },
            { term: term('status'), value: <ImageStatus image={image} intl={intl} /> },
            { term: term('size'), value: cell('size') },
            { term: term('minDisk'), value: cell('min_disk') },
            { term: term('minRam'), value: cell('min_ram') },
            { term: term('diskFormat'), value: cell('disk_format') },
            { term: term('containerFormat'), value: cell('container_format') },
            { term: term('architecture'), value: image.architecture },
            { term: term('createdAt'), value: formatMoment(intl, image.created_at) },
            { term: term('updatedAt'), value: formatMoment(intl, image.updated_at) },
            ...(tags.length > 0
              ? [
                  {
                    term: term('tags'),
                    value: (
                      <span className="flex flex-wrap gap-1">
                        {tags.map((tag) => (
                          <Badge key={tag}>{tag}</Badge>
                        ))}
                      </span>
                    ),
                  },
                ]
              : []),
          ].filter(({ term: name, value }) => name !== term('description') || value)}
        />
      </Card>
      <div className="grid gap-4">
        <Card title={intl.formatMessage(imageMessages.security)}>
          <DescriptionList
            items={[
              { term: term('owner'), value: context.projectName(image.owner) },
              { term: term('filename'), value: textOf(image.properties.filename) },
              { term: term('visibility'), value: cell('visibility') },
              { term: term('protected'), value: <Protected image={image} intl={intl} /> },
              { term: term('checksum'), value: image.checksum && <Copyable text={image.checksum} /> },
            ]}
          />
        </Card>
        <Card title={intl.formatMessage(imageMessages.customProperties)}>
          {custom.length === 0 ? (
            <p className="text-ink-3">{intl.formatMessage(imageMessages.noCustomProperties)}</p>
          ) : (
            <DescriptionList items={custom.map(([name, value]) => ({ term: name, value }))} />
          )}
        </Card>
      </div>
    </div>
  )
}

const Copyable = ({ text }: { text: string }) => (
  <span className="flex items-center gap-1">
    <code className="min-w-0 font-mono text-sm break-all">{text}</code>
    <CopyButton value={text} />
  </span>
)
