import { useIntl, type IntlShape } from 'react-intl'
import { measure, quotaLevel } from '../../framework/charts/usage.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PanelAlert } from '../../framework/panel/panel-states.tsx'
import { formatShare, formatSize } from '../../framework/text/units.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { cx, linkClass } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { limitNames, overviewMessages } from '../overview/overview.messages.ts'
import type { Limited, LimitGroup } from '../overview/use-limits.ts'
import { homeMessages as messages, homePhrases } from './home.messages.ts'

/** As many are shown; the overview has all. */
const SHOWN = 8

/** What a new project needs first. */
const FIRST: readonly Limited['id'][] = ['instances', 'vcpus', 'ram', 'storage', 'floatingIps']

/** The limits of the project as bars, fullest first; each service loads and fails by itself. */
export function LimitsCard({ groups, isNew }: { groups: readonly LimitGroup[]; isNew: boolean }) {
  const intl = useIntl()
  const failed = groups.filter(({ query }) => query.error)
  const limits = groups.flatMap(({ query }) => query.data ?? [])
  const shown = isNew
    ? FIRST.flatMap((id) => limits.find((limited) => limited.id === id) ?? [])
    : limits.toSorted((a, b) => shareOf(b) - shareOf(a)).slice(0, SHOWN)
  return (
    <Card
      title={intl.formatMessage(isNew ? messages.yourLimits : messages.limits)}
      actions={!isNew && <span className="text-sm text-ink-3">{intl.formatMessage(messages.fullestFirst)}</span>}
      flush
    >
      <div className="grid grid-cols-1 gap-4 p-4">
        {failed.map(({ id, query: { error, isFetching, refetch } }) =>
          error ? (
            <PanelAlert
              key={id}
              title={`${intl.formatMessage(overviewMessages[id])}: ${intl.formatMessage(overviewMessages.limitsFailed)}`}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : null,
        )}
        {shown.map((limited) => (
          <LimitBar key={limited.id} limited={limited} />
        ))}
        {groups.some(({ query }) => query.isLoading) &&
          Array.from({ length: (isNew ? FIRST.length : SHOWN) - shown.length }, (_, index) => (
            <Skeleton key={index} className={cx('h-7.5 w-full', shown.length > 0 && 'invisible')} />
          ))}
        {groups.length === 0 && <p className="text-ink-3">{intl.formatMessage(messages.noLimits)}</p>}
      </div>
      <p className="border-t border-line px-4 py-2.5">
        <AppLink to={paths.overview()} className={linkClass}>
          {intl.formatMessage(messages.allLimits)}
        </AppLink>
      </p>
    </Card>
  )
}

/** Without a limit, it comes last. */
const shareOf = (limited: Limited): number => measure(limited).percent ?? -1

/** '118.5 of 200 GB': both in the same unit. */
export function shareText(intl: IntlShape, { used, max, unit }: Pick<Limited, 'used' | 'max' | 'unit'>): string {
  if (measure({ used, max }).max === null)
    return intl.formatMessage(homePhrases.noLimit, {
      used: unit ? formatSize(intl, used, unit) : intl.formatNumber(used),
    })
  const [part, whole] = unit ? formatShare(intl, used, max, unit) : [intl.formatNumber(used), intl.formatNumber(max)]
  return intl.formatMessage(homePhrases.share, { used: part, max: whole })
}

const FILL = { normal: 'bg-accent', warning: 'bg-warn', danger: 'bg-bad' }
const TEXT = { normal: 'text-ink-2', warning: 'text-warn', danger: 'text-bad' }

function LimitBar({ limited }: { limited: Limited }) {
  const intl = useIntl()
  const { percent } = measure(limited)
  const level = percent === null ? 'normal' : quotaLevel(percent)
  const text = shareText(intl, limited)
  const full = percent === null ? 0 : Math.min(percent, 100)
  const name = intl.formatMessage(limitNames[limited.id])
  return (
    <div
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={full}
      aria-valuetext={text}
      className="grid gap-1.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{name}</span>
        <span className={cx('tabular-nums', TEXT[level])}>
          {level !== 'normal' && percent !== null && Number.isFinite(percent) && (
            <strong className="font-semibold">{intl.formatNumber(percent / 100, { style: 'percent' })} · </strong>
          )}
          {text}
        </span>
      </div>
      <div aria-hidden className="h-1 overflow-hidden rounded-sm bg-line">
        <div className={cx('h-full rounded-sm', FILL[level])} style={{ width: `${full}%` }} />
      </div>
    </div>
  )
}
