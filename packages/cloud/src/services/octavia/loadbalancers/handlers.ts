import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { accepted, created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { newUuid } from '../../../core/ids.ts'
import { replaceAmphorae } from '../amphorae/make.ts'
import { zones } from '../availability-zones/store.ts'
import { flavors } from '../flavors/store.ts'
import { listeners } from '../listeners/store.ts'
import { pools } from '../pools/store.ts'
import { requireProvider } from '../providers/handlers.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { beginOf, scheduleSettling } from '../resource/change.ts'
import { changed, filled } from '../resource/fields.ts'
import { find, ownerOf, projectOf } from '../resource/find.ts'
import { listReply, picked } from '../resource/listing.ts'
import { newRow } from '../resource/new-row.ts'
import { statisticsOf, summed } from '../statistics.ts'
import { LoadBalancerChange, NewLoadBalancer } from './body.ts'
import type { LoadBalancerGiven } from './body.ts'
import { balancers } from './store.ts'
import type { LoadBalancerRow } from './store.ts'
import { makeTree, treeView } from './tree.ts'
import { statusTree, viewOf, viewsOf } from './view.ts'
import { vipOf } from './vip.ts'

type One = Call<{ id: string }>

const DEFAULTS: Pick<LoadBalancerRow, 'name' | 'description' | 'admin_state_up' | 'tags' | 'vip_qos_policy_id'> = {
  name: '',
  description: '',
  admin_state_up: true,
  tags: [],
  vip_qos_policy_id: null,
}

/** Like a real Octavia, which starts a virtual machine for it. */
const CREATE_SECONDS = 4

export const list = (call: Call) =>
  listReply(call, {
    key: 'loadbalancers',
    path: '/v2/lbaas/loadbalancers',
    rows: balancers.store.ofProject(call.db, projectOf(call, 'loadbalancer')),
    view: (rows) => viewsOf(call, rows),
    viewed: ['operating_status'],
  })

export const show = (call: One) => {
  const row = find(call, balancers, call.params.id, 'get_one')
  return ok({ loadbalancer: picked({ ...viewsOf(call, [row])[0] }, call.query) })
}

/** With all that is given below it, as one change. */
export const create = (call: Call) => {
  const { loadbalancer: given } = call.json(NewLoadBalancer)
  const projectId = ownerOf(call, given, 'loadbalancer')
  const provider = given.provider ?? 'amphora'
  requireProvider(provider)
  requireOffered(call, given)
  requireQuota(call.db, 'load_balancer', projectId)
  const row = newBalancer(call, given, projectId, provider)
  balancers.store.insert(call.db, row)
  makeTree(call, row, given)
  scheduleSettling(call, row, CREATE_SECONDS)
  const isTree = (given.listeners ?? []).length > 0 || (given.pools ?? []).length > 0
  return created({ loadbalancer: { ...viewOf(call, row), ...(isTree && treeView(call, row.id)) } })
}

function newBalancer(call: Call, given: LoadBalancerGiven, projectId: string, provider: string): LoadBalancerRow {
  const id = newUuid()
  return {
    ...newRow(call, { project_id: projectId, loadbalancer_id: id }),
    id,
    ...filled(DEFAULTS, given),
    ...vipOf(call, given, id, projectId),
    provider,
    flavor_id: given.flavor_id ?? null,
    availability_zone: given.availability_zone ?? null,
    change: 0,
  }
}

/** Flavors and zones that exist and are enabled. */
function requireOffered({ db }: Call, { flavor_id, availability_zone }: LoadBalancerGiven): void {
  const flavor = flavor_id ? flavors.find(db, flavor_id) : undefined
  if (flavor_id && !flavor) throw notFound(`Flavor ${flavor_id} not found.`)
  if (flavor && !flavor.enabled) throw badRequest(`The selected flavor is not allowed in this deployment: ${flavor.id}`)
  const zone = availability_zone ? zones.find(db, availability_zone) : undefined
  if (availability_zone && !zone) throw notFound(`Availability Zone ${availability_zone} not found.`)
  if (zone && !zone.enabled)
    throw badRequest(`The selected availability_zone is not allowed in this deployment: ${zone.name}`)
}

export const update = (call: One) => {
  const row = find(call, balancers, call.params.id, 'put')
  const { loadbalancer: given } = call.json(LoadBalancerChange)
  return ok({ loadbalancer: viewOf(call, beginOf(call, changed(row, DEFAULTS, given), 'PENDING_UPDATE')) })
}

/** 400 while there is something below it, unless `cascade`. */
export const remove = (call: One) => {
  const row = find(call, balancers, call.params.id, 'delete')
  const isCascade = call.query.get('cascade')?.toLowerCase() === 'true'
  const hasChildren = [listeners, pools].some(({ store }) => store.ofBalancers(call.db, [row.id]).length > 0)
  if (hasChildren && !isCascade)
    throw badRequest(`Validation failure: Cannot delete Load Balancer ${row.id} - it has children`)
  beginOf(call, row, 'PENDING_DELETE', ['ACTIVE', 'ERROR'])
  return noContent
}

export const statistics = (call: One) => {
  const { id } = find(call, balancers, call.params.id, 'get_stats')
  return ok({ stats: summed(listeners.store.ofBalancers(call.db, [id]).map((row) => statisticsOf(call, row))) })
}

export const status = (call: One) => {
  const row = find(call, balancers, call.params.id, 'get_status')
  return ok({ statuses: { loadbalancer: statusTree(call, row) } })
}

export const failOver = (call: One) => {
  const row = find(call, balancers, call.params.id, 'put_failover')
  replaceAmphorae(call, beginOf(call, row, 'PENDING_UPDATE', ['ACTIVE', 'ERROR']))
  return accepted
}
