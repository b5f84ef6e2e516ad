import type { ProjectUsage } from '@meridian/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { describeError } from '../../framework/text/describe-error.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { totalsOf } from './usage-totals.ts'
import { usageMessages as messages } from './usage.messages.ts'
import { UsageTotals } from './UsageTotals.tsx'
import type { UsedPeriod } from './use-period.ts'

interface UsageSectionProps {
  period: UsedPeriod
  answer: UseQueryResult<ProjectUsage[]>
  /** What was used, row by row; undefined until that is known. */
  children: (usages: readonly ProjectUsage[] | undefined) => ReactNode
}

/** What was used in a period, which is asked for here. */
export function UsageSection({ period, answer, children }: UsageSectionProps) {
  const intl = useIntl()
  const { data, error, isFetching, isPlaceholderData, refetch } = answer
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
              title={intl.formatMessage(messages.failed)}
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
