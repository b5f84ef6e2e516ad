import type { PolicyRule } from '../../framework/resource/item.ts'
import type { PageProps } from '../../framework/resource/page.ts'
import { usePolicies } from '../../framework/policy/policies.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { LimitSummary } from './LimitSummary.tsx'
import { OverviewHeader } from './OverviewHeader.tsx'
import { ServerUsageTable } from './ServerUsageTable.tsx'
import { UsageSection } from './UsageSection.tsx'
import { useLimits } from './use-limits.ts'
import { usePeriod } from './use-period.ts'
import { useUsage } from './use-usage.ts'
import { isWithheld } from './withheld.ts'

const SEE_USAGE: readonly PolicyRule[] = [['compute', 'os_compute_api:os-simple-tenant-usage:show']]

/** The project at a glance: what it may have, and what it used. */
export function OverviewPage({ place, scope }: PageProps) {
  const limits = useLimits()
  const period = usePeriod()
  const hasCompute = useServiceEnabled(['compute']) === true
  const maySeeUsage = usePolicies()(SEE_USAGE) === true
  const usage = useUsage(period, { enabled: hasCompute && maySeeUsage })
  return (
    <div className="grid gap-6">
      <OverviewHeader place={place} scope={scope} answers={[...limits.map(({ answer }) => answer), usage]} />
      <LimitSummary groups={limits} />
      {hasCompute && maySeeUsage && period && !isWithheld(usage.error) && (
        <UsageSection period={period} answer={usage}>
          {(usages) => <ServerUsageTable usages={usages} period={period} />}
        </UsageSection>
      )}
    </div>
  )
}
