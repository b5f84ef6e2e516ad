import type { Router } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { oneOf } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StandardRow } from '../resource/kind.ts'

type StoredKeys = 'name' | 'admin_state_up' | 'status' | 'routes' | 'flavor_id' | 'availability_zone_hints'

export interface RouterRow extends StandardRow, Pick<Router, StoredKeys> {
  distributed: boolean
  ha: boolean
  /** The port on the external network, which has the addresses. */
  gw_port_id: string | null
  enable_snat: boolean
  /** Ids of its L3 agents. */
  agents: string[]
}

export const routers = collection<RouterRow, string>('neutron_routers')

export const { insert, find, update, remove } = routers

export const listByIds = (db: Db, ids: readonly string[]) => routers.list(db, { where: [oneOf('id', ids)] })
