import { usageEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { usageMessages as messages } from './project.messages.ts'

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** What a project used between two days; from yesterday to today until the user chooses others. */
export function ProjectUsage({ id }: { id: string }) {
  const intl = useIntl()
  const text = (message: keyof typeof messages) => intl.formatMessage(messages[message])
  const [period, setPeriod] = useState(() => ({ start: dayOf(Date.now() - DAY_MS), end: dayOf(Date.now()) }))
  // The last valid period: it stays while the user types a day.
  const [requested, setRequested] = useState(period)
  const change = (part: Partial<typeof period>) => {
    const next = { ...period, ...part }
    setPeriod(next)
    if (DAY.test(next.start) && DAY.test(next.end) && next.start <= next.end) setRequested(next)
  }
  return (
    <Card title={text('title')}>
      <div className="grid gap-4">
        <div className="grid max-w-lg gap-4 sm:grid-cols-2">
          <DateField label={text('from')} value={period.start} onChange={(start) => change({ start })} />
          <DateField label={text('to')} value={period.end} onChange={(end) => change({ end })} />
        </div>
        <Loaded
          query={query(usageEndpoints.usageList, { query: { ...requested, all_projects: 'true' } })}
          failed={text('unableToLoad')}
        >
          {({ items }) => {
            const usage = items.find(({ tenant_id: project }) => project === id)
            if (!usage) return <p className="text-ink-3">{text('none')}</p>
            const rounded = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 2 })
            return (
              <>
                <DescriptionList
                  items={[
                    { term: text('vcpuHours'), value: rounded(usage.total_vcpus_usage) },
                    { term: text('diskHours'), value: rounded(usage.total_local_gb_usage) },
                    { term: text('ramHours'), value: rounded(usage.total_memory_mb_usage) },
                  ]}
                />
                <PlainTable
                  label={text('title')}
                  empty={text('none')}
                  columns={[
                    { id: 'name', header: text('instance') },
                    { id: 'vcpus', header: text('vcpus') },
                    { id: 'disk', header: text('disk') },
                    { id: 'ram', header: text('ram') },
                    { id: 'hours', header: text('hours') },
                  ]}
                  rows={usage.server_usages.map((server) => ({
                    id: server.instance_id,
                    cells: {
                      name: server.name,
                      vcpus: intl.formatNumber(server.vcpus),
                      disk: formatGigabytes(intl, server.local_gb),
                      ram: formatMegabytes(intl, server.memory_mb),
                      hours: rounded(server.hours),
                    },
                  }))}
                />
              </>
            )
          }}
        </Loaded>
      </div>
    </Card>
  )
}
