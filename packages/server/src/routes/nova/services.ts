import { nova } from '@meridian/contract'
import { computeServices } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function serviceRoutes(app: FastifyInstance): void {
  serve(app, nova.computeServiceList, async (_input, request) => ({
    items: await computeServices.list(request.openstack('compute')),
  }))

  serve(app, nova.computeServiceUpdate, ({ params, body }, request) =>
    computeServices.update(request.openstack('compute'), params.id, body),
  )
}
