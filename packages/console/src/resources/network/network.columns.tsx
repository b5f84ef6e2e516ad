import type { Network } from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import type { Column } from '../../framework/resource/column.ts'
import { adminStateColumn, statusColumn } from '../../services/network/state-columns.tsx'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { yesNo } from '../../framework/text/yes-no.ts'
import { NETWORK_TYPE, networkLabel } from './network-label.ts'
import { networkFields } from './network.messages.ts'

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
  statusColumn(networkFields.status),
  adminStateColumn(networkFields.adminState),
  {
    id: 'zones',
    header: networkFields.zones,
    width: 150,
    value: ({ availability_zones: zones }) => zones.join(', '),
  },
]
