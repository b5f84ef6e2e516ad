import type { PoolMember } from '@meridian/wire'
import { conflict, notFound } from '../../../core/errors/fault.ts'
import { accepted, created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { pools } from '../pools/store.ts'
import type { PoolRow } from '../pools/store.ts'
import { listenersOf } from '../pools/view.ts'
import { beginBelow } from '../resource/change.ts'
import { changed, filled } from '../resource/fields.ts'
import { listReply, picked } from '../resource/listing.ts'
import { shown } from '../resource/new-row.ts'
import { nowOf } from '../resource/time.ts'
import { ruleOf } from '../rules.ts'
import { withStatuses } from '../statuses.ts'
import { MemberChange, MembersChange, NewMember } from './body.ts'
import type { MemberGiven } from './body.ts'
import { DEFAULTS, isSame, makeMember } from './make.ts'
import { members } from './store.ts'
import type { MemberRow } from './store.ts'

type OfPool = Call<{ pool: string }>
type One = Call<{ pool: string; id: string }>

export const viewOf = (row: MemberRow): PoolMember => shown(row, 'pool_id')

const poolOf = (call: OfPool, action: string): PoolRow => {
  const pool = pools.store.find(call.db, call.params.pool)
  if (!pool) throw notFound(`Pool ${call.params.pool} not found.`)
  call.authorize(ruleOf('member', action), { project_id: pool.project_id })
  return pool
}

function findMember(call: One, action: string): { pool: PoolRow; row: MemberRow } {
  const pool = poolOf(call, action)
  const row = members.store.find(call.db, call.params.id)
  if (row?.pool_id !== pool.id) throw notFound(`Member ${call.params.id} not found.`)
  return { pool, row }
}

const begin = (call: Call, pool: PoolRow) =>
  beginBelow(call, pool.loadbalancer_id, {
    listenerIds: listenersOf(call, pool).map(({ id }) => id),
    poolIds: [pool.id],
  })

export const list = (call: OfPool) => {
  const pool = poolOf(call, 'get_all')
  return listReply(call, {
    key: 'members',
    path: `/v2/lbaas/pools/${pool.id}/members`,
    rows: members.store.below(call.db, pool.id),
    view: (rows) => withStatuses(call, rows).map(viewOf),
    viewed: ['operating_status'],
  })
}

export const show = (call: One) => {
  const { row } = findMember(call, 'get_one')
  return ok({ member: picked({ ...withStatuses(call, [row]).map(viewOf)[0] }, call.query) })
}

export const create = (call: OfPool) => {
  const pool = poolOf(call, 'post')
  const { member } = call.json(NewMember)
  begin(call, pool)
  return created({ member: viewOf(makeMember(call, pool, member)) })
}

export const update = (call: One) => {
  const { pool, row } = findMember(call, 'put')
  const next = changed(row, DEFAULTS, call.json(MemberChange).member)
  begin(call, pool)
  const [shownRow = next] = withStatuses(call, [members.store.mark(call.db, next, 'PENDING_UPDATE', nowOf(call))])
  return ok({ member: viewOf(shownRow) })
}

export const remove = (call: One) => {
  const { pool, row } = findMember(call, 'delete')
  begin(call, pool)
  members.store.mark(call.db, row, 'PENDING_DELETE', nowOf(call))
  return noContent
}

/** Weight, backup flag and state that an existing member is not given are the defaults, not what it had. */
const RESET = { weight: DEFAULTS.weight, backup: DEFAULTS.backup, admin_state_up: DEFAULTS.admin_state_up }

/** Makes the members these, by address and port; with `additive_only` the others stay. */
export const replace = (call: OfPool) => {
  const pool = poolOf(call, 'put')
  const { members: wanted } = call.json(MembersChange)
  const twice = wanted.find((one, at) => wanted.findIndex((other) => isSame(one, other)) !== at)
  if (twice) {
    const place = `ip ${twice.address} on protocol_port ${twice.protocol_port}`
    throw conflict(`Another member on this pool is already using ${place}`)
  }
  begin(call, pool)
  const before = members.store.below(call.db, pool.id)
  const keepsOthers = call.query.get('additive_only')?.toLowerCase() === 'true'
  for (const row of before) {
    if (keepsOthers || wanted.some((member) => isSame(member, row))) continue
    members.store.mark(call.db, row, 'PENDING_DELETE', nowOf(call))
  }
  for (const given of wanted) {
    const row = before.find((member) => isSame(member, given))
    if (!row) makeMember(call, pool, given)
    else {
      const next = filled({ ...row, ...RESET }, settable(given))
      members.store.mark(call.db, next, 'PENDING_UPDATE', nowOf(call))
    }
  }
  return accepted
}

/** The subnet and the owner of a member never change. */
const settable = ({ subnet_id: _subnet, project_id: _project, tenant_id: _tenant, ...given }: MemberGiven) => given
