import { conflict } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { monitors } from '../healthmonitors/store.ts'
import type { PoolRow } from '../pools/store.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { filled } from '../resource/fields.ts'
import { newRow } from '../resource/new-row.ts'
import type { MemberGiven } from './body.ts'
import { members } from './store.ts'
import type { MemberRow } from './store.ts'

type Settings = Omit<MemberRow, keyof ReturnType<typeof newRow> | 'pool_id' | 'address' | 'protocol_port' | 'subnet_id'>

export const DEFAULTS: Settings = {
  name: '',
  admin_state_up: true,
  tags: [],
  weight: 1,
  backup: false,
  monitor_address: null,
  monitor_port: null,
}

/** Adds a member to a pool. `isOfTree`: created with its balancer. */
export function makeMember(call: Call, pool: PoolRow, given: MemberGiven, isOfTree = false): MemberRow {
  requireQuota(call.db, 'member', pool.project_id)
  const { address, protocol_port, subnet_id } = given
  if (members.store.below(call.db, pool.id).some((other) => isSame(other, given)))
    throw conflict(`Another member on this pool is already using ip ${address} on protocol_port ${protocol_port}`)
  const isMonitored = isOfTree || monitors.store.below(call.db, pool.id).length > 0
  const row: MemberRow = {
    ...newRow(call, pool),
    ...filled(DEFAULTS, given),
    operating_status: isMonitored ? 'OFFLINE' : 'NO_MONITOR',
    pool_id: pool.id,
    address,
    protocol_port,
    subnet_id: subnet_id ?? null,
  }
  members.store.insert(call.db, row)
  return row
}

type Place = Pick<MemberRow, 'address' | 'protocol_port'>

/** A pool has a member once for each address and port. */
export const isSame = (one: Place, other: Place) =>
  one.address === other.address && one.protocol_port === other.protocol_port
