import { useIntl } from 'react-intl'
import { runTracked } from '../activity/run-tracked.ts'
import { settleBy } from '../activity/settle.ts'
import { dropItems, refreshChanged, refreshLists } from '../resource/item-cache.ts'
import type { ItemReference, Item } from '../resource/item.ts'
import { entryOfType, type RegistryEntry, useRegistry } from '../resource/registry.ts'
import { formatText } from '../resource/resource-text.ts'
import type { AnyResource } from '../resource/resource.ts'
import { useConfirm } from './ConfirmProvider.tsx'
import type { RunningAction } from '../resource/action.ts'
import type { ActionResult } from '../resource/action-result.ts'

/** Brings all lists up to date with what an action did, without fetching what did not change. */
export async function applyResult(result: ActionResult, registry: readonly RegistryEntry[]) {
  for (const [resource, ids] of await byResource(result.deleted, registry)) dropItems(resource, ids)
  for (const [resource] of await byResource(result.created, registry)) void refreshLists(resource)
  for (const [resource, ids] of await byResource([...result.updated, ...result.failed], registry)) {
    // Ignore rows that cannot be fetched now: the action has already reported, and the next refresh fetches them.
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

interface PartAction<T extends Item> {
  action: RunningAction<T>
  label: (part: T) => string
  /** The item that has the part: our API returns such parts only with it. */
  whole: ItemReference
}

/** Runs an action on a part of an item, as its deletion, and refreshes the item. */
export function usePartAction<T extends Item>({ action, label, whole }: PartAction<T>): (part: T) => Promise<unknown> {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  return (part) =>
    runTracked(
      { title: formatText(intl, action.label), subject: label(part), confirm, settle: settleBy(registry, intl) },
      async (tracked) => {
        const permits = () => Promise.resolve(true)
        const done = await action.run([part], { intl, type: whole.type, label, permits, ...tracked })
        if (!done) return null
        const isDone = done.failed.length === 0
        const result = { created: [], updated: isDone ? [whole] : [], deleted: [], failed: isDone ? [] : [whole] }
        await applyResult(result, registry)
        return result
      },
    )
}
