import { useIntl } from 'react-intl'
import { formatBytes } from '../../../framework/text/bytes.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { objectFields, objectMessages } from './object.messages.ts'
import type { StoredObject } from './object.queries.ts'

/** What is known of one object. */
export function ObjectFacts({ object }: { object: StoredObject }) {
  const intl = useIntl()
  const size = object.is_subdir ? intl.formatMessage(objectMessages.folder) : formatBytes(intl, object.bytes)
  return (
    <DescriptionList
      items={[
        { term: intl.formatMessage(objectFields.name), value: <bdi>{object.path}</bdi> },
        {
          term: intl.formatMessage(objectFields.hash),
          value: object.hash && <code className="font-mono text-sm">{object.hash}</code>,
        },
        { term: intl.formatMessage(objectFields.contentType), value: object.content_type },
        {
          term: intl.formatMessage(objectFields.timestamp),
          value: object.last_modified && formatMoment(intl, object.last_modified),
        },
        { term: intl.formatMessage(objectFields.size), value: size },
      ]}
    />
  )
}
