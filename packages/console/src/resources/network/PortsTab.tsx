import type { Network, Port } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { LoadedTable } from '../../framework/LoadedTable.tsx'
import { ResourceLink } from '../../framework/ResourceLink.tsx'
import { wordFor } from '../../framework/word-for.ts'
import { Card } from '../../ui/Card.tsx'
import { NetworkStatus } from './network-state.tsx'
import { adminStates } from './network.messages.ts'
import { networkQueries } from './network.queries.ts'
import { portFields } from './parts.messages.ts'

const COLUMNS = ['name', 'fixedIps', 'mac', 'device', 'status', 'adminState'] as const

const ID_SHOWN = 13

/** What hangs on a network. */
export function PortsTab({ network }: { network: Network }) {
  const intl = useIntl()
  const say = (name: keyof typeof portFields) => intl.formatMessage(portFields[name])
  const cellsOf = (port: Port) => ({
    name: (
      <ResourceLink type="OS::Neutron::Port" id={port.id}>
        {port.name || `(${port.id.slice(0, ID_SHOWN)})`}
      </ResourceLink>
    ),
    fixedIps: (
      <ul className="font-mono text-sm">
        {port.fixed_ips.map(({ ip_address: ip }) => (
          <li key={ip}>{ip}</li>
        ))}
      </ul>
    ),
    mac: <code className="font-mono text-sm">{port.mac_address}</code>,
    device: port.device_owner.startsWith('compute:') ? (
      <ResourceLink type="OS::Nova::Server" id={port.device_id}>
        {port.device_owner}
      </ResourceLink>
    ) : (
      port.device_owner || say('detached')
    ),
    status: <NetworkStatus status={port.status} intl={intl} />,
    adminState: wordFor(intl, adminStates, port.admin_state),
  })
  return (
    <Card flush>
      <LoadedTable
        query={networkQueries.portsOf(network.id)}
        failed={say('failed')}
        empty={say('empty')}
        label={say('title')}
        columns={COLUMNS.map((id) => ({ id, header: say(id) }))}
        rows={({ items }) => items.map((port) => ({ id: port.id, cells: cellsOf(port) }))}
      />
    </Card>
  )
}
