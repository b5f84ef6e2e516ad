import { neutron } from '@meridian/contract'
import { subnets } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { visible } from './listing.ts'
import { toSubnet } from './subnets.map.ts'

export function subnetRoutes(app: FastifyInstance): void {
  serve(app, neutron.subnetList, async ({ query }, request) => {
    const page = await visible(request, query, subnets.page)
    return { ...page, items: page.items.map(toSubnet) }
  })

  serve(app, neutron.subnetCreate, async ({ body }, request) =>
    toSubnet(await subnets.create(request.openstack('network'), body)),
  )

  serve(app, neutron.subnetView, async ({ params }, request) =>
    toSubnet(await subnets.show(request.openstack('network'), params.id)),
  )

  serve(app, neutron.subnetUpdate, async ({ params, body }, request) =>
    toSubnet(await subnets.update(request.openstack('network'), params.id, body)),
  )

  serve(app, neutron.subnetDelete, ({ params }, request) => subnets.remove(request.openstack('network'), params.id))
}
