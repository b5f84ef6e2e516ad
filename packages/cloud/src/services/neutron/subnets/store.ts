import type { Subnet } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf, sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StandardRow } from '../resource/kind.ts'

type StoredKeys = Exclude<keyof Subnet, keyof StandardRow | 'tenant_id'>

export interface SubnetRow extends StandardRow, Pick<Subnet, StoredKeys> {}

export const subnets = collection<SubnetRow, string>('neutron_subnets')

export const { insert, find, update, remove } = subnets

export const listByIds = (db: Db, ids: readonly string[]) => subnets.list(db, { where: [oneOf('id', ids)] })

export const listOnNetwork = (db: Db, networkId: string) => subnets.list(db, { where: [is('network_id', networkId)] })

export const listOnNetworks = (db: Db, networkIds: readonly string[]) =>
  subnets.list(db, { where: [oneOf('network_id', networkIds)] })

export const listFromPool = (db: Db, poolId: string) => subnets.list(db, { where: [is('subnetpool_id', poolId)] })

/** Subnets on networks that the project owns or shares; not those on external networks. */
export const onUsableNetwork = (projectId: string) =>
  sql(
    `network_id IN (
       SELECT id FROM neutron_networks WHERE project_id = ?
       UNION SELECT object_id FROM neutron_rbac
       WHERE object_type = 'network' AND action = 'access_as_shared' AND target_tenant IN (?, '*')
     )`,
    projectId,
    projectId,
  )

export const onSharedNetwork = (projectId: string) =>
  sql(
    `network_id IN (
       SELECT object_id FROM neutron_rbac
       WHERE object_type = 'network' AND action = 'access_as_shared' AND target_tenant IN (?, '*')
     )`,
    projectId,
  )
