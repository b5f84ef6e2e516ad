import { neutron } from '@meridian/contract'
import { networkAgents } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { withState } from './attributes.map.ts'
import { extended } from './extended.ts'
import { all } from './listing.ts'

export function networkAgentRoutes(app: FastifyInstance): void {
  serve(app, neutron.networkAgentList, async ({ query }, request) => {
    const found = await extended(all(request.openstack('network'), networkAgents.page, filtersOf(query)))
    return { items: found.map(withState) }
  })

  serve(app, neutron.networkAgentUpdate, async ({ params, body }, request) =>
    withState(await networkAgents.update(request.openstack('network'), params.id, body)),
  )
}
