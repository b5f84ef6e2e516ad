import { forbidden, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { isAdmin } from '../images/access.ts'
import * as store from './store.ts'
import type { NamespaceRow } from './store.ts'

export interface PathParams {
  namespace: string
}

/** Returns the namespace of the path; throws 404 if the caller cannot see it and 403 unless `rule` allows it. */
export function findNamespace(call: Call<PathParams>, rule: string): NamespaceRow {
  const { namespace } = call.params
  const row = store.find(call.db, namespace)
  if (!row || !store.isVisible(row, call.auth, isAdmin(call))) throw notFound(`Namespace ${namespace} not found`)
  call.authorize(rule, policyTarget(row))
  return row
}

export const policyTarget = ({ owner, visibility }: NamespaceRow) => ({ project_id: owner, owner, visibility })

/** Updates the namespace and its `updated_at`. */
export function save(call: Call, row: NamespaceRow): NamespaceRow {
  const saved = { ...row, updated_at: isoSeconds(call.clock.now()) }
  store.update(call.db, saved)
  return saved
}

/** Protected namespaces and their parts cannot be deleted. */
export function refuseProtected(row: NamespaceRow, what: string, name: string): void {
  if (row.protected) throw forbidden(`Metadata definition ${what} ${name} is protected and cannot be deleted.`)
}
