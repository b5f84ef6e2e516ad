import { neutron } from '@meridian/contract'
import { networkQuotas } from '@meridian/openstack'
import type { NetworkQuotaDetails } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { toQuotaItems, toQuotaUsages } from '../../quota-sets.ts'
import { serve } from '../../serve.ts'
import { extended } from './extended.ts'

export function networkQuotaRoutes(app: FastifyInstance): void {
  serve(app, neutron.networkQuotaDefaults, async (_input, request) => {
    const project = request.access.token.project?.id ?? ''
    return { items: toQuotaItems(await extended(networkQuotas.defaults(request.openstack('network'), project))) }
  })

  serve(app, neutron.networkQuotaView, async ({ params }, request) => {
    const details = await extended(networkQuotas.details(request.openstack('network'), params.project))
    return { items: toQuotaUsages(inUse(details)) }
  })

  serve(app, neutron.networkQuotaUpdate, ({ params, body }, request) =>
    extended(networkQuotas.update(request.openstack('network'), params.project, body)),
  )
}

/** What others call in use is used to Neutron. */
const inUse = (details: NetworkQuotaDetails) =>
  Object.fromEntries(Object.entries(details).map(([name, { used, ...quota }]) => [name, { ...quota, in_use: used }]))
