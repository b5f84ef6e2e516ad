import { nova } from '@meridian/contract'
import { aggregates } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function aggregateRoutes(app: FastifyInstance): void {
  serve(app, nova.aggregateList, async (_input, request) => ({
    items: await aggregates.list(request.openstack('compute')),
  }))

  serve(app, nova.aggregateCreate, ({ body }, request) => aggregates.create(request.openstack('compute'), body))

  serve(app, nova.aggregateView, ({ params }, request) => aggregates.show(request.openstack('compute'), params.id))

  serve(app, nova.aggregateUpdate, ({ params, body }, request) =>
    aggregates.update(request.openstack('compute'), params.id, body),
  )

  serve(app, nova.aggregateDelete, ({ params }, request) => aggregates.remove(request.openstack('compute'), params.id))

  serve(app, nova.aggregateHostAdd, ({ params, body }, request) =>
    aggregates.addHost(request.openstack('compute'), params.id, body.host),
  )

  serve(app, nova.aggregateHostRemove, ({ params }, request) =>
    aggregates.removeHost(request.openstack('compute'), params.id, params.host),
  )

  serve(
    app,
    nova.aggregateExtraSpecs,
    async ({ params }, request) => (await aggregates.show(request.openstack('compute'), params.id)).metadata,
  )

  serve(app, nova.aggregateExtraSpecsUpdate, ({ params, body: { updated, removed } }, request) =>
    aggregates.setMetadata(request.openstack('compute'), params.id, {
      ...Object.fromEntries(removed.map((key) => [key, null])),
      ...updated,
    }),
  )
}
