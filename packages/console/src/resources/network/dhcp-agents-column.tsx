import { networkOperationEndpoints, type Network } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '../../api/query.ts'
import { column, type Column } from '../../framework/resource/column.ts'
import { agentNames } from './admin-network.messages.ts'

export const dhcpServed = query(networkOperationEndpoints.dhcpServedList)

type Served = Awaited<ReturnType<typeof dhcpServed.queryFn>>

const hostsIn = (served: Served | undefined, network: string) =>
  served && (served.items.find(({ id }) => id === network)?.hosts ?? [])

/** How many DHCP agents serve a network. */
export const dhcpAgentsColumn: Column<Network> = column(
  'dhcpAgents',
  agentNames.other,
  ({ id }) => hostsIn(queryClient.getQueryData<Served>(dhcpServed.queryKey), id)?.length ?? null,
  {
    scopes: ['admin'],
    policy: [['network', 'get_dhcp-networks']],
    width: 138,
    grow: 0.5,
    align: 'end',
    cell: ({ id }) => <AgentCount network={id} />,
  },
)

/** The rows do not wait for it: Neutron needs a call for each agent. */
function AgentCount({ network }: { network: string }) {
  const { data } = useQuery(dhcpServed)
  const hosts = hostsIn(data, network)
  return <span title={hosts?.join(', ')}>{hosts?.length ?? '–'}</span>
}
