import type { ProjectUsage } from '@meridian/contract'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import type { Period } from './period.ts'
import { TableCard } from './TableCard.tsx'
import { usageCsv } from './usage-csv.ts'
import { isTerminated } from './usage-totals.ts'
import { usageColumns, type UsedServer } from './usage.columns.tsx'
import { usageMessages as messages, usagePhrases } from './usage.messages.ts'

interface ServerUsageTableProps {
  usages: readonly ProjectUsage[] | undefined
  period: Period
}

/** The servers of a project that ran in the period; those that are gone since are shown when asked for. */
export function ServerUsageTable({ usages, period }: ServerUsageTableProps) {
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
          label={intl.formatMessage(usagePhrases.withTerminated, { count: terminated })}
          checked={withTerminated}
          onChange={setWithTerminated}
        />
      )}
    </TableCard>
  )
}
