import type { ProjectUsage } from '@meridian/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Age } from '../../framework/panel/Age.tsx'
import { RefreshButton } from '../../framework/panel/panel-actions.tsx'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import type { PageProps } from '../../framework/resource/registry.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { formatSize } from '../../framework/text/units.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { UsedPeriod } from './period.ts'
import { usageMessages as messages, totalNames } from './usage.messages.ts'
import { totalsOf, type Totals } from './usage.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface UsageSectionProps {
  period: UsedPeriod
  query: UseQueryResult<ProjectUsage[]>
  /** Renders the usage; undefined while loading. */
  children: (usages: readonly ProjectUsage[] | undefined) => ReactNode
}

/** The usage in a period, with the form for the period. */
export function UsageSection({ period, query, children }: UsageSectionProps) {
  const intl = useIntl()
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  return (
    <section aria-labelledby="usage-summary" className="grid gap-3">
      <div className="grid gap-2.5">
        <h2 id="usage-summary" className="text-lg font-semibold">
          {intl.formatMessage(messages.summary)}
        </h2>
        <PeriodForm key={`${period.start} ${period.end}`} period={period} busy={isFetching} />
      </div>
      {period.possible &&
        (error ? (
          <Card>
            <ErrorState
              title={intl.formatMessage(moreWords.unableToRetrieveUsageInformation)}
              message={describeError(intl, error)}
              requestId={error.requestId}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          </Card>
        ) : (
          <div
            aria-busy={isFetching}
            className={cx('grid gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}
          >
            <UsageTotals totals={data && totalsOf(data)} />
            {children(data)}
          </div>
        ))}
    </section>
  )
}

interface PeriodFormProps {
  period: UsedPeriod
  busy: boolean
}

/** The form for the period. */
function PeriodForm({ period, busy }: PeriodFormProps) {
  const { formatMessage } = useIntl()
  const [start, setStart] = useState(period.start)
  const [end, setEnd] = useState(period.end)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    period.set({ start: start.trim(), end: end.trim() })
  }
  const problem = period.malformed ? messages.malformed : period.possible ? null : messages.impossible
  return (
    <form noValidate onSubmit={submit} className="grid gap-2" aria-label={formatMessage(moreWords.period)}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-40">
          <DateField name="start" label={formatMessage(messages.start)} value={start} onChange={setStart} />
        </div>
        <div className="w-40">
          <DateField name="end" label={formatMessage(messages.end)} value={end} onChange={setEnd} />
        </div>
        <Button type="submit" busy={busy}>
          {formatMessage(messages.submit)}
        </Button>
      </div>
      {problem ? (
        <p role="alert" className="text-sm text-bad">
          {formatMessage(problem)}
        </p>
      ) : (
        <p className="text-sm text-ink-3">{formatMessage(messages.periodHint)}</p>
      )}
    </form>
  )
}

const MB_PER_GB = 1024

const NAMES = Object.keys(totalNames) as (keyof Totals)[] // one per total

/** The totals of the period; undefined while loading. */
function UsageTotals({ totals }: { totals: Totals | undefined }) {
  const intl = useIntl()
  const formatted = (name: keyof Totals, amount: number) => {
    if (name === 'ram') return formatSize(intl, amount, 'MB')
    const digits = name === 'instances' ? 0 : 2
    const hours = name === 'ramHours' ? amount / MB_PER_GB : amount
    const text = intl.formatNumber(hours, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    return name === 'ramHours' || name === 'diskHours'
      ? intl.formatMessage(messages.gigabyteHours, { amount: text })
      : text
  }
  return (
    <Card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-4">
        {NAMES.map((name) => (
          <div key={name} className="grid content-between gap-1">
            <dt className="text-sm text-ink-3">{intl.formatMessage(totalNames[name])}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {totals ? formatted(name, totals[name]) : <Skeleton className="w-16" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type QueryState = Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching' | 'refetch'>

/** The header of an overview; its button refetches all queries of the page. */
export function OverviewHeader({ manifest, scope, queries }: PageProps & { queries: readonly QueryState[] }) {
  const intl = useIntl()
  return (
    <PageHeader
      trail={breadcrumbsOf(manifest, scope).map((step) => intl.formatMessage(step))}
      title={intl.formatMessage(manifest.title)}
      beside={<Age updatedAt={Math.max(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))} />}
      actions={
        <RefreshButton
          fetching={queries.some(({ isFetching }) => isFetching)}
          onRefresh={() => queries.forEach(({ refetch }) => void refetch())}
        />
      }
    />
  )
}
