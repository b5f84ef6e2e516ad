import { neutron } from '@meridian/contract'
import { subnetpools } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { visible } from './listing.ts'
import { toSubnetPool } from './subnet-pools.map.ts'

export function subnetPoolRoutes(app: FastifyInstance): void {
  serve(app, neutron.subnetPoolList, async ({ query }, request) => {
    const page = await visible(request, query, subnetpools.page)
    return { ...page, items: page.items.map(toSubnetPool) }
  })
}
