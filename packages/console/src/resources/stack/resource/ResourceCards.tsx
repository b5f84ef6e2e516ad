import { isStackChanging, stackResourceEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { YamlBlock } from '../../../services/orchestration/YamlBlock.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EventsTable } from '../details/EventsTable.tsx'
import { resourceMessages as messages } from './stack-resource.messages.ts'
import { resourceParams, type StackResourceItem } from './stack-resource.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** What Heat knows of the real resource, and the metadata that it hands to it. */
export function ResourceCards({ resource: { id, attributes } }: { resource: StackResourceItem }) {
  const { formatMessage } = useIntl()
  // Nothing has a value until the real resource exists.
  const hasAttributes = Object.values(attributes ?? {}).some((value) => value !== null)
  return (
    <div className="grid gap-4">
      {hasAttributes && (
        <Card flush title={formatMessage(moreWords.attributes)}>
          <YamlBlock label={formatMessage(moreWords.attributes)} value={attributes} />
        </Card>
      )}
      <Card flush title={formatMessage(messages.metadata)}>
        <Loaded
          query={query(stackResourceEndpoints.stackResourceMetadata, { params: resourceParams(id) })}
          failed={formatMessage(moreWords.unableToRetrieveTheMetadata)}
          padded
        >
          {(metadata) =>
            Object.keys(metadata).length === 0 ? (
              <p className="p-4 text-ink-3">{formatMessage(messages.noMetadata)}</p>
            ) : (
              <YamlBlock label={formatMessage(messages.metadata)} value={metadata} />
            )
          }
        </Loaded>
      </Card>
    </div>
  )
}

export const ResourceEvents = ({ resource }: { resource: StackResourceItem }) => (
  <EventsTable
    isWorking={isStackChanging({ stack_status: resource.resource_status })}
    eventsOf={(size) =>
      query(stackResourceEndpoints.stackResourceEvents, {
        params: resourceParams(resource.id),
        query: { paginate: 'true', page_size: size },
      })
    }
  />
)
