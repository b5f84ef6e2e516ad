import { usageEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { formatGigabytes, formatMegabytes } from '../../../framework/text/units.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { usageMessages as messages } from './usage.messages.ts'

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** What a project used between two days, the last one unless others are chosen. */
export function ProjectUsage({ id }: { id: string }) {
  const intl = useIntl()
  const say = (message: keyof typeof messages) => intl.formatMessage(messages[message])
  const [period, setPeriod] = useState(() => ({ start: dayOf(Date.now() - DAY_MS), end: dayOf(Date.now()) }))
  // While a day is being typed, what was last asked for stays.
  const [asked, setAsked] = useState(period)
  const change = (part: Partial<typeof period>) => {
    const next = { ...period, ...part }
    setPeriod(next)
    if (DAY.test(next.start) && DAY.test(next.end) && next.start <= next.end) setAsked(next)
  }
  return (
    <Card title={say('tab')}>
      <div className="grid gap-4">
        <div className="grid max-w-lg gap-4 sm:grid-cols-2">
          <DateField label={say('from')} value={period.start} onChange={(start) => change({ start })} />
          <DateField label={say('to')} value={period.end} onChange={(end) => change({ end })} />
        </div>
        <Loaded
          query={query(usageEndpoints.usageList, { query: { ...asked, all_projects: 'true' } })}
          failed={say('unableToLoad')}
        >
          {({ items }) => {
            const usage = items.find(({ tenant_id: project }) => project === id)
            if (!usage) return <p className="text-ink-3">{say('none')}</p>
            const rounded = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 2 })
            return (
              <>
                <DescriptionList
                  items={[
                    { term: say('vcpuHours'), value: rounded(usage.total_vcpus_usage) },
                    { term: say('diskHours'), value: rounded(usage.total_local_gb_usage) },
                    { term: say('ramHours'), value: rounded(usage.total_memory_mb_usage) },
                  ]}
                />
                <PlainTable
                  label={say('tab')}
                  empty={say('none')}
                  columns={[
                    { id: 'name', header: say('instance') },
                    { id: 'vcpus', header: say('vcpus') },
                    { id: 'disk', header: say('disk') },
                    { id: 'ram', header: say('ram') },
                    { id: 'hours', header: say('hours') },
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
