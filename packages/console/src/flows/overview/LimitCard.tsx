import { useIntl } from 'react-intl'
import { formatSize } from '../../framework/text/bytes.ts'
import { UsageChart } from '../../framework/charts/charts.tsx'
import { PanelAlert } from '../../framework/panel/PanelAlert.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { limitNames, overviewMessages as messages } from './overview.messages.ts'
import type { LimitGroup } from './use-limits.ts'

const SKELETONS = [1, 2, 3]

interface LimitCardProps {
  group: LimitGroup
  wide: boolean
}

/** The limits of one service: each a pie. */
export function LimitCard({ group: { id, answer }, wide }: LimitCardProps) {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = answer
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
