import type { SubnetPool } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StandardRow } from '../resource/kind.ts'

type StoredKeys = 'name' | 'prefixes' | 'ip_version' | 'default_quota' | 'is_default' | 'address_scope_id'

export interface SubnetPoolRow extends StandardRow, Pick<SubnetPool, StoredKeys> {
  default_prefixlen: number
  min_prefixlen: number
  max_prefixlen: number
}

export const pools = collection<SubnetPoolRow, string>('neutron_subnetpools')

export const { insert, find, update, remove } = pools

export const findDefault = (db: Db, version: 4 | 6) =>
  pools.first(db, is('is_default', true), is('ip_version', version))

export const listInScope = (db: Db, scopeId: string) => pools.list(db, { where: [is('address_scope_id', scopeId)] })
