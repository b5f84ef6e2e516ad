import type { AnyResource } from '../resource/resource.ts'
import { dropItems, refreshChanged, refreshLists } from '../resource/item-cache.ts'
import { entryOfType, type RegistryEntry } from '../resource/registry.ts'
import type { ActionResult } from './action-result.ts'
import type { ItemReference } from '../resource/item.ts'

/** Brings all lists up to date with what an action did, without fetching what did not change. */
export async function applyResult(result: ActionResult, registry: readonly RegistryEntry[]) {
  for (const [resource, ids] of await byResource(result.deleted, registry)) dropItems(resource, ids)
  for (const [resource] of await byResource(result.created, registry)) void refreshLists(resource)
  for (const [resource, ids] of await byResource([...result.updated, ...result.failed], registry)) {
    // A row that cannot be had now is the next refresh's business: the action has said what it had to say.
    await Promise.allSettled([...ids].map((id) => refreshChanged(resource, id)))
  }
}

async function byResource(references: readonly ItemReference[], registry: readonly RegistryEntry[]) {
  const groups = new Map<AnyResource, Set<string>>()
  for (const { type, id } of references) {
    const resource = await entryOfType(registry, type)?.resource()
    if (resource) groups.set(resource, (groups.get(resource) ?? new Set()).add(id))
  }
  return groups
}
