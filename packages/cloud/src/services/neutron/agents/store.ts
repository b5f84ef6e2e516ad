import type { NetworkAgent } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf, sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { networks } from '../networks/store.ts'
import { routers } from '../routers/store.ts'

export type AgentRow = Omit<NetworkAgent, 'alive' | 'heartbeat_timestamp'>

export const L3_AGENT = 'L3 agent'
export const DHCP_AGENT = 'DHCP agent'

export const agents = collection<AgentRow, string>('neutron_agents')

export const { insert, update, remove } = agents

export const listByIds = (db: Db, ids: readonly string[]) => agents.list(db, { where: [oneOf('id', ids)] })

export const listOfType = (db: Db, type: string) => agents.list(db, { where: [is('agent_type', type)] })

const servedBy = (agentId: string) => sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.agents') WHERE value = ?)`, agentId)

export const networksOf = (db: Db, agentId: string) => networks.list(db, { where: [servedBy(agentId)] })

export const routersOf = (db: Db, agentId: string) => routers.list(db, { where: [servedBy(agentId)] })

/** The only availability zone of networks and routers. */
export const ZONE = 'nova'
