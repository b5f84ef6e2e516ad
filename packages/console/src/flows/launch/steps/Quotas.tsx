import { UsageChart } from '../../../framework/charts/charts.tsx'
import type { UsageChartProps } from '../../../framework/charts/UsageChart.tsx'

/** The used quotas, and how much more this launch takes. */
export const Quotas = ({ charts }: { charts: readonly UsageChartProps[] }) => (
  <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
    {charts.map((chart) => (
      <div key={chart.title} className="rounded-lg border border-line px-3 py-2">
        <UsageChart {...chart} />
      </div>
    ))}
  </div>
)
