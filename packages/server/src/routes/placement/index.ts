import { placement } from '@meridian/contract'
import { resourceProviders, type ServiceClient } from '@meridian/openstack'
import type { ResourceProvider } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { ifPresent } from '../../if-present.ts'
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
  serveResource(app, 'placement', [
    [
      placement.resourceProviderList,
      async (client, { traits = false }) => {
        const all = await resourceProviders.list(client)
        // A provider can be deleted meanwhile.
        const found = await eachOf(all, (one) => ifPresent(withAmounts(client, one, traits)))
        return found.filter((one) => one !== null)
      },
    ],
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
