import { useIntl } from 'react-intl'
import type { PolicyRule } from '../../framework/define-resource.ts'
import type { PageProps } from '../../framework/page.ts'
import { RefreshButton } from '../../framework/panel/RefreshButton.tsx'
import { trailOf } from '../../framework/panel/trail.ts'
import { usePolicies } from '../../framework/policy/policies.ts'
import { useServiceEnabled } from '../../framework/services.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LimitSummary } from './LimitSummary.tsx'
import { ServerUsageTable } from './ServerUsageTable.tsx'
import { UsageSection } from './UsageSection.tsx'
import { useLimits } from './use-limits.ts'
import { usePeriod } from './use-period.ts'
import { useUsage } from './use-usage.ts'
import { isWithheld } from './withheld.ts'

const SEE_USAGE: readonly PolicyRule[] = [['compute', 'os_compute_api:os-simple-tenant-usage:show']]

/** The project at a glance: what it may have, and what it used. */
export function OverviewPage({ place, scope }: PageProps) {
  const intl = useIntl()
  const limits = useLimits()
  const period = usePeriod()
  const hasCompute = useServiceEnabled(['compute']) === true
  const maySeeUsage = usePolicies()(SEE_USAGE) === true
  const usage = useUsage(period, { enabled: hasCompute && maySeeUsage })
  const answers = [...limits.map(({ answer }) => answer), usage]
  return (
    <div className="grid gap-6">
      <PageHeader
        trail={trailOf(place, scope).map((step) => intl.formatMessage(step))}
        title={intl.formatMessage(place.title)}
        actions={
          <RefreshButton
            updatedAt={Math.max(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt))}
            fetching={answers.some(({ isFetching }) => isFetching)}
            onRefresh={() => answers.forEach(({ refetch }) => void refetch())}
          />
        }
      />
      <LimitSummary groups={limits} />
      {hasCompute && maySeeUsage && period && !isWithheld(usage.error) && (
        <UsageSection period={period} answer={usage}>
          {(usages) => <ServerUsageTable usages={usages} period={period} />}
        </UsageSection>
      )}
    </div>
  )
}
