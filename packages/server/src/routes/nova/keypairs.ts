import { nova } from '@meridian/contract'
import { keypairs } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function keypairRoutes(app: FastifyInstance): void {
  serve(app, nova.keypairList, async (_input, request) => ({
    items: await keypairs.list(request.openstack('compute')),
  }))

  serve(app, nova.keypairCreate, ({ body: { key_type: type, ...keypair } }, request) =>
    keypairs.create(request.openstack('compute'), { ...keypair, type }),
  )

  serve(app, nova.keypairView, ({ params }, request) => keypairs.show(request.openstack('compute'), params.name))

  serve(app, nova.keypairDelete, ({ params }, request) => keypairs.remove(request.openstack('compute'), params.name))
}
