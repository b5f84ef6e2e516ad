import type { Column } from '../../framework/resource/column.ts'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { projectColumn } from '../../framework/table/project-column.ts'
import { StatusCell } from '../../framework/table/StatusCell.tsx'
import { wordFor } from '../../framework/text/word-for.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { floatingIpFields, floatingIpStatuses } from './floating-ip.messages.ts'
import { floatingIpManifest } from './floating-ip.manifest.ts'
import type { FloatingIp } from './floating-ip.queries.ts'

export const floatingIpLabel = ({ ip }: FloatingIp) => ip

const TONES: Readonly<Record<string, StatusTone>> = { ACTIVE: 'ok', DOWN: 'off', ERROR: 'bad' }

/** Any other state is on its way to one of these. */
export const isSettling = ({ status }: FloatingIp) => !Object.hasOwn(TONES, status)

export const mappedTo = ({ fixed_ip: fixed, instanceName, instance_id: id }: FloatingIp): string =>
  fixed === null ? '' : [instanceName ?? id, fixed].filter(Boolean).join(' ')

export const floatingIpColumns: Column<FloatingIp>[] = [
  projectColumn(floatingIpFields.project),
  nameColumn({ type: floatingIpManifest.type, label: floatingIpLabel, header: floatingIpFields.address }),
  {
    id: 'description',
    header: floatingIpFields.description,
    width: 130,
    grow: 2,
    value: ({ description }) => description,
  },
  { id: 'dnsName', header: floatingIpFields.dnsName, width: 120, optional: true, value: ({ dns_name: name }) => name },
  {
    id: 'dnsDomain',
    header: floatingIpFields.dnsDomain,
    width: 120,
    optional: true,
    value: ({ dns_domain: domain }) => domain,
  },
  {
    id: 'mapped',
    header: floatingIpFields.mapped,
    priority: 2,
    width: 210,
    grow: 2,
    value: mappedTo,
    cell: (address) =>
      address.instance_type === 'compute' && address.instance_id ? (
        <ResourceLink type="OS::Nova::Server" id={address.instance_id}>
          {mappedTo(address)}
        </ResourceLink>
      ) : (
        mappedTo(address)
      ),
  },
  { id: 'pool', header: floatingIpFields.pool, width: 110, value: ({ poolName }) => poolName },
  {
    id: 'status',
    header: floatingIpFields.status,
    priority: 1,
    width: 104,
    value: ({ status }) => status,
    text: ({ status }, { intl }) => wordFor(intl, floatingIpStatuses, status),
    cell: (address, { intl }) => (
      <StatusCell
        tone={TONES[address.status] ?? 'busy'}
        word={wordFor(intl, floatingIpStatuses, address.status)}
        busy={isSettling(address)}
      />
    ),
  },
]
