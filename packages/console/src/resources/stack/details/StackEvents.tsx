import { isStackChanging, stackResourceEndpoints, type StackSummary } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { LoadedTable } from '../../../framework/loading/Loaded.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { EventStatus } from '../../../services/orchestration/stack-status.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Card } from '../../../ui/Card.tsx'
import { detailsMessages as messages } from '../stack-details.messages.ts'
import { stackTabs } from '../stack.messages.ts'
import { pollInterval } from './poll-interval.ts'

const COLUMNS = {
  time: messages.time,
  name: messages.resource,
  real: messages.realResource,
  status: words.status,
  reason: messages.reason,
}

const PAGE = 50
const MOST = 1000

/** Newest first; new ones arrive by themselves while Heat works. */
export function StackEvents({ stack }: { stack: StackSummary }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [size, setSize] = useState(PAGE)
  const events = query(stackResourceEndpoints.stackEventList, {
    params: { id: stack.id },
    query: { paginate: 'true', page_size: size },
  })
  const { data } = useQuery({ ...events, refetchInterval: pollInterval(isStackChanging(stack)) })
  return (
    <Card flush>
      <LoadedTable
        query={events}
        failed={formatMessage(messages.eventsFailed)}
        empty={formatMessage(messages.noEvents)}
        label={formatMessage(stackTabs.events)}
        columns={Object.entries(COLUMNS).map(([id, header]) => ({ id, header: formatMessage(header) }))}
        rows={({ items }) =>
          items.map((event) => ({
            id: event.id,
            cells: {
              time: formatMoment(intl, event.event_time),
              name: <span className="font-medium text-ink">{event.resource_name}</span>,
              real: <code className="font-mono text-sm wrap-anywhere">{event.physical_resource_id}</code>,
              status: <EventStatus status={event.resource_status} />,
              reason: event.resource_status_reason,
            },
          }))
        }
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
