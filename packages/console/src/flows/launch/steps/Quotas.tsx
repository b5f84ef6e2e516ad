import { QuotaLine, type QuotaLineProps } from '../../../services/launch/QuotaLine.tsx'

/** The used quotas, and how much more this launch takes, in one line. */
export const Quotas = ({ charts }: { charts: readonly QuotaLineProps[] }) => (
  <div className="flex flex-wrap gap-x-6 gap-y-1">
    {charts.map((chart) => (
      <QuotaLine key={chart.title} {...chart} />
    ))}
  </div>
)
