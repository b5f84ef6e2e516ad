import { useIntl } from 'react-intl'
import { BarChart, LineChart, QuotaBar, UsageChart } from '../../framework/charts/charts.tsx'
import type { LineChartData } from '../../framework/charts/line-data.ts'
import { formatSize } from '../../framework/text/units.ts'
import { Card } from '../../ui/Card.tsx'

export const title = 'Charts'

const START = Date.UTC(2026, 4, 1, 8)
const STEP_MS = 5 * 60_000

const wave = (name: string, phase: number): LineChartData['series'][number] => ({
  name,
  unit: '%',
  data: Array.from({ length: 73 }, (_, index) => ({
    x: new Date(START + index * STEP_MS).toISOString().slice(0, 19),
    y: Math.round(45 + 30 * Math.sin(index / 9 + phase) + 8 * Math.sin(index / 2.3 + phase)),
  })),
})

const load: LineChartData = { series: ['web-1', 'web-2', 'db-1', 'cache-1'].map((name, at) => wave(name, at * 1.3)) }

function Sizes() {
  const intl = useIntl()
  const megabytes = (amount: number) => formatSize(intl, amount, 'MB')
  return (
    <div className="grid max-w-md gap-5">
      <QuotaBar label="Instances" used={4} max={10} />
      <QuotaBar label="VCPUs" used={12} added={6} max={20} />
      <QuotaBar label="RAM" used={45_056} max={51_200} format={megabytes} />
      <QuotaBar label="Volumes" used={10} max={10} />
      <QuotaBar label="Volume storage" used={900} added={200} max={1000} />
      <QuotaBar label="Routers" used={3} max={-1} />
      <QuotaBar label="Ports" used={0} max={0} />
    </div>
  )
}

export const stories = {
  'quota-bars': () => <Sizes />,
  donuts: () => (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {[
        { title: 'Total Instances', used: 24, added: 3, max: 40 },
        { title: 'Total VCPUs', used: 52, added: 16, max: 80 },
        { title: 'Total RAM', used: 9, added: 3, max: 10 },
        { title: 'Total Volumes', used: 10, max: 10 },
        { title: 'Networks', used: 7, max: Infinity },
      ].map((usage) => (
        <Card key={usage.title}>
          <UsageChart {...usage} />
        </Card>
      ))}
    </div>
  ),
  pies: () => (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {[
        { title: 'Instances', used: 3, max: 10 },
        { title: 'VCPUs', used: 16, max: 20 },
        { title: 'Floating IPs', used: 50, max: 50 },
        { title: 'Ports', used: 12, max: -1 },
      ].map((usage) => (
        <Card key={usage.title}>
          <UsageChart kind="pie" {...usage} />
        </Card>
      ))}
    </div>
  ),
  lines: () => (
    <Card>
      <LineChart title="CPU load" data={load} />
    </Card>
  ),
  'lines-with-stats': () => (
    <Card>
      <LineChart
        title="Disk"
        data={{
          series: [wave('disk', 2)],
          settings: { interpolation: 'step-after', yMin: 0, yMax: 100, higlight_last_point: true },
          stats: { used: 62, average: 48, tooltip_average: 'Average 48 %' },
        }}
      />
    </Card>
  ),
  'lines-empty': () => (
    <Card>
      <LineChart title="Network" data={{ series: [] }} />
    </Card>
  ),
  'lines-failed': () => (
    <Card>
      <LineChart title="Network" data={undefined} failed />
    </Card>
  ),
  bars: () => (
    <div className="grid max-w-md gap-6">
      <BarChart title="VCPUs of compute-1" used={62} average={48} />
      <BarChart
        title="Disk of compute-2"
        max={500}
        used={[
          { label: 'web-1: 120 GB', value: 120 },
          { label: 'db-1: 200 GB', value: 200 },
          { label: 'cache-1: 40 GB', value: 40 },
        ]}
        tooltips={{ free: '140 GB free' }}
      />
    </div>
  ),
}
