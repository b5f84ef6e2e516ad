import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import type { NetworkRow } from '../networks/store.ts'
import { sharedOf } from '../rbac/store.ts'
import { isAdmin } from './find.ts'

/** Throws unless the network is the project's own or shared with it: to see an external one is not enough. */
export function checkOwnership(call: Call, network: NetworkRow, projectId: string, what: 'port' | 'subnet'): void {
  if (network.project_id === projectId || isAdmin(call) || call.may('context_is_advsvc')) return
  if (sharedOf(call.db, [network.id], 'access_as_shared', projectId).size > 0) return
  throw named.forbidden('HTTPForbidden', `Tenant ${projectId} not allowed to create ${what} on this network`)
}
