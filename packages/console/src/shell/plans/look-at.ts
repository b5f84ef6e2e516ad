import { ifFound } from '../../api/joined.ts'
import { queryClient } from '../../api/query.ts'
import type { RunningAction } from '../../framework/resource/action.ts'
import type { StepTarget } from '../../framework/plan/stored-plans.ts'
import type { Item } from '../../framework/resource/item.ts'
import { entryOfType, type RegistryEntry } from '../../framework/resource/registry.ts'
import type { AnyResource, ContinuedPlan } from '../../framework/resource/resource.ts'

/** Items of one type that one action has still to be done to, or the dialog that does it. */
export type Rest = RestOfItems | RestInDialog | RestOfPlan

export interface RestInDialog {
  key: string
  /** The address of the dialog, or of a page. */
  dialog: string
  isPage: boolean
  target: StepTarget
}

/** A plan that continues by itself. */
export interface RestOfPlan {
  key: string
  load: ContinuedPlan
  item: Item
  details: unknown
}

export interface RestOfItems {
  key: string
  resource: AnyResource
  action: RunningAction<Item>
  items: readonly Item[]
  /** What the user has agreed to; undefined if it differs among the items. */
  agreed: unknown
}

type Unkeyed<R> = R extends unknown ? Omit<R, 'key'> : never

/**
 * Reads the items of the steps that were left; those that are gone need nothing more. `unknown` counts the targets whose
 * action this version of the console does not have.
 */
export async function lookAt(
  targets: readonly StepTarget[],
  registry: readonly RegistryEntry[],
): Promise<{ left: Rest[]; unknown: number }> {
  let unknown = 0
  const ids = new Set(targets.map(({ id }) => id))
  // What is deleted with an item is in the plan of that item.
  const own = targets.filter((target) => target.with === undefined || !ids.has(target.with))
  const groups = Map.groupBy(own, ({ type, action }) => `${type} ${action}`)
  const all = await Promise.all(
    [...groups].map(async ([key, group]): Promise<Rest[]> => {
      const [first] = group
      const resource = first && (await entryOfType(registry, first.type)?.resource())
      const action = resource?.actions.find(({ id }) => id === first?.action)
      const load = first && resource?.work.continues?.[first.action]
      if (!resource || (!action && !load)) {
        unknown += group.length
        return []
      }
      if (action && 'open' in action)
        return group.map((target, at) => ({ key: `${key} ${at}`, ...opened(action.open(), action, target) }))
      const byId = new Map(group.map((target) => [target.id, target]))
      const items = (await Promise.all([...byId.keys()].map((id) => itemOrGone(resource, id)))).flatMap(
        (item) => item ?? [],
      )
      const each = (one: (item: Item, target: StepTarget) => Unkeyed<RestInDialog | RestOfPlan>) =>
        items.flatMap((item) => {
          const target = byId.get(item.id)
          return target ? { key: `${key} ${item.id}`, ...one(item, target) } : []
        })
      if (load) return each((item, { details }) => ({ load, item, details }))
      if (!action) return []
      if ('to' in action) return each((item, target) => opened(action.to(item), action, target))
      return items.length > 0 ? [{ key, resource, action, items, agreed: sharedDetails(group) }] : []
    }),
  )
  return { left: all.flat(), unknown }
}

function sharedDetails(group: readonly StepTarget[]): unknown {
  const all = new Set(group.map(({ details }) => JSON.stringify(details)))
  return all.size === 1 ? group[0]?.details : undefined
}

const opened = (dialog: string, action: { dialog?: unknown }, target: StepTarget) => ({
  dialog,
  isPage: !action.dialog,
  target,
})

const itemOrGone = (resource: AnyResource, id: string): Promise<Item | null> =>
  ifFound(queryClient.fetchQuery({ ...resource.load(id), staleTime: 0 }))
