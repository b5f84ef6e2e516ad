import { classic } from '@meridian/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { addressOf } from '../../api/client.ts'
import { tabScope } from '../../api/tab-scope.ts'
import { useTab } from '../../framework/details/use-tab.ts'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import type { PageProps } from '../../framework/resource/registry.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Button } from '../../ui/buttons.tsx'
import { saveFrom } from '../../ui/copy.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { Stats } from './Stats.tsx'
import { periodNamed, periodQuery, problemOf } from './metering-period.ts'
import { meteringMessages as messages } from './metering.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const report = () => <UsageReport />
const stats = () => <Stats />

/** The measured usage of instances, as a report to download and as lines over time. */
export function MeteringPage({ manifest, scope }: PageProps) {
  const { formatMessage } = useIntl()
  const [tab, setTab] = useTab('ceilometer_overview', ['usage_report', 'stats'])
  const title = formatMessage(manifest.title)
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader trail={breadcrumbsOf(manifest, scope).map((step) => formatMessage(step))} title={title} />
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

/** A download of all projects' usage in a period. */
function UsageReport() {
  const { formatMessage } = useIntl()
  const [period, setPeriod] = useState(() => periodNamed('7'))
  // The browser downloads it without our headers, so the URL has the project of this tab.
  const download = () => {
    const { project, region } = tabScope() ?? {}
    saveFrom(addressOf(classic.meterReport, { query: { ...periodQuery(period), project, region } }))
  }
  return (
    <Card>
      <p className="mb-3 text-ink-2">{formatMessage(messages.reportHint)}</p>
      <div className="grid max-w-3xl items-start gap-4 sm:grid-cols-3">
        <PeriodFields value={period} onChange={setPeriod} />
      </div>
      <Button
        variant="primary"
        className="mt-4"
        icon={<Download aria-hidden />}
        disabled={problemOf(period) !== undefined}
        onClick={download}
      >
        {formatMessage(moreWords.downloadCsvSummary)}
      </Button>
    </Card>
  )
}
