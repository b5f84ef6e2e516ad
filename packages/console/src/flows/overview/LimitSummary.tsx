import { useIntl } from 'react-intl'
import { UsageChart } from '../../framework/charts/charts.tsx'
import { PanelAlert } from '../../framework/panel/panel-states.tsx'
import { formatSize } from '../../framework/text/units.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { overviewMessages as messages, limitNames } from './overview.messages.ts'
import type { LimitGroup } from './use-limits.ts'

/** The project's limits and their usage, by service. */
export function LimitSummary({ groups }: { groups: readonly LimitGroup[] }) {
  const { formatMessage } = useIntl()
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="limit-summary" className="grid gap-2.5">
      <h2 id="limit-summary" className="text-lg font-semibold">
        {formatMessage(messages.limits)}
      </h2>
      <div
        className={cx(
          'grid gap-3',
          groups.length > 1 && 'md:grid-cols-2',
          groups.length > 2 && 'xl:grid-cols-[1fr_1fr_2fr]',
        )}
      >
        {groups.map((group, index) => (
          <LimitCard
            key={group.id}
            group={group}
            // The last of three has its own row unless all fit in one.
            wide={groups.length % 2 === 1 && index === groups.length - 1}
          />
        ))}
      </div>
    </section>
  )
}

const SKELETONS = [1, 2, 3]

interface LimitCardProps {
  group: LimitGroup
  wide: boolean
}

/** The limits of one service, each as a pie. */
function LimitCard({ group: { id, query }, wide }: LimitCardProps) {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = query
  return (
    <Card title={intl.formatMessage(messages[id])} nested className={cx(wide && 'md:col-span-2 xl:col-span-1')}>
      <div className={cx('grid grid-cols-1 gap-x-6 gap-y-4', wide && 'sm:grid-cols-2')}>
        {error && (
          <div className="col-span-full">
            <PanelAlert
              title={intl.formatMessage(messages.limitsFailed)}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {!data && !error && SKELETONS.map((each) => <Skeleton key={each} className="h-15 w-44" />)}
        {data?.map(({ id: what, unit, ...limited }) => (
          <UsageChart
            key={what}
            kind="pie"
            title={intl.formatMessage(limitNames[what])}
            {...limited}
            format={unit && ((amount) => formatSize(intl, amount, unit))}
          />
        ))}
      </div>
    </Card>
  )
}
