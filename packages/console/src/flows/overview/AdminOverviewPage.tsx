import type { ProjectUsage } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { useProjectNames } from '../../framework/resource/cell-context.ts'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import type { PageProps } from '../../framework/resource/registry.ts'
import { NOTHING_SET, settingAt, useSettings } from '../../framework/session/settings.ts'
import { formatSize, formatGigabytes } from '../../framework/text/units.ts'
import { Card } from '../../ui/Card.tsx'
import { linkClass } from '../../ui/classes.ts'
import { TableCard } from './TableCard.tsx'
import { OverviewHeader, UsageSection } from './UsageSection.tsx'
import { type Period, usePeriod } from './period.ts'
import { overviewMessages } from './overview.messages.ts'
import { projectUsageMessages, projectUsageFields } from './usage.messages.ts'
import { usedProject, type UsedProject, projectUsageCsv, useUsage } from './usage.ts'

/** The usage of all projects in a period. */
export function AdminOverviewPage({ manifest, scope }: PageProps) {
  const period = usePeriod()
  const usage = useUsage(period, { enabled: true, ofAll: true })
  return (
    <div className="grid gap-6">
      <OverviewHeader manifest={manifest} scope={scope} queries={[usage]} />
      <Monitoring />
      {period && (
        <UsageSection period={period} query={usage}>
          {(usages) => <ProjectUsageTable usages={usages} period={period} />}
        </UsageSection>
      )}
    </div>
  )
}

/** The operator's links to monitoring. */
function Monitoring() {
  const { formatMessage } = useIntl()
  const links = settingAt<[name: string, url: string][]>(useSettings() ?? NOTHING_SET, ['EXTERNAL_MONITORING'], [])
  if (links.length === 0) return null
  return (
    <Card title={formatMessage(overviewMessages.monitoring)}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {links.map(([name, url]) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className={linkClass}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface ProjectUsageTableProps {
  usages: readonly ProjectUsage[] | undefined
  period: Period
}

/** The projects with usage in the period. */
function ProjectUsageTable({ usages, period }: ProjectUsageTableProps) {
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

const hours = (intl: IntlShape, amount: number) =>
  intl.formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

type Amount = Exclude<keyof typeof projectUsageFields, 'name'>

const amount = (id: Amount, format?: (intl: IntlShape, amount: number) => string): Column<UsedProject> =>
  column(id, projectUsageFields[id], (project) => project[id], {
    align: 'end',
    width: 72,
    text: (project, { intl }) => (format ?? ((_, value) => intl.formatNumber(value)))(intl, project[id]),
  })

const projectUsageColumns: readonly Column<UsedProject>[] = [
  fieldColumn('name', projectUsageFields.name, {
    width: 120,
    cell: ({ id, name }) => <ResourceLink type="OS::Keystone::Project" id={id} name={name} />,
  }),
  amount('vcpus'),
  amount('disk', formatGigabytes),
  amount('ram', (intl, size) => formatSize(intl, size, 'MB')),
  amount('vcpuHours', hours),
  amount('diskHours', hours),
  amount('ramHours', hours),
]
