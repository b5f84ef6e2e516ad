import { nova } from '@meridian/contract'
import { serverGroups } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function serverGroupRoutes(app: FastifyInstance): void {
  serve(app, nova.serverGroupList, async (_input, request) => ({
    items: await serverGroups.list(request.openstack('compute')),
  }))

  serve(app, nova.serverGroupCreate, ({ body }, request) => serverGroups.create(request.openstack('compute'), body))

  serve(app, nova.serverGroupView, ({ params }, request) => serverGroups.show(request.openstack('compute'), params.id))

  serve(app, nova.serverGroupDelete, ({ params }, request) =>
    serverGroups.remove(request.openstack('compute'), params.id),
  )
}
