import type { AnyResource } from '../define-resource.ts'
import { dropItems, refreshItem, refreshLists } from '../item-cache.ts'
import { resourceOfType } from '../registry.ts'
import type { ActionResult, ItemReference } from './action.ts'

/** Brings all lists up to date with what an action did, without fetching what did not change. */
export async function applyResult(result: ActionResult, registry: readonly AnyResource[]) {
  for (const [resource, ids] of byResource(result.deleted, registry)) dropItems(resource, ids)
  for (const [resource] of byResource(result.created, registry)) void refreshLists(resource)
  for (const [resource, ids] of byResource([...result.updated, ...result.failed], registry)) {
    // A row that cannot be had now is the next refresh's business: the action has said what it had to say.
    await Promise.allSettled([...ids].map((id) => refreshItem(resource, id)))
  }
}

function byResource(references: readonly ItemReference[], registry: readonly AnyResource[]) {
  const groups = new Map<AnyResource, Set<string>>()
  for (const { type, id } of references) {
    const resource = resourceOfType(registry, type)
    if (resource) groups.set(resource, (groups.get(resource) ?? new Set()).add(id))
  }
  return groups
}
