import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { sharingInUse } from '../networks/sharing.ts'
import * as networks from '../networks/store.ts'
import * as ports from '../ports/store.ts'
import * as routers from '../routers/store.ts'
import * as subnets from '../subnets/store.ts'
import { EVERY_PROJECT, policiesOn } from './store.ts'
import type { RbacRow } from './store.ts'

/** Throws if a project uses the object and could not use it without the policy. */
export function checkNoDependents(call: Call, policy: RbacRow): void {
  const allowed = policiesOn(call.db, policy.object_id)
    .filter(({ id, action }) => id !== policy.id && action === policy.action)
    .map(({ target_tenant }) => target_tenant)
  if (allowed.includes(EVERY_PROJECT)) return
  const isConcerned = (projectId: string) =>
    projectId !== policy.project_id &&
    projectId !== '' &&
    (policy.target_tenant === EVERY_PROJECT || policy.target_tenant === projectId) &&
    !allowed.includes(projectId)
  if (!usersOf(call, policy).some(isConcerned)) return
  const details = policy.object_type === 'network' ? sharingInUse(policy.object_id).message : 'it is in use'
  const subject = `RBAC policy on object ${policy.object_id} cannot be removed because other objects depend on it`
  throw named.conflict('RbacPolicyInUse', `${subject}.\nDetails: ${details}`)
}

/** The projects that use the object by the policy's action. */
function usersOf({ db }: Call, { object_type, object_id, action }: RbacRow): string[] {
  const owners = (rows: readonly { project_id: string }[]) => rows.map(({ project_id }) => project_id)
  switch (object_type) {
    case 'network':
      return action === 'access_as_shared'
        ? owners([...ports.listOnNetwork(db, object_id), ...subnets.listOnNetwork(db, object_id)])
        : owners(routersOn(db, object_id))
    case 'security_group':
      return owners(ports.ports.list(db, { where: [ports.hasGroup([object_id])] }))
    case 'qos_policy':
      return owners([...networks.listByQosPolicy(db, object_id), ...ports.listByQosPolicy(db, object_id)])
    case 'subnetpool':
      return owners(subnets.listFromPool(db, object_id))
    default:
      return []
  }
}

function routersOn(db: Call['db'], networkId: string) {
  const gateways = ports
    .listOnNetwork(db, networkId)
    .filter(({ device_owner }) => device_owner === 'network:router_gateway')
  return routers.listByIds(
    db,
    gateways.map(({ device_id }) => device_id),
  )
}
