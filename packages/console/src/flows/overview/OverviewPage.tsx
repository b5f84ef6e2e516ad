import type { ProjectUsage } from '@meridian/contract'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import type { PageProps } from '../../framework/resource/registry.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { Checkbox } from '../../ui/fields/CheckField.tsx'
import { LimitSummary } from './LimitSummary.tsx'
import { TableCard } from './TableCard.tsx'
import { OverviewHeader, UsageSection } from './UsageSection.tsx'
import { type Period, usePeriod } from './period.ts'
import { usageColumns, type UsedServer } from './usage.columns.tsx'
import { usageMessages as messages } from './usage.messages.ts'
import { usageCsv, isTerminated, useUsage, isWithheld } from './usage.ts'
import { useLimits } from './use-limits.ts'

const SEE_USAGE: readonly PolicyRule[] = [['compute', 'os_compute_api:os-simple-tenant-usage:show']]

/** The overview of the project: its limits and its usage. */
export function OverviewPage({ manifest, scope }: PageProps) {
  const limits = useLimits()
  const period = usePeriod()
  const hasCompute = useServiceEnabled(['compute']) === true
  const maySeeUsage = usePolicies()(SEE_USAGE) === true
  const usage = useUsage(period, { enabled: hasCompute && maySeeUsage })
  return (
    <div className="in-order grid gap-6">
      <OverviewHeader manifest={manifest} scope={scope} queries={[...limits.map(({ query }) => query), usage]} />
      <LimitSummary groups={limits} />
      {hasCompute && maySeeUsage && period && !isWithheld(usage.error) && (
        <UsageSection period={period} query={usage}>
          {(usages) => <ServerUsageTable usages={usages} period={period} />}
        </UsageSection>
      )}
    </div>
  )
}

interface ServerUsageTableProps {
  usages: readonly ProjectUsage[] | undefined
  period: Period
}

/** The servers of a project that ran in the period; deleted ones only on request. */
function ServerUsageTable({ usages, period }: ServerUsageTableProps) {
  const intl = useIntl()
  const [withTerminated, setWithTerminated] = useState(false)
  const all = useMemo(
    () =>
      usages?.flatMap(({ server_usages: servers }) =>
        servers.map((server): UsedServer => ({ ...server, id: server.instance_id })),
      ),
    [usages],
  )
  const items = useMemo(
    () => (withTerminated ? all : all?.filter((server) => !isTerminated(server))),
    [all, withTerminated],
  )
  const terminated = all?.filter(isTerminated).length ?? 0
  return (
    <TableCard
      items={items}
      columns={usageColumns}
      period={period}
      csv={(servers) => usageCsv(intl, servers)}
      none={intl.formatMessage(terminated > 0 ? messages.onlyTerminated : messages.noneHint)}
    >
      {terminated > 0 && (
        <Checkbox
          label={intl.formatMessage(messages.withTerminated, { count: terminated })}
          checked={withTerminated}
          onChange={setWithTerminated}
        />
      )}
    </TableCard>
  )
}
