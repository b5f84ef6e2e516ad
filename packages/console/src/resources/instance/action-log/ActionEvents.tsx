import { serverConsoleEndpoints, type ServerActionDetails } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { formatMoment, momentOf } from '../../../framework/text/dates.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { Status } from '../../../ui/Status.tsx'
import { LongText } from '../overview/LongText.tsx'
import { actionLogMessages, actionLogPhrases } from './action-log.messages.ts'

type Event = ServerActionDetails['events'][number]

/** What happened in one action, step by step. */
export function ActionEvents({ server, request }: { server: string; request: string }) {
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
          {seconds !== null && `, ${intl.formatMessage(actionLogPhrases.took, { seconds })}`}
          {event.host && `, ${event.host}`}
        </span>
      </span>
      {(details ?? traceback) && <LongText>{details ?? traceback ?? ''}</LongText>}
    </li>
  )
}
