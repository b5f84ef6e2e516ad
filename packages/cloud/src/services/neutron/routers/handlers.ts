import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { checkZones } from '../networks/make.ts'
import * as ports from '../ports/store.ts'
import { objectIn, objectOf, parsed } from '../resource/body.ts'
import { listReply } from '../resource/listing.ts'
import { hostRoutes, isSameRoute } from '../resource/network-values.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { newRowDefaults, bumpRevision } from '../resource/standard.ts'
import { findFor, scheduled } from './find.ts'
import { withGateway } from './gateway.ts'
import { interfacesOf } from './interfaces.ts'
import { routers } from './kind.ts'
import { checkRoutes } from './routes.ts'
import * as store from './store.ts'
import type { RouterRow } from './store.ts'
import { toDetailedRouters } from './view.ts'

export const list = (call: Call) => listReply(call, routers)

export const show = (call: Call<{ id: string }>) => showReply(call, routers)

export const create = (call: Call) =>
  createReply(call, routers, ({ external_gateway_info: gateway, distributed, ha, ...input }) => {
    checkZones(input.availability_zone_hints)
    if (input.flavor_id !== null) {
      throw named.notFound('FlavorNotFound', `Flavor ${input.flavor_id} could not be found.`)
    }
    const modes = { distributed: distributed ?? false, ha: ha ?? false }
    const unplugged = {
      ...newRowDefaults(call),
      revision_number: 1,
      ...input,
      ...modes,
      status: 'ACTIVE' as const,
      routes: [],
      agents: [],
    }
    const bare: RouterRow = { ...unplugged, gw_port_id: null, enable_snat: true }
    const router = gateway ? withGateway(call, scheduled(call, bare), gateway) : bare
    store.insert(call.db, router)
    return router
  })

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, routers, (row, { external_gateway_info: gateway, distributed, ha, ...changes }) => {
    refuseWhileActive('distributed', row, distributed)
    refuseWhileActive('ha', row, ha)
    const modes = { distributed: distributed ?? row.distributed, ha: ha ?? row.ha }
    const base = bumpRevision(call, { ...row, ...changes, ...modes })
    const router = gateway === undefined ? base : withGateway(call, scheduled(call, base), gateway)
    if (changes.routes) checkRoutes(call, router, changes.routes)
    store.update(call.db, router)
    return router
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, routers, (router) => {
    const attached = interfacesOf(call, router).map(({ id }) => id)
    if (attached.length > 0) {
      throw named.conflict('RouterInUse', `Router ${router.id} has ports still attached: ${attached.join(', ')}`)
    }
    if (router.gw_port_id !== null) ports.remove(call.db, router.gw_port_id)
    store.remove(call.db, router.id)
  })

export const addRoutes = (call: Call<{ id: string }>) =>
  changeRoutes(call, 'add_extraroutes', (routes, given) => [
    ...routes,
    ...given.filter((route) => !routes.some((known) => isSameRoute(known, route))),
  ])

export const removeRoutes = (call: Call<{ id: string }>) =>
  changeRoutes(call, 'remove_extraroutes', (routes, given) =>
    routes.filter((route) => !given.some((gone) => isSameRoute(gone, route))),
  )

function changeRoutes(
  call: Call<{ id: string }>,
  rule: string,
  change: (routes: RouterRow['routes'], given: RouterRow['routes']) => RouterRow['routes'],
) {
  const router = findFor(call, rule)
  const body = objectIn(objectOf(call), 'router')
  const { routes } = parsed(z.object({ routes: hostRoutes }), { routes: body.routes })
  const changed = bumpRevision(call, { ...router, routes: change(router.routes, routes) })
  checkRoutes(call, changed, changed.routes)
  store.update(call.db, changed)
  return ok({ router: toDetailedRouters(call, [changed])[0] })
}

function refuseWhileActive(what: 'distributed' | 'ha', row: RouterRow, requested: boolean | null | undefined): void {
  if (requested == null || requested === row[what] || !row.admin_state_up) return
  const subject = `Cannot change the '${what}' attribute of active routers`
  throw badRequest(`${subject}. Please set router admin_state_up to False prior to upgrade`)
}
