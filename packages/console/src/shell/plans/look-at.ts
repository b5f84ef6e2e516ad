import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import type { RunningAction } from '../../framework/actions/action.ts'
import type { StepTarget } from '../../framework/plan/stored-plans.ts'
import type { Item } from '../../framework/resource/item.ts'
import { entryOfType, type RegistryEntry } from '../../framework/resource/registry.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'

/** Items of one type that one action has still to be done to, or the dialog that does it. */
export type Rest = RestOfItems | RestInDialog

interface RestInDialog {
  key: string
  /** The address of the dialog, or of a page. */
  dialog: string
  isPage: boolean
}

export interface RestOfItems {
  key: string
  resource: AnyResource
  action: RunningAction<Item>
  items: readonly Item[]
}

/** Reads the items of the steps that were left; those that are gone need nothing more. */
export async function lookAt(targets: readonly StepTarget[], registry: readonly RegistryEntry[]): Promise<Rest[]> {
  const groups = Map.groupBy(targets, ({ type, action }) => `${type} ${action}`)
  const all = await Promise.all(
    [...groups].map(async ([key, group]): Promise<Rest[]> => {
      const [first] = group
      const resource = first && (await entryOfType(registry, first.type)?.resource())
      const action = resource?.actions.find(({ id }) => id === first?.action)
      if (!resource || !action || 'open' in action) return []
      const ids = [...new Set(group.map(({ id }) => id))]
      const items = (await Promise.all(ids.map((id) => itemOrGone(resource, id)))).flatMap((item) => item ?? [])
      if ('to' in action)
        return items.map((item) => ({ key: `${key} ${item.id}`, dialog: action.to(item), isPage: !action.dialog }))
      return items.length > 0 ? [{ key, resource, action, items }] : []
    }),
  )
  return all.flat()
}

async function itemOrGone(resource: AnyResource, id: string): Promise<Item | null> {
  try {
    return await queryClient.fetchQuery({ ...resource.load(id), staleTime: 0 })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
