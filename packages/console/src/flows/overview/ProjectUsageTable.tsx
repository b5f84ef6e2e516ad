import type { ProjectUsage } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useProjectNames } from '../../framework/resource/project-names.ts'
import type { Period } from './period.ts'
import { projectUsageColumns } from './project-usage.columns.tsx'
import { projectUsageMessages } from './project-usage.messages.ts'
import { usedProject } from './project-usage.ts'
import { TableCard } from './TableCard.tsx'
import { projectUsageCsv } from './usage-csv.ts'

interface ProjectUsageTableProps {
  usages: readonly ProjectUsage[] | undefined
  period: Period
}

/** The projects that used something in the period. */
export function ProjectUsageTable({ usages, period }: ProjectUsageTableProps) {
  const intl = useIntl()
  const projectName = useProjectNames(true)
  const items = useMemo(() => usages?.map((usage) => usedProject(usage, projectName)), [usages, projectName])
  return (
    <TableCard
      items={items}
      columns={projectUsageColumns}
      period={period}
      csv={(projects) => projectUsageCsv(intl, projects)}
      none={intl.formatMessage(projectUsageMessages.none)}
    />
  )
}
