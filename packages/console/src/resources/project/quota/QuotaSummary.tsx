import { resourceProviderEndpoints, roomsOf, type QuotasOfProject } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { isUnlimited } from '../../../framework/charts/usage.ts'
import { useServices } from '../../../framework/session/services.ts'
import { formatMegabytes } from '../../../framework/text/units.ts'
import { unitlessQuotaLabel } from '../quotas.ts'
import { projectQuotaMessages as messages } from './project-quota.messages.ts'
import { closenessOf, promised } from './quota-rules.ts'

/** Who needs attention, and what the limits of all projects promise of what the hosts have. */
export function QuotaSummary({ projects }: { projects: readonly QuotasOfProject[] }) {
  const intl = useIntl()
  const isServed = useServices()
  const { data } = useQuery({
    ...query(resourceProviderEndpoints.resourceProviderList, { query: {} }),
    enabled: isServed('placement') === true,
  })
  if (projects.length === 0) return null
  const count = (closeness: string) => projects.filter((project) => closenessOf(project) === closeness).length
  const rooms = data && roomsOf(data.items)
  const lineOf = (name: 'cores' | 'ram', capacity: number | undefined, format: (amount: number) => string) => {
    const sum = promised(projects, name)
    const quota = unitlessQuotaLabel(intl, { name, display_name: name })
    if (!capacity || isUnlimited(capacity)) return null
    if (sum === null) return intl.formatMessage(messages.unlimited, { quota, capacity: format(capacity) })
    return intl.formatMessage(messages.promised, {
      quota,
      sum: format(sum),
      capacity: format(capacity),
      share: sum / capacity,
    })
  }
  const lines = [
    intl.formatMessage(messages.attention, { over: count('over'), near: count('near'), idle: count('idle') }),
    lineOf('cores', rooms?.VCPU?.capacity, (amount) => intl.formatNumber(amount)),
    lineOf('ram', rooms?.MEMORY_MB?.capacity, (amount) => formatMegabytes(intl, amount)),
  ]
  return (
    <ul aria-label={intl.formatMessage(messages.summary)} className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
      {lines.map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  )
}
