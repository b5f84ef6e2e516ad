import { serverConsoleEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { momentOf } from '../../framework/text/dates.ts'
import { useUserNames } from '../../services/identity/user-names.ts'
import { Status, type StatusTone } from '../../ui/Status.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { UnfoldIcon } from '../../ui/inline.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { RequestId } from '../../ui/states.tsx'
import { SERVER } from '../findings/rule.ts'
import type { HappenedEvent, Line, Result } from './feed.ts'
import { resultNames, timelineMessages as messages, timelinePhrases as phrases } from './timeline.messages.ts'

const TONES: Record<Result, StatusTone> = { done: 'ok', failed: 'bad', running: 'busy', recorded: 'off' }

/** As many of the same kind are named. */
const NAMED = 3
/** As many others are listed below an opened line. */
const LISTED = 30

interface TimelineRowProps {
  line: Line
  who: string | null
  /** The day that begins with this line. */
  newDay: number | null
}

/** One event, or many alike: when, who, what and how it went. */
export function TimelineRow({ line, who, newDay }: TimelineRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const registry = useRegistry()
  const [open, setOpen] = useState(false)
  const { at, result, thing, text, what, others, requestId } = line
  const entry = entryOfType(registry, line.type)
  const name = thing?.name ?? ''
  const hasMore = others.length > 0 || text !== '' || requestId !== null || (line.type === SERVER && thing !== null)
  return (
    <>
      {newDay !== null && (
        <li className="bg-sunken px-4 py-2 font-semibold">{intl.formatDate(newDay, { dateStyle: 'full' })}</li>
      )}
      <li className={cx('border-s-3', result === 'failed' ? 'border-s-bad' : 'border-s-transparent')}>
        <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_2rem] items-start gap-x-3 gap-y-1 py-2 pe-4 ps-3 md:grid-cols-[4.5rem_8rem_minmax(0,1fr)_7rem_2rem]">
          <time dateTime={new Date(at).toISOString()} className="font-mono text-sm text-ink-3 tabular-nums">
            {timeOf(intl, at)}
          </time>
          <span className="truncate text-ink-2 max-md:col-start-2 max-md:row-start-2" title={who ?? undefined}>
            {who ?? <span className="text-ink-3">{formatMessage(messages.notRecorded)}</span>}
          </span>
          <span className="min-w-0 wrap-anywhere max-md:col-start-2 max-md:row-start-1">
            {sentence(intl, line, entry ? formatMessage(entry.names.one) : '')}
            {result === 'failed' && text !== '' && <span className="block text-sm text-ink-2">{text}</span>}
          </span>
          <span className="text-sm max-md:col-start-2 max-md:row-start-3">
            <Status tone={TONES[result]}>{formatMessage(resultNames[result])}</Status>
          </span>
          {hasMore && (
            <span className="-my-1 max-md:col-start-3 max-md:row-start-1">
              <IconButton
                size="small"
                variant="quiet"
                label={formatMessage(phrases.show, { name })}
                icon={<UnfoldIcon open={open} />}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              />
            </span>
          )}
        </div>
        {open && (
          <div className="grid gap-2 bg-sunken py-3 pe-4 ps-[5.75rem] text-sm max-md:ps-4">
            {what === 'did' || result === 'failed' || text === '' ? null : <p className="wrap-anywhere">{text}</p>}
            {requestId && <RequestId id={requestId} />}
            {others.length > 0 && <Others events={[line, ...others]} />}
            {line.type === SERVER && thing && <Actions server={thing.id} />}
          </div>
        )}
      </li>
    </>
  )
}

const timeOf = (intl: IntlShape, at: number): string =>
  intl.formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })

function sentence(intl: IntlShape, { what, others, text, revision, ...line }: Line, type: string): ReactNode {
  const all = [line, ...others].flatMap(({ thing }) => thing ?? [])
  const distinct = [...new Map(all.map((one) => [one.id, one])).values()]
  const things = () => (
    <span key="things">
      <span className="text-ink-2">{type}</span>{' '}
      {distinct.slice(0, NAMED).map(({ type: of, id, name }, at) => (
        <span key={id} className="font-medium">
          {at > 0 && ', '}
          {id === '' ? name : <ResourceLink type={of} id={id} name={name} />}
        </span>
      ))}
      {distinct.length > NAMED && (
        <span className="text-ink-2"> {intl.formatMessage(phrases.others, { count: distinct.length - NAMED })}</span>
      )}
    </span>
  )
  if (what === 'did') return intl.formatMessage(phrases.did, { thing: things, title: text })
  if (what === 'changed' && revision !== undefined && others.length === 0)
    return intl.formatMessage(phrases.changedTimes, { thing: things, count: revision })
  return intl.formatMessage(phrases[what], { thing: things })
}

function Others({ events }: { events: readonly HappenedEvent[] }) {
  const intl = useIntl()
  return (
    <ul className="grid gap-1">
      {events.slice(0, LISTED).map(({ id, at, thing }) => (
        <li key={id} className="flex gap-3 wrap-anywhere">
          <span className="font-mono text-ink-3 tabular-nums">{timeOf(intl, at)}</span>
          {thing && <ResourceLink type={thing.type} id={thing.id} name={thing.name} />}
        </li>
      ))}
      {events.length > LISTED && (
        <li className="text-ink-3">{intl.formatMessage(phrases.others, { count: events.length - LISTED })}</li>
      )}
    </ul>
  )
}

/** Every action that Nova keeps of a server: read when a line is opened, never for all. */
function Actions({ server }: { server: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data, error } = useQuery(query(serverConsoleEndpoints.serverActionList, { params: { id: server } }))
  const names = useUserNames(data?.items.map(({ user_id: user }) => user) ?? [])
  return (
    <div className="grid gap-1">
      <p className="font-medium">{formatMessage(messages.actions)}</p>
      {error && (
        <p className="text-bad">
          {formatMessage(messages.actionsFailed)} {describeError(intl, error)}
        </p>
      )}
      {!data && !error && <Skeleton className="w-1/3" />}
      {data?.items.length === 0 && <p className="text-ink-3">{formatMessage(messages.noActions)}</p>}
      <ul className="grid gap-1">
        {data?.items.map(({ action, request_id: request, start_time: time, user_id: user, message }) => (
          <li key={`${request} ${action}`} className="flex flex-wrap gap-x-3">
            <span className="font-mono text-ink-3 tabular-nums">
              {intl.formatDate(momentOf(time), { dateStyle: 'short', timeStyle: 'short' })}
            </span>
            <span className="font-medium">{action}</span>
            <span className="text-ink-2">{names(user) ?? user}</span>
            <Status tone={message === null ? 'off' : 'bad'}>
              {formatMessage(message === null ? resultNames.recorded : resultNames.failed)}
            </Status>
            <span className="font-mono wrap-anywhere text-ink-3">{request}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
