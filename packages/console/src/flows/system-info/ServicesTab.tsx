import { serviceStatusEndpoints, type ListedService, type ServiceStatus } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { useSession } from '../../framework/session/session.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { Status } from '../../ui/Status.tsx'
import { FilteredTable } from './FilteredTable.tsx'
import { systemInfoFields as fields, systemInfoMessages as messages } from './system-info.messages.ts'

interface CatalogRow extends Omit<ListedService, 'id'> {
  id: string
  /** undefined while it is measured. */
  status: ServiceStatus | undefined
}

/** Slower than this is marked. */
const SLOW_MS = 2000
/** Tokens expire by the clock: a larger difference is marked. */
const TOLERABLE_SECONDS = 30

const columns: readonly Column<CatalogRow>[] = [
  fieldColumn('name', words.name, { width: 100 }),
  column('service', typeNames.service, ({ type }) => type, { width: 124 }),
  column(
    'region',
    typeNames.region,
    ({ endpoints }) => [...new Set(endpoints.map(({ region }) => region))].join(', '),
    { width: 104 },
  ),
  column(
    'endpoints',
    typeNames.endpoints,
    ({ endpoints }) => endpoints.map(({ interface: kind, url }) => `${kind} ${url}`).join(' '),
    {
      width: 300,
      cell: ({ endpoints }) => (
        <ul>
          {[...Map.groupBy(endpoints, ({ url }) => url)].map(([url, same]) => (
            <li key={url}>
              <span className="text-ink-3">{same.map(({ interface: kind }) => kind).join(', ')}</span>
              <code className="block font-mono text-sm wrap-anywhere">{url}</code>
            </li>
          ))}
        </ul>
      ),
    },
  ),
  column(
    'microversions',
    fields.microversions,
    ({ status }, { intl }) => (status?.microversions ? intl.formatMessage(messages.range, status.microversions) : null),
    { width: 96 },
  ),
  column('response', fields.response, ({ status }) => status?.milliseconds ?? null, {
    width: 84,
    text: ({ status }, { intl }) =>
      status ? (status.problem ?? intl.formatMessage(messages.milliseconds, { amount: status.milliseconds })) : '',
    cell: ({ status }, { intl }) =>
      status ? (
        <Status tone={toneOf(status)}>
          {status.problem ?? intl.formatMessage(messages.milliseconds, { amount: status.milliseconds })}
        </Status>
      ) : (
        <span className="text-ink-3">{intl.formatMessage(messages.measuring)}</span>
      ),
  }),
  column('clock', fields.clock, ({ status }) => status?.clock_seconds ?? null, {
    width: 84,
    cell: ({ status }, { intl }) => {
      const seconds = status?.clock_seconds ?? null
      if (seconds === null) return '–'
      const text = intl.formatMessage(messages.seconds, { amount: seconds })
      return <Status tone={Math.abs(seconds) > TOLERABLE_SECONDS ? 'warn' : 'ok'}>{text}</Status>
    },
  }),
  column('certificate', fields.certificate, ({ status }) => status?.certificate_expires ?? null, {
    width: 176,
    format: 'moment',
  }),
]

/** Without the columns that need the measurement. */
const MEASURED = ['response', 'microversions', 'clock', 'certificate']
const unmeasured = columns.filter(({ id }) => !MEASURED.includes(id))
const withoutCertificate = columns.filter(({ id }) => id !== 'certificate')

function toneOf({ problem, status, milliseconds }: ServiceStatus) {
  if (problem !== null || status === null || status >= 500) return 'bad'
  return milliseconds > SLOW_MS ? 'warn' : 'ok'
}

/** The services of the catalogue, each with the time until it responded to the console's server. */
export function ServicesTab() {
  const { formatMessage } = useIntl()
  const { services_region: region } = useSession()
  const { data, error } = useQuery(query(serviceStatusEndpoints.serviceStatusList))
  const statuses = useMemo(() => new Map(data?.items.map((status) => [status.id, status])), [data])
  const hasCertificate = data?.items.some((status) => status.certificate_expires !== null)
  return (
    <FilteredTable
      title={formatMessage(typeNames.services)}
      query={query(serviceStatusEndpoints.serviceList)}
      rows={({ items }) =>
        items
          .map((service) => ({
            ...service,
            id: String(service.id),
            endpoints: service.endpoints.filter(
              (at) => region === null || at.region === region || at.region_id === region,
            ),
            status: statuses.get(service.type),
          }))
          .filter(({ endpoints }) => endpoints.length > 0)
      }
      columns={error ? unmeasured : hasCertificate ? columns : withoutCertificate}
    />
  )
}
