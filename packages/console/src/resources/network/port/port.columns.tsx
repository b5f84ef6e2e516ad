import type { IntlShape } from 'react-intl'
import type { Column } from '../../../framework/resource/column.ts'
import { fixedIpsColumn } from '../../../services/network/fixed-ips-column.ts'
import { portLabel } from '../../../services/network/port-label.ts'
import { adminStateColumn, statusColumn } from '../../../services/network/state-columns.tsx'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { nameColumn } from '../../../framework/table/name-column.tsx'
import { wordFor } from '../../../framework/text/word-for.ts'
import { macStates, portFields, portMessages } from './port.messages.ts'
import { portManifest } from './port.manifest.ts'
import type { Port } from './port.queries.ts'

const deviceText = (port: Port, intl: IntlShape) => port.device_owner || intl.formatMessage(portMessages.detached)

const ROUTER = 'OS::Neutron::Router'

/** What kinds of things ports are on, by how Neutron's names of their owners begin. */
const DEVICES = { 'compute:': 'OS::Nova::Server', 'network:router': ROUTER, 'network:ha_router': ROUTER }

/** The type of what a port is on, where that has a page; null where it has none. */
export const deviceTypeOf = ({ device_owner: owner }: Pick<Port, 'device_owner'>): string | null =>
  Object.entries(DEVICES).find(([beginning]) => owner.startsWith(beginning))?.[1] ?? null

export const portColumns: Column<Port>[] = [
  nameColumn({ type: portManifest.type, label: portLabel, header: portFields.name }),
  fixedIpsColumn(portFields.fixedIps),
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
    cell: (port, { intl }) => {
      const type = deviceTypeOf(port)
      const text = deviceText(port, intl)
      return type ? (
        <ResourceLink type={type} id={port.device_id}>
          {text}
        </ResourceLink>
      ) : (
        text
      )
    },
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
