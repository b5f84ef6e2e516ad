import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '../../ui/progress.tsx'
import type { BarChartProps } from './BarChart.tsx'
import type { LineChartProps } from './LineChart.tsx'
import type { QuotaBarProps } from './QuotaBar.tsx'
import type { UsageChartProps } from './UsageChart.tsx'

/**
 * Loads a chart when the first one is rendered, with a skeleton of its size meanwhile. Marked as pure, so that unused
 * charts are not bundled.
 */
function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>, skeletonClass: string) {
  const Chart = lazy(async () => ({ default: await load() }))
  return function LazyChart(props: Props) {
    return (
      <Suspense fallback={<Skeleton className={skeletonClass} />}>
        <Chart {...props} />
      </Suspense>
    )
  }
}

export const QuotaBar = /* @__PURE__ */ lazyChart<QuotaBarProps>(
  async () => (await import('./QuotaBar.tsx')).QuotaBar,
  'h-8 w-full',
)

export const UsageChart = /* @__PURE__ */ lazyChart<UsageChartProps>(
  async () => (await import('./UsageChart.tsx')).UsageChart,
  'h-18 w-44',
)

export const BarChart = /* @__PURE__ */ lazyChart<BarChartProps>(
  async () => (await import('./BarChart.tsx')).BarChart,
  'h-11 w-full',
)

export const LineChart = /* @__PURE__ */ lazyChart<LineChartProps>(
  async () => (await import('./LineChart.tsx')).LineChart,
  'h-72 w-full',
)
