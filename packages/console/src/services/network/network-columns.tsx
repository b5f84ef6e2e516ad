import type { Port } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { column, type Column, type Facet } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { StatusCell } from '../../framework/table/cells.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { wordFor } from '../../framework/text/wording.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { adminStates, networkStatuses } from './network.messages.ts'

const TONES: Readonly<Record<string, StatusTone>> = {
  ACTIVE: 'ok',
  ALLOCATING: 'busy',
  BUILD: 'busy',
  DOWN: 'off',
  ERROR: 'bad',
}

/** The status of a network, a port or a router. */
export function NetworkStatus({ status, intl }: { status: string; intl: IntlShape }) {
  const tone = TONES[status] ?? 'off'
  return <StatusCell tone={tone} word={wordFor(intl, networkStatuses, status)} busy={tone === 'busy'} />
}

export const statusColumn = <T extends Item & { status: string }>(): Column<T> =>
  column('status', words.status, ({ status }) => status, {
    priority: 1,
    width: 104,
    words: networkStatuses,
    cell: ({ status }, { intl }) => <NetworkStatus status={status} intl={intl} />,
  })

export const adminStateColumn = <T extends Item & { admin_state: string }>(): Column<T> =>
  column('adminState', words.adminState, ({ admin_state: state }) => state, {
    width: 116,
    grow: 0.5,
    words: adminStates,
  })

const addressesOf = ({ fixed_ips: ips }: Port) => ips.map(({ ip_address: ip }) => ip)

export const fixedIpsColumn = <T extends Port>(): Column<T> =>
  column('fixedIps', words.fixedIps, (port) => addressesOf(port).join(', '), { priority: 2, width: 132, grow: 2 })

export const fixedIpFacet: Facet<Port> = {
  id: 'ip',
  label: words.fixedIps,
  on: { test: (port, value) => addressesOf(port).join(' ').includes(value.toLowerCase()) },
}

/** Neutron filters networks by it, ports and routers are tested in the page. */
export const statusFacet = <T extends Item & { status: string }>(
  on: 'server' | 'page',
  codes: readonly (keyof typeof networkStatuses)[],
): Facet<T> => ({
  id: 'status',
  label: words.status,
  options: codes.map((value) => ({ value, label: networkStatuses[value] })),
  on: on === 'server' ? on : { test: ({ status }, value) => status === value },
})

export const adminStateFacet: Facet<Item> = {
  id: 'admin_state_up',
  label: words.adminState,
  options: [
    { value: 'true', label: adminStates.UP },
    { value: 'false', label: adminStates.DOWN },
  ],
  on: 'server',
}

/** Enough of an id to distinguish the ports of one network. */
const ID_SHOWN = 13

export const portLabel = ({ name, id }: Pick<Port, 'id' | 'name'>): string => name || `(${id.slice(0, ID_SHOWN)})`
