import type { Network } from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import type { Column } from '../../framework/define-resource.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { wordFor } from '../../framework/word-for.ts'
import { yesNo } from '../../framework/yes-no.ts'
import { NETWORK_TYPE, networkLabel } from './network-label.ts'
import { NetworkStatus } from './network-state.tsx'
import { adminStates, networkFields, networkStatuses } from './network.messages.ts'

const subnetTexts = ({ subnets }: Network): string[] =>
  subnets.map(({ name, cidr }) => [name, cidr].filter(Boolean).join(' '))

const switched = (id: string, header: MessageDescriptor, isOn: (network: Network) => boolean): Column<Network> => ({
  id,
  header,
  width: 88,
  grow: 0.5,
  value: isOn,
  text: (network, { intl }) => yesNo(intl, isOn(network)),
})

export const networkColumns: Column<Network>[] = [
  nameColumn({ type: NETWORK_TYPE, label: networkLabel, header: networkFields.name }),
  {
    id: 'subnets',
    header: networkFields.subnets,
    priority: 2,
    width: 200,
    grow: 3,
    value: (network) => subnetTexts(network).join(' · '),
  },
  switched('shared', networkFields.shared, ({ shared }) => shared),
  switched('external', networkFields.external, (network) => network['router:external']),
  {
    id: 'status',
    header: networkFields.status,
    priority: 1,
    width: 104,
    value: ({ status }, { intl }) => wordFor(intl, networkStatuses, status),
    cell: ({ status }, { intl }) => <NetworkStatus status={status} intl={intl} />,
  },
  {
    id: 'adminState',
    header: networkFields.adminState,
    width: 116,
    grow: 0.5,
    value: ({ admin_state: state }) => state,
    text: ({ admin_state: state }, { intl }) => wordFor(intl, adminStates, state),
  },
  {
    id: 'zones',
    header: networkFields.zones,
    width: 150,
    value: ({ availability_zones: zones }) => zones.join(', '),
  },
]
