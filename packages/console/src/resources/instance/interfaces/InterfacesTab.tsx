import { networkEndpoints, type Port, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { LoadedTable } from '../../../framework/loading/LoadedTable.tsx'
import { adminStates } from '../../../services/network/network-state.messages.ts'
import { NetworkStatus } from '../../../services/network/NetworkStatus.tsx'
import { portLabel } from '../../../services/network/port-label.ts'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { wordFor } from '../../../framework/text/word-for.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EditPortGroups } from './EditPortGroups.tsx'
import { portsOf } from './interface-queries.ts'
import { interfaceMessages, interfacePhrases } from './interfaces.messages.ts'

const COLUMNS = ['name', 'network', 'fixedIps', 'mac', 'status', 'adminState', 'macLearning', 'actions'] as const

/** The ports that a server hangs on. */
export function InterfacesTab({ server }: { server: Server }) {
  const intl = useIntl()
  const say = (message: keyof typeof interfaceMessages) => intl.formatMessage(interfaceMessages[message])
  const { data: networks } = useQuery(query(networkEndpoints.networkList))
  const [editing, setEditing] = useState<Port | null>(null)
  const mayEdit = usePolicies()([['network', 'update_port']], { project_id: server.tenant_id })
  const networkName = (id: string) => networks?.items.find((network) => network.id === id)?.name || id
  const cellsOf = (port: Port) => ({
    name: (
      <ResourceLink type="OS::Neutron::Port" id={port.id}>
        {portLabel(port)}
      </ResourceLink>
    ),
    network: (
      <ResourceLink type="OS::Neutron::Net" id={port.network_id}>
        {networkName(port.network_id)}
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
    status: <NetworkStatus status={port.status} intl={intl} />,
    adminState: wordFor(intl, adminStates, port.admin_state),
    macLearning: port.mac_state ?? '-',
    actions: mayEdit && (
      <Button
        size="small"
        aria-label={intl.formatMessage(interfacePhrases.editGroupsOf, { name: portLabel(port) })}
        onClick={() => setEditing(port)}
      >
        {say('editGroups')}
      </Button>
    ),
  })
  return (
    <Card flush>
      <LoadedTable
        query={portsOf(server.id)}
        failed={say('unableToList')}
        empty={say('empty')}
        label={say('title')}
        columns={COLUMNS.map((id) => ({ id, header: say(id), hidden: id === 'actions' }))}
        rows={({ items }) => items.map((port) => ({ id: port.id, cells: cellsOf(port) }))}
      />
      {editing && <EditPortGroups key={editing.id} port={editing} server={server} onClose={() => setEditing(null)} />}
    </Card>
  )
}
