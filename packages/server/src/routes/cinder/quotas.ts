import { cinder } from '@meridian/contract'
import { volumeQuotas } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { toQuotaItems, toQuotaUsages } from '../../quota-sets.ts'
import { serve } from '../../serve.ts'
import { toVolumeLimits } from './quotas.map.ts'

export function quotaRoutes(app: FastifyInstance): void {
  serve(app, cinder.cinderLimits, async (_input, request) =>
    toVolumeLimits(await volumeQuotas.limits(request.openstack('volume'))),
  )

  serve(app, cinder.cinderQuotaDefaults, async (_input, request) => {
    const project = request.access.token.project?.id ?? ''
    return { items: toQuotaItems(await volumeQuotas.defaults(request.openstack('volume'), project)) }
  })

  serve(app, cinder.cinderQuotaDefaultsUpdate, ({ body }, request) =>
    volumeQuotas.updateDefaults(request.openstack('volume'), body),
  )

  serve(app, cinder.cinderQuotaView, async ({ params }, request) => ({
    items: toQuotaUsages(await volumeQuotas.usage(request.openstack('volume'), params.project)),
  }))

  serve(app, cinder.cinderQuotaUpdate, ({ params, body }, request) =>
    volumeQuotas.update(request.openstack('volume'), params.project, body),
  )
}
