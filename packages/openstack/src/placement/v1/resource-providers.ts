import type { PlacementInventory, ResourceAmounts, ResourceProvider } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** 1.6 has traits, 1.14 trees of providers. */
const VERSIONS = ['1.6', '1.14', '1.39']

async function get(placement: ServiceClient, at: string): Promise<unknown> {
  return (await (await placement.withMicroversion(VERSIONS)).get(at)).body
}

/** GET /resource_providers */
export const list = async (placement: ServiceClient) =>
  listAt<ResourceProvider>(await placement.withMicroversion(VERSIONS), '/resource_providers', 'resource_providers')

/** GET /resource_providers/{uuid}: without an envelope. */
export const show = async (placement: ServiceClient, id: string) =>
  (await get(placement, path`/resource_providers/${id}`)) as ResourceProvider // checked by the reply's schema

/** GET /resource_providers/{uuid}/inventories, by resource class. */
export const inventories = async (placement: ServiceClient, id: string) =>
  objectIn<Record<string, PlacementInventory>>(
    placement,
    await get(placement, path`/resource_providers/${id}/inventories`),
    'inventories',
  )

/** GET /resource_providers/{uuid}/usages */
export const usages = async (placement: ServiceClient, id: string) =>
  objectIn<ResourceAmounts>(placement, await get(placement, path`/resource_providers/${id}/usages`), 'usages')

/** GET /resource_providers/{uuid}/traits */
export const traits = async (placement: ServiceClient, id: string) =>
  listAt<string>(await placement.withMicroversion(VERSIONS), path`/resource_providers/${id}/traits`, 'traits')

/** GET /resource_providers/{uuid}/allocations, by the id of the consumer. */
export const allocations = async (placement: ServiceClient, id: string) =>
  objectIn<Record<string, { resources: ResourceAmounts }>>(
    placement,
    await get(placement, path`/resource_providers/${id}/allocations`),
    'allocations',
  )

/** DELETE /allocations/{consumer_uuid}: on all providers. */
export const removeAllocations = async (placement: ServiceClient, consumer: string) =>
  (await placement.withMicroversion(VERSIONS)).delete(path`/allocations/${consumer}`)
