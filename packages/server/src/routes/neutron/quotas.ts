import { neutron } from '@meridian/contract'
import { networkQuotas } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { toNetworkUsages, toQuotaItems } from '../../quota-sets.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { extended } from './extended.ts'

export function networkQuotaRoutes(app: FastifyInstance): void {
  serve(app, neutron.networkQuotaDefaults, async (_input, request) => {
    const project = request.access.token.project?.id ?? ''
    return { items: toQuotaItems(await extended(networkQuotas.defaults(request.openstack('network'), project))) }
  })

  serveResource(app, 'network', [
    [
      neutron.networkQuotaView,
      async (client, project) => toNetworkUsages(await extended(networkQuotas.details(client, project))),
    ],
    [neutron.networkQuotaUpdate, (client, project, quota) => extended(networkQuotas.update(client, project, quota))],
  ])
}
