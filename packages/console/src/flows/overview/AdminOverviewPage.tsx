import type { PageProps } from '../../framework/resource/page.ts'
import { OverviewHeader } from './OverviewHeader.tsx'
import { ProjectUsageTable } from './ProjectUsageTable.tsx'
import { UsageSection } from './UsageSection.tsx'
import { usePeriod } from './use-period.ts'
import { useUsage } from './use-usage.ts'

/** The cloud at a glance: what its projects used. */
export function AdminOverviewPage({ place, scope }: PageProps) {
  const period = usePeriod()
  const usage = useUsage(period, { enabled: true, ofAll: true })
  return (
    <div className="grid gap-6">
      <OverviewHeader place={place} scope={scope} answers={[usage]} />
      {period && (
        <UsageSection period={period} answer={usage}>
          {(usages) => <ProjectUsageTable usages={usages} period={period} />}
        </UsageSection>
      )}
    </div>
  )
}
