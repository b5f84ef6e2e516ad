import { neutron } from '@meridian/contract'
import { routers } from '@meridian/openstack'
import type { Router } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { withState } from './attributes.map.ts'
import { own } from './listing.ts'

const toRouter = (router: Router) => ({ ...withState(router) })

export function routerRoutes(app: FastifyInstance): void {
  serve(app, neutron.routerList, async ({ query }, request) => {
    const page = await own(request, query, routers.page)
    return { ...page, items: page.items.map(toRouter) }
  })

  serve(app, neutron.routerCreate, async ({ body }, request) =>
    toRouter(await routers.create(request.openstack('network'), body)),
  )

  serve(app, neutron.routerView, async ({ params }, request) =>
    toRouter(await routers.show(request.openstack('network'), params.id)),
  )

  serve(app, neutron.routerUpdate, async ({ params, body }, request) =>
    toRouter(await routers.update(request.openstack('network'), params.id, body)),
  )

  serve(app, neutron.routerDelete, ({ params }, request) => routers.remove(request.openstack('network'), params.id))

  serve(
    app,
    neutron.routerInterfaceAdd,
    async ({ params, body }, request) =>
      (await routers.addInterface(request.openstack('network'), params.id, body)).body,
  )

  serve(app, neutron.routerInterfaceRemove, ({ params }, request) =>
    routers.removeInterface(request.openstack('network'), params.id, params.portId),
  )

  serve(app, neutron.routerRoutesAdd, ({ params, body }, request) =>
    routers.addRoutes(request.openstack('network'), params.id, body.routes),
  )

  serve(app, neutron.routerRoutesRemove, ({ params, body }, request) =>
    routers.removeRoutes(request.openstack('network'), params.id, body.routes),
  )
}
