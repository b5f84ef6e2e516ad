import { neutron } from '@meridian/contract'
import { networkQuotas } from '@meridian/openstack'
import type { NetworkQuotaDetails } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { toQuotaItems, toQuotaUsages } from '../../quota-sets.ts'
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
      async (client, project) => toQuotaUsages(inUse(await extended(networkQuotas.details(client, project)))),
    ],
    [neutron.networkQuotaUpdate, (client, project, quota) => extended(networkQuotas.update(client, project, quota))],
  ])
}

/** Neutron's `used` is `in_use` to Nova and Cinder. */
const inUse = (details: NetworkQuotaDetails) =>
  Object.fromEntries(Object.entries(details).map(([name, { used, ...quota }]) => [name, { ...quota, in_use: used }]))
