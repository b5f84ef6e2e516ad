import { useIntl } from 'react-intl'
import { useTab } from '../../framework/details/use-tab.ts'
import type { PageProps } from '../../framework/resource/page.ts'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { meteringMessages as messages } from './metering.messages.ts'
import { Stats } from './Stats.tsx'
import { UsageReport } from './UsageReport.tsx'

const report = () => <UsageReport />
const stats = () => <Stats />

/** What instances used, as a report to take away and as lines over time. */
export function MeteringPage({ place, scope }: PageProps) {
  const { formatMessage } = useIntl()
  const [tab, setTab] = useTab('ceilometer_overview', ['usage_report', 'stats'])
  const title = formatMessage(place.title)
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader trail={breadcrumbsOf(place, scope).map((step) => formatMessage(step))} title={title} />
      <Tabs
        label={title}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'usage_report', label: formatMessage(messages.usageReport), content: report },
          { id: 'stats', label: formatMessage(messages.stats), content: stats },
        ]}
      />
    </div>
  )
}
