import { placement } from '@meridian/contract'
import { resourceProviders, type ServiceClient } from '@meridian/openstack'
import type { ResourceProvider } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { ifPresent } from '../../if-present.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'

/** Placement has inventories, usages and traits of one provider at a time only. */
async function withAmounts(client: ServiceClient, provider: ResourceProvider, hasTraits: boolean) {
  const [inventories, usages, traits] = await Promise.all([
    resourceProviders.inventories(client, provider.uuid),
    resourceProviders.usages(client, provider.uuid),
    hasTraits ? resourceProviders.traits(client, provider.uuid) : undefined,
  ])
  return { ...provider, inventories, usages, ...(traits && { traits }) }
}

export function placementRoutes(app: FastifyInstance): void {
  serve(app, placement.resourceProviderList, async ({ query: { traits = false } }, request) => {
    const client = request.openstack('placement')
    const all = await resourceProviders.list(client)
    // Three calls for each provider: none for a page that was closed.
    const isOpen = () => !request.raw.socket.destroyed
    // A provider can be deleted meanwhile.
    const found = await eachOf(all, (one) => ifPresent(withAmounts(client, one, traits)), isOpen)
    return { items: found.filter((one) => one !== null) }
  })

  serveResource(app, 'placement', [
    [
      placement.resourceProviderView,
      async (client, id) => withAmounts(client, await resourceProviders.show(client, id), true),
    ],
    [
      placement.resourceAllocationList,
      async (client, id) =>
        Object.entries(await resourceProviders.allocations(client, id)).map(([consumer, { resources }]) => ({
          consumer,
          resources,
        })),
    ],
    [placement.resourceAllocationDelete, resourceProviders.removeAllocations],
  ])
}
