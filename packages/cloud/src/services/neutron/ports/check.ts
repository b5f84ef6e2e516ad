import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { isAdmin, findIfVisible } from '../resource/find.ts'
import * as routers from '../routers/store.ts'
import { groups } from '../security-groups/kind.ts'
import type { PortRow } from './store.ts'
import type { RequestedPair } from './values.ts'

/** Throws for groups that the project cannot see. */
export function checkGroups(call: Call, ids: readonly string[]): void {
  const missing = ids.filter((id) => !findIfVisible(call, groups, id))
  if (missing.length > 0) throw groups.missing(missing.join(', '))
}

/** Security groups and address pairs require port security. */
export function checkSecurity(isSecured: boolean, groupIds: readonly string[], pairs: readonly RequestedPair[]): void {
  if (isSecured) return
  if (groupIds.length > 0) {
    const message = 'Port security must be enabled and port must have an IP address in order to use security groups.'
    throw named.badRequest('PortSecurityAndIPRequiredForSecurityGroups', message)
  }
  if (pairs.length > 0) {
    const message = 'Port Security must be enabled in order to have allowed address pairs on a port.'
    throw named.conflict('AddressPairAndPortSecurityRequired', message)
  }
}

/** A router's port belongs to the project of the router. */
export function checkDevice(call: Call, port: Pick<PortRow, 'device_id' | 'device_owner' | 'project_id'>): void {
  const { device_id, device_owner, project_id } = port
  if (!device_owner.startsWith('network:router') || device_id === '' || isAdmin(call)) return
  const router = routers.find(call.db, device_id)
  if (!router || router.project_id === project_id) return
  const message = `The following device_id ${device_id} is not owned by your tenant or matches another tenants router.`
  throw named.conflict('DeviceIDNotOwnedByTenant', message)
}
