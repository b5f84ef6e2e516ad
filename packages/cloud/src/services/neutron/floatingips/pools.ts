import type { Call } from '../../../core/service/api.ts'
import { networks } from '../networks/store.ts'
import { sharedBy } from '../rbac/store.ts'
import * as subnets from '../subnets/store.ts'

/** The subnets with floating IPs. */
export function toPools({ db, auth }: Call) {
  const projectId = auth.projectId ?? ''
  const external = networks.list(db, { where: [sharedBy('network', 'access_as_external', projectId)] })
  const onNetworks = subnets.listOnNetworks(
    db,
    external.map(({ id }) => id),
  )
  return onNetworks
    .filter(({ ip_version }) => ip_version === 4)
    .map(({ id, name, network_id, cidr }) => ({
      subnet_id: id,
      subnet_name: name,
      network_id,
      cidr,
      tenant_id: projectId,
      project_id: projectId,
    }))
}
