import { networkAgentEndpoints, type NetworkAgent } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'

/** With the word by which other types are switched on and off. */
export interface Agent extends NetworkAgent {
  enabled: boolean
}

const toAgent = (agent: NetworkAgent): Agent => ({ ...agent, enabled: agent.admin_state_up })

export const networkAgentQueries = {
  list: (): ListQuery<Agent> => ({
    queryKey: [...keyOf(networkAgentEndpoints.networkAgentList, { query: {} }), 'switched'],
    queryFn: async ({ signal }) => {
      const { items } = await call(networkAgentEndpoints.networkAgentList, { query: {} }, { signal, main: true })
      return { items: items.map(toAgent), complete: true }
    },
  }),
  one: (id: string): ItemQuery<Agent> => {
    const { queryKey, queryFn } = query(networkAgentEndpoints.networkAgentView, { params: { id } })
    return { queryKey: [...queryKey, 'switched'], queryFn: async (context) => toAgent(await queryFn(context)) }
  },
  routers: (id: string) => query(networkAgentEndpoints.agentRouterList, { params: { id } }),
  networks: (id: string) => query(networkAgentEndpoints.agentNetworkList, { params: { id } }),
}

const L3 = 'L3 agent'
const DHCP = 'DHCP agent'

export const hostsRouters = ({ agent_type: type }: Pick<NetworkAgent, 'agent_type'>): boolean => type === L3
export const servesNetworks = ({ agent_type: type }: Pick<NetworkAgent, 'agent_type'>): boolean => type === DHCP
