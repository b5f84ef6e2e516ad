import { useIntl } from 'react-intl'
import { QuotaBar } from '../../framework/charts/charts.tsx'
import { cx } from '../../ui/classes.ts'
import { formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { hypervisorMessages as messages } from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'

type Counted = 'vcpus' | 'vcpus_used' | 'memory_mb' | 'memory_mb_used' | 'local_gb' | 'local_gb_used'

/** The used part of all hosts together. Its place is kept while they load, so that it does not move the table. */
export function HypervisorSummary({ hypervisors }: { hypervisors: readonly Hypervisor[] }) {
  const intl = useIntl()
  const sum = (key: Counted) => hypervisors.reduce((total, each) => total + (each[key] ?? 0), 0)
  return (
    <section
      aria-label={intl.formatMessage(messages.summary)}
      className={cx(
        'grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-near xl:grid-cols-3',
        hypervisors.length === 0 && 'invisible',
      )}
    >
      <QuotaBar label={intl.formatMessage(messages.vcpuUsage)} used={sum('vcpus_used')} max={sum('vcpus')} />
      <QuotaBar
        label={intl.formatMessage(messages.memoryUsage)}
        used={sum('memory_mb_used')}
        max={sum('memory_mb')}
        format={(amount) => formatMegabytes(intl, amount)}
      />
      <QuotaBar
        label={intl.formatMessage(messages.diskUsage)}
        used={sum('local_gb_used')}
        max={sum('local_gb')}
        format={(amount) => formatGigabytes(intl, amount)}
      />
      <p className="text-sm text-ink-3 xl:col-span-3">{intl.formatMessage(messages.physical)}</p>
    </section>
  )
}
