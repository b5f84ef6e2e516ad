import { isStackChanging, stackResourceEndpoints, type StackEvent, type StackSummary } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query, type ItemQuery } from '../../../api/query.ts'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { LoadedTable } from '../../../framework/loading/PartsTable.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { RealId } from '../../../services/orchestration/RealId.tsx'
import { EventStatus } from '../../../services/orchestration/stack-status.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Card } from '../../../ui/Card.tsx'
import { linkClass } from '../../../ui/classes.ts'
import { resourcePath } from '../resource/stack-resource.queries.ts'
import { detailsMessages as messages } from '../stack-details.messages.ts'
import { stackFields } from '../stack.messages.ts'
import { pollInterval } from './poll-interval.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const COLUMNS = {
  time: moreWords.time,
  name: messages.resource,
  real: moreWords.resource,
  status: words.status,
  reason: stackFields.reason,
}

const PAGE = 50
const MOST = 1000

export const StackEvents = ({ stack }: { stack: StackSummary }) => (
  <EventsTable
    isWorking={isStackChanging(stack)}
    linked
    eventsOf={(size) =>
      query(stackResourceEndpoints.stackEventList, {
        params: { id: stack.id },
        query: { paginate: 'true', page_size: size },
      })
    }
  />
)

interface EventsTableProps {
  isWorking: boolean
  /** Whether the events are of many resources, each of which leads to its page. */
  linked?: boolean
  eventsOf: (size: number) => ItemQuery<{ items: StackEvent[]; has_more_data: boolean }>
}

/** Newest first; new ones arrive by themselves while Heat works. */
export function EventsTable({ isWorking, linked, eventsOf }: EventsTableProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [size, setSize] = useState(PAGE)
  const events = eventsOf(size)
  const { data } = useQuery({ ...events, refetchInterval: pollInterval(isWorking) })
  return (
    <Card flush>
      <LoadedTable
        query={events}
        failed={moreWords.unableToRetrieveTheEvents}
        label={moreWords.events}
        empty={messages.noEvents}
        columns={COLUMNS}
        cells={(event) => ({
          time: <span className="sm:whitespace-nowrap">{formatMoment(intl, event.event_time)}</span>,
          name: <EventName event={event} linked={linked} />,
          real: event.physical_resource_id && <RealId id={event.physical_resource_id} />,
          status: <EventStatus status={event.resource_status} />,
          reason: event.resource_status_reason,
        })}
      />
      {data?.has_more_data && size < MOST && (
        <div className="border-t border-line p-3">
          <Button size="small" onClick={() => setSize(Math.min(MOST, size * 4))}>
            {formatMessage(messages.moreEvents)}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Heat writes events of the stack itself under the stack's own id. */
function EventName({ event, linked }: { event: StackEvent; linked: boolean | undefined }) {
  const { resource_name: name, stack_id: stack, physical_resource_id: real } = event
  if (!linked || real === stack) return <span className="font-medium text-ink">{name}</span>
  return (
    <AppLink to={resourcePath(stack, name)} className={linkClass}>
      {name}
    </AppLink>
  )
}
