import type { Call } from '../../../core/service/api.ts'
import type { NetworkRow } from '../networks/store.ts'
import type { RouterRow } from '../routers/store.ts'
import type { SubnetRow } from '../subnets/store.ts'
import * as store from './store.ts'

/** Assigns a DHCP agent to the network if the subnet uses DHCP. */
export function serveNetwork({ db }: Pick<Call, 'db'>, network: NetworkRow, { enable_dhcp }: SubnetRow): NetworkRow {
  if (!enable_dhcp || network.agents.length > 0) return network
  return { ...network, agents: firstOf(db, store.DHCP_AGENT) }
}

/** The agents of a new router. */
export const agentsForRouter = ({ db }: Pick<Call, 'db'>): string[] => firstOf(db, store.L3_AGENT)

/** The host of the router's ports. */
export const hostOf = ({ db }: Pick<Call, 'db'>, { agents }: RouterRow): string =>
  store.listByIds(db, agents)[0]?.host ?? ''

function firstOf(db: Call['db'], type: string): string[] {
  const agent = store.listOfType(db, type).find(({ admin_state_up }) => admin_state_up)
  return agent ? [agent.id] : []
}
