import type { Flavor } from '@meridian/contract'
import type { UsageChartProps } from '../../../framework/charts/UsageChart.tsx'
import { compareText } from '../../../framework/text/compare-text.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Quotas } from './Quotas.tsx'

interface FlavorDetailsProps {
  flavor: Flavor
  /** What the quotas would be with it. */
  charts: readonly UsageChartProps[]
}

export function FlavorDetails({ flavor, charts }: FlavorDetailsProps) {
  const specs = Object.entries(flavor.extras ?? {}).sort(([a], [b]) => compareText(a, b))
  return (
    <div className="grid gap-3">
      <Quotas charts={charts} />
      {specs.length > 0 && <DescriptionList items={specs.map(([term, value]) => ({ term, value }))} />}
    </div>
  )
}
