import { cinder } from '@meridian/contract'
import { volumeInfo, volumeMessages } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { filtersOf, pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'

/** What block storage says of itself. */
export function infoRoutes(app: FastifyInstance): void {
  serve(app, cinder.cinderServices, async (_input, request) => {
    const services = await volumeInfo.services(request.openstack('volume'))
    return { items: services.map((service, index) => ({ ...service, id: index + 1 })) }
  })

  serve(app, cinder.cinderExtensions, async (_input, request) => ({
    items: await volumeInfo.extensions(request.openstack('volume')),
  }))

  serve(app, cinder.cinderZones, async (_input, request) => ({
    items: await volumeInfo.zones(request.openstack('volume')),
  }))

  serve(app, cinder.cinderPools, async (_input, request) => {
    const pools = await volumeInfo.pools(request.openstack('volume'))
    return { items: pools.map(({ name, capabilities = null }) => ({ name, capabilities })) }
  })

  serve(app, cinder.volumeMessageList, ({ query }, request) => {
    const client = request.openstack('volume')
    return pageOf(query, (window) => volumeMessages.page(client, { ...filtersOf(query), ...window }))
  })

  serve(app, cinder.volumeMessageDelete, ({ params }, request) =>
    volumeMessages.remove(request.openstack('volume'), params.id),
  )
}
