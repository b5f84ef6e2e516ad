import { is } from '../../../core/database/condition.ts'
import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { badResource, named } from '../faults.ts'
import type { NetworkRow } from '../networks/store.ts'
import { sharedOf } from '../rbac/store.ts'
import { authorizeAction } from './authorize-action.ts'
import type { Action } from './authorize-action.ts'
import type { Kind } from './kind.ts'
import type { Fields } from './values.ts'

export const isAdmin = (call: Call) => call.may('context_is_admin')

type Found<Row extends { id: string }> = Pick<Kind<Row>, 'rows' | 'visible' | 'missing'>

/** Undefined also for rows that the project cannot see. */
export function findIfVisible<Row extends { id: string }>(call: Call, kind: Found<Row>, id: string): Row | undefined {
  if (isAdmin(call)) return kind.rows.find(call.db, id)
  return kind.rows.first(call.db, is('id', id), kind.visible(call.auth.projectId ?? ''))
}

/** Throws 404, also for rows that the project cannot see. */
export function findVisible<Row extends { id: string }>(call: Call, kind: Found<Row>, id: string): Row {
  const row = findIfVisible(call, kind, id)
  if (!row) throw kind.missing(id)
  return row
}

type Changeable<Row extends { id: string; project_id: string }> = Found<Row> & Pick<Kind, 'one' | 'guarded' | 'target'>

/** As `findVisible`, for a change: throws 403 unless the policy allows it, and 412 for an outdated revision. */
export function findFor<Row extends { id: string; project_id: string }>(
  call: Call,
  kind: Changeable<Row>,
  id: string,
  action: Exclude<Action, 'create'>,
  set: Fields = {},
): Row {
  const row = findVisible(call, kind, id)
  authorizeAction(call, kind, action, { ...row, ...set, project_id: row.project_id }, set)
  matchRevision(call, row)
  return row
}

/** `If-Match: revision_number=5`; Neutron ignores other conditions. */
export function matchRevision({ headers }: Call, row: object): void {
  const requested = /^"?revision_number=(.*?)"?$/.exec(headers['if-match'] ?? '')?.[1]
  if (requested === undefined) return
  if (!/^\d{1,15}$/.test(requested)) {
    throw badResource('if-match', 'Revision number etag must be in the format of revision_number=<int>')
  }
  const current = 'revision_number' in row ? row.revision_number : undefined
  if (Number(requested) === current) return
  const type = 'RevisionNumberConstraintFailed'
  throw new Fault(412, `Constrained to ${requested}, but current revision is ${current}`, { type })
}

/** Throws unless the project owns the network or it is shared with it; `router:external` is not enough. */
export function checkOwnership(call: Call, network: NetworkRow, projectId: string, what: 'port' | 'subnet'): void {
  if (network.project_id === projectId || isAdmin(call) || call.may('context_is_advsvc')) return
  if (sharedOf(call.db, [network.id], 'access_as_shared', projectId).size > 0) return
  throw named.forbidden('HTTPForbidden', `Tenant ${projectId} not allowed to create ${what} on this network`)
}
