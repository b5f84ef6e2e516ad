import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as networkHandlers from '../networks/handlers.ts'
import * as networkStore from '../networks/store.ts'
import { isAdmin } from '../resource/find.ts'
import { detachAll } from '../routers/detach.ts'
import * as routerHandlers from '../routers/handlers.ts'
import * as routers from '../routers/store.ts'
import * as subnetpools from '../subnetpools/store.ts'
import { build } from './build.ts'
import * as store from './store.ts'

type OnProject = Call<{ project: string }>

/** Creates the topology on first access; `?fields=dry-run` only checks the requirements. */
export const show = (call: OnProject) => {
  const project_id = projectOf(call)
  const isTrial = call.query.getAll('fields').includes('dry-run')
  const external = externalNetwork(call)
  const pools = ([4, 6] as const).flatMap((version) => subnetpools.findDefault(call.db, version) ?? [])
  if (pools.length === 0) throw failure('Deployment error: No default subnetpools defined.')
  if (isTrial) return ok({ auto_allocated_topology: { id: 'dry-run=pass', tenant_id: project_id, project_id } })
  const known = store.find(call.db, project_id)
  const { network_id } = known ?? build(call, project_id, external, pools)
  return ok({ auto_allocated_topology: { id: network_id, tenant_id: project_id, project_id } })
}

/** Where nothing is allocated, nothing is removed, and that is no error. */
export const remove = (call: OnProject) => {
  const project_id = projectOf(call)
  const topology = store.find(call.db, project_id)
  if (!topology) return noContent
  const router = routers.find(call.db, topology.router_id)
  if (router) {
    detachAll(call, router)
    routerHandlers.remove({ ...call, params: { id: router.id } })
  }
  if (networkStore.find(call.db, topology.network_id)) {
    networkHandlers.remove({ ...call, params: { id: topology.network_id } })
  }
  store.remove(call.db, project_id)
  return noContent
}

/** Clients that name no project say `None`, and mean their own. */
function projectOf(call: OnProject): string {
  const project = call.params.project === 'None' ? (call.auth.projectId ?? '') : call.params.project
  if (project === call.auth.projectId || isAdmin(call)) return project
  throw named.forbidden('NotAuthorized', 'Not authorized.')
}

function externalNetwork({ db }: Call) {
  const [network] = networkStore.listDefault(db)
  if (!network) throw failure('Deployment error: No default router:external network.')
  return network
}

const failure = (message: string) => named.conflict('AutoAllocationFailure', message)
