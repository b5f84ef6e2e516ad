import { type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PanelAlert } from '../../framework/panel/panel-states.tsx'
import { useSession } from '../../framework/session/session.ts'
import { formatAgo, formatMoment } from '../../framework/text/dates.ts'
import { paths } from '../../paths.ts'
import { useUserNames } from '../../services/identity/user-names.ts'
import { statusText } from '../../services/orchestration/stack-status.tsx'
import { Card } from '../../ui/Card.tsx'
import { linkClass, nameLinkClass } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import type { Change } from './changes.ts'
import { changePhrases, otherChange } from './changes.messages.ts'
import { homeMessages as messages } from './home.messages.ts'
import { useChanges } from './home.queries.ts'

const PLACEHOLDERS = [1, 2, 3, 4, 5]

/** What happened lately in the project, and who did it. */
export function ChangesCard() {
  const intl = useIntl()
  const { changes, loading, error, refetch, fetching } = useChanges()
  const nameOf = useUserNames(changes.map(({ user }) => user))
  return (
    <Card
      title={intl.formatMessage(messages.changes)}
      actions={
        <AppLink to={paths.timeline()} className={linkClass}>
          {intl.formatMessage(messages.timeline)}
        </AppLink>
      }
      flush
    >
      {error && (
        <div className="p-4">
          <PanelAlert
            title={intl.formatMessage(messages.changesFailed)}
            error={error}
            retrying={fetching}
            onRetry={refetch}
          />
        </div>
      )}
      {/* Waiting for all: sentences that move while one reads are worse than a short wait. */}
      {loading ? (
        <div aria-hidden className="divide-y divide-line">
          {PLACEHOLDERS.map((each) => (
            <div key={each} className="flex h-11 items-center px-4">
              <Skeleton className="w-1/2" />
            </div>
          ))}
        </div>
      ) : changes.length === 0 ? (
        !error && <p className="p-4 text-ink-3">{intl.formatMessage(messages.noChanges)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {changes.map((change) => (
            <ChangeRow key={change.key} change={change} name={nameOf(change.user)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ChangeRow({ change, name }: { change: Change; name: string | undefined }) {
  const intl = useIntl()
  const { id: own } = useSession()
  const who =
    change.user === null
      ? null
      : change.user === own
        ? intl.formatMessage(messages.you)
        : (name ?? intl.formatMessage(messages.otherUser))
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {sentence(intl, change)}
        {change.failed && <strong className="font-semibold text-bad"> · {intl.formatMessage(messages.failed)}</strong>}
      </span>
      {who && (
        <span className="max-w-40 truncate text-sm text-ink-2" title={name ?? change.user ?? undefined}>
          {who}
        </span>
      )}
      <time
        dateTime={new Date(change.at).toISOString()}
        title={formatMoment(intl, new Date(change.at).toISOString())}
        className="w-24 text-end text-sm text-ink-3 tabular-nums"
      >
        {formatAgo(intl, change.at)}
      </time>
    </li>
  )
}

const isKnown = (what: string): what is keyof typeof changePhrases => Object.hasOwn(changePhrases, what)

function sentence(intl: IntlShape, { what: action, subjects }: Change): ReactNode {
  const links = subjects.map(({ type, id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <AppLink to={paths.details(type, id)} className={nameLinkClass}>
        {name}
      </AppLink>
    </span>
  ))
  const things = () => <span key="things">{links}</span>
  if (isKnown(action)) return intl.formatMessage(changePhrases[action], { things })
  if (subjects[0]?.type === 'OS::Heat::Stack')
    return intl.formatMessage(otherChange.stack, { things, status: statusText(intl, action) })
  return intl.formatMessage(otherChange.any, { things, action })
}
