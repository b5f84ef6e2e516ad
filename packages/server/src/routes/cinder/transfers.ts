import { cinder } from '@meridian/contract'
import { allPages, volumeTransfers } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function transferRoutes(app: FastifyInstance): void {
  serve(app, cinder.transferList, async (_input, request) => {
    const client = request.openstack('volume')
    return { items: await allPages((marker) => volumeTransfers.page(client, { marker })) }
  })

  serve(app, cinder.transferCreate, async ({ body }, request) => {
    const transfer = await volumeTransfers.create(request.openstack('volume'), body)
    return { ...transfer, auth_key: transfer.auth_key ?? '' }
  })

  serve(app, cinder.transferView, ({ params }, request) => volumeTransfers.show(request.openstack('volume'), params.id))

  serve(app, cinder.transferAccept, ({ params, body }, request) =>
    volumeTransfers.accept(request.openstack('volume'), params.id, body.auth_key),
  )

  serve(app, cinder.transferDelete, ({ params }, request) =>
    volumeTransfers.remove(request.openstack('volume'), params.id),
  )
}
