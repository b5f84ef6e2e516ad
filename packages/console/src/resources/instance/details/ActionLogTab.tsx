import { serverConsoleEndpoints, type Server, type ServerAction, type ServerActionDetails } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { LoadedTable } from '../../../framework/loading/PartsTable.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatMoment, momentOf } from '../../../framework/text/dates.ts'
import { Card } from '../../../ui/Card.tsx'
import { Status } from '../../../ui/Status.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { actionLogMessages, detailsPhrases } from '../instance-details.messages.ts'
import { instanceMessages } from '../instance.messages.ts'
import { LongText } from './InformationCard.tsx'

const COLUMNS = {
  requestId: actionLogMessages.requestId,
  action: actionLogMessages.action,
  startTime: actionLogMessages.startTime,
  userId: words.userId,
  message: actionLogMessages.message,
  events: actionLogMessages.events,
}

/** The actions on a server, newest first, with their events for users who may see those. */
export function ActionLogTab({ server: { id, tenant_id: project } }: { server: Server }) {
  const intl = useIntl()
  const textOf = (message: keyof typeof actionLogMessages) => intl.formatMessage(actionLogMessages[message])
  const [open, setOpen] = useState<string | null>(null)
  const maySeeEvents = usePolicies()([['compute', 'os_compute_api:os-instance-actions:show']], { project_id: project })
  const cellsOf = ({ action, request_id: request, start_time: start, user_id: user, message }: ServerAction) => ({
    requestId: (
      <>
        <code className="font-mono text-sm">{request}</code>
        {open === request && <ActionEvents server={id} request={request} />}
      </>
    ),
    action,
    startTime: <span className="whitespace-nowrap">{formatMoment(intl, start)}</span>,
    userId: user && <span className="wrap-anywhere">{user}</span>,
    message,
    events: maySeeEvents && (
      <Button
        size="small"
        aria-expanded={open === request}
        aria-label={intl.formatMessage(detailsPhrases.eventsOf, { action })}
        onClick={() => setOpen(open === request ? null : request)}
      >
        {textOf(open === request ? 'hideEvents' : 'events')}
      </Button>
    ),
  })
  return (
    <Card flush>
      <LoadedTable
        query={query(serverConsoleEndpoints.serverActionList, { params: { id } })}
        failed={textOf('unableToList')}
        empty={textOf('empty')}
        label={intl.formatMessage(instanceMessages.actionLog)}
        columns={COLUMNS}
        hidden="events"
        idOf={(action) => action.request_id}
        cells={cellsOf}
      />
    </Card>
  )
}

type Event = ServerActionDetails['events'][number]

/** The events of one action. */
function ActionEvents({ server, request }: { server: string; request: string }) {
  const intl = useIntl()
  return (
    <div className="mt-2">
      <Loaded
        query={query(serverConsoleEndpoints.serverActionView, { params: { id: server, request } })}
        failed={intl.formatMessage(actionLogMessages.unableToLoad)}
      >
        {({ events }) =>
          events.length === 0 ? (
            <p className="text-ink-3">{intl.formatMessage(actionLogMessages.noEvents)}</p>
          ) : (
            <ol className="grid gap-1.5">
              {events.map((event) => (
                <EventLine key={`${event.event} ${event.start_time}`} event={event} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </div>
  )
}

function EventLine({ event }: { event: Event }) {
  const intl = useIntl()
  const { finish_time: end, result, traceback, details } = event
  const seconds = end === null ? null : (momentOf(end).getTime() - momentOf(event.start_time).getTime()) / 1000
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <Status tone={end === null ? 'busy' : result === 'Error' ? 'bad' : 'ok'}>
          {end === null ? intl.formatMessage(actionLogMessages.running) : (result ?? '-')}
        </Status>
        <code className="font-mono text-sm">{event.event}</code>
        <span className="text-sm text-ink-3">
          {formatMoment(intl, event.start_time)}
          {seconds !== null && `, ${intl.formatMessage(detailsPhrases.took, { seconds })}`}
          {event.host && `, ${event.host}`}
        </span>
      </span>
      {(details ?? traceback) && <LongText>{details ?? traceback ?? ''}</LongText>}
    </li>
  )
}
