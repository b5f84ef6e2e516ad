import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { BarChartProps } from './BarChart.tsx'
import type { LineChartProps } from './LineChart.tsx'
import type { QuotaBarProps } from './QuotaBar.tsx'
import type { UsageChartProps } from './UsageChart.tsx'

/** Charts are fetched when the first of them is drawn; a skeleton of their size holds the place. */
function onFirstSight<Props extends object>(load: () => Promise<ComponentType<Props>>, place: string) {
  const Chart = lazy(async () => ({ default: await load() }))
  return function LazyChart(props: Props) {
    return (
      <Suspense fallback={<Skeleton className={place} />}>
        <Chart {...props} />
      </Suspense>
    )
  }
}

export const QuotaBar = onFirstSight<QuotaBarProps>(async () => (await import('./QuotaBar.tsx')).QuotaBar, 'h-8 w-full')

export const UsageChart = onFirstSight<UsageChartProps>(
  async () => (await import('./UsageChart.tsx')).UsageChart,
  'h-18 w-44',
)

export const BarChart = onFirstSight<BarChartProps>(
  async () => (await import('./BarChart.tsx')).BarChart,
  'h-11 w-full',
)

export const LineChart = onFirstSight<LineChartProps>(
  async () => (await import('./LineChart.tsx')).LineChart,
  'h-72 w-full',
)
