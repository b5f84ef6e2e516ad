import { cinder } from '@meridian/contract'
import { volumeInfo, volumeMessages, volumeQuotas } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { filtersOf, pageOf } from '../../paging.ts'
import { toQuotaItems, toQuotaUsages } from '../../quota-sets.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { toVolumeLimits } from './quotas.map.ts'

/** Services, pools, messages and quotas of Cinder. */
export function volumeInfoRoutes(app: FastifyInstance): void {
  serveResource(app, 'volume', [
    [
      cinder.cinderServices,
      mapped(volumeInfo.services, (services) => services.map((service, index) => ({ ...service, id: index + 1 }))),
    ],
    [
      cinder.cinderServiceUpdate,
      (client, host, binary, change) => volumeInfo.changeService(client, { host, binary }, change),
    ],
    [cinder.volumeExtensionList, volumeInfo.extensions],
    [cinder.cinderZones, volumeInfo.zones],
    [
      cinder.cinderPools,
      mapped(volumeInfo.pools, (pools) => pools.map(({ name, capabilities = null }) => ({ name, capabilities }))),
    ],
    [
      cinder.volumeMessageList,
      (client, query) => pageOf(query, (window) => volumeMessages.page(client, { ...filtersOf(query), ...window })),
    ],
    [cinder.volumeMessageDelete, volumeMessages.remove],
    [cinder.cinderLimits, mapped(volumeQuotas.limits, toVolumeLimits)],
    [cinder.cinderQuotaDefaultsUpdate, volumeQuotas.updateDefaults],
    [cinder.cinderQuotaView, mapped(volumeQuotas.usage, toQuotaUsages)],
    [cinder.cinderQuotaUpdate, volumeQuotas.update],
  ])

  serve(app, cinder.cinderQuotaDefaults, async (_input, request) => {
    const project = request.access.token.project?.id ?? ''
    return { items: toQuotaItems(await volumeQuotas.defaults(request.openstack('volume'), project)) }
  })
}
