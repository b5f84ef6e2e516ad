import type { IntlShape } from 'react-intl'
import type { Column } from '../../../framework/define-resource.ts'
import { adminStateColumn, statusColumn } from '../../../framework/network/state-columns.tsx'
import { ResourceLink } from '../../../framework/ResourceLink.tsx'
import { nameColumn } from '../../../framework/table/name-column.tsx'
import { wordFor } from '../../../framework/word-for.ts'
import { macStates, portFields, portMessages } from './port.messages.ts'
import { portPlace } from './port.place.ts'
import type { Port } from './port.queries.ts'

/** As much of an id as tells ports of one network apart. */
const ID_SHOWN = 13

export const portLabel = ({ name, id }: Pick<Port, 'id' | 'name'>): string => name || `(${id.slice(0, ID_SHOWN)})`

const deviceText = (port: Port, intl: IntlShape) => port.device_owner || intl.formatMessage(portMessages.detached)

export const isOfServer = ({ device_owner: owner }: Port): boolean => owner.startsWith('compute:')

export const portColumns: Column<Port>[] = [
  nameColumn({ type: portPlace.type, label: portLabel, header: portFields.name }),
  {
    id: 'fixedIps',
    header: portFields.fixedIps,
    priority: 2,
    width: 132,
    grow: 2,
    value: ({ fixed_ips: ips }) => ips.map(({ ip_address: ip }) => ip).join(', '),
  },
  {
    id: 'mac',
    header: portFields.mac,
    width: 150,
    value: ({ mac_address: mac }) => mac,
    cell: ({ mac_address: mac }) => <code className="font-mono text-sm">{mac}</code>,
  },
  {
    id: 'device',
    header: portFields.device,
    priority: 2,
    width: 150,
    grow: 2,
    value: (port, { intl }) => deviceText(port, intl),
    cell: (port, { intl }) =>
      isOfServer(port) ? (
        <ResourceLink type="OS::Nova::Server" id={port.device_id}>
          {port.device_owner}
        </ResourceLink>
      ) : (
        deviceText(port, intl)
      ),
  },
  statusColumn(portFields.status),
  adminStateColumn(portFields.adminState),
  {
    id: 'macLearning',
    header: portFields.macLearning,
    optional: true,
    width: 150,
    value: ({ mac_state: state }, { intl }) => (state ? wordFor(intl, macStates, state) : ''),
  },
]
