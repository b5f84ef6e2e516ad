import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as ports from '../ports/store.ts'
import { EVERY_PROJECT, policiesOn } from '../rbac/store.ts'
import * as subnets from '../subnets/store.ts'
import type { NetworkRow } from './store.ts'

/** Throws if projects use the network that could not use it after unsharing. */
export function checkStaysShared({ db }: Call, network: NetworkRow): void {
  const users = [...ports.listOnNetwork(db, network.id).filter(isGuest), ...subnets.listOnNetwork(db, network.id)]
  const allowed = policiesOn(db, network.id)
    .filter(({ action, target_tenant }) => action === 'access_as_shared' && target_tenant !== EVERY_PROJECT)
    .map(({ target_tenant }) => target_tenant)
  const others = users.filter(({ project_id }) => project_id !== network.project_id && !allowed.includes(project_id))
  if (others.length > 0) throw sharingInUse(network.name)
}

const isGuest = ({ device_owner }: { device_owner: string }) => !device_owner.startsWith('network:')

export const sharingInUse = (network: string) =>
  named.conflict(
    'InvalidSharedSetting',
    `Unable to reconfigure sharing settings for network ${network}. Multiple tenants are using it.`,
  )

/** Throws if routers have gateways on the network. */
export function checkStaysExternal({ db }: Call, network: NetworkRow): void {
  const gateways = ports
    .listOnNetwork(db, network.id)
    .filter(({ device_owner }) => device_owner === 'network:router_gateway')
  if (gateways.length === 0) return
  const message = `External network ${network.id} cannot be updated to be made non-external, since it has existing gateway ports.`
  throw named.conflict('ExternalNetworkInUse', message)
}
