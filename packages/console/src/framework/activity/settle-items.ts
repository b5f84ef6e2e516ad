import type { IntlShape } from 'react-intl'
import { queryClient } from '../../api/query.ts'
import { tabScope } from '../../api/tab-scope.ts'
import { ROW_POLL_CAP_MS, ROW_POLL_MS } from '../loading/timers.ts'
import { isPolled, pollDelay } from '../polling/row-poller.ts'
import { refreshItem } from '../resource/item-cache.ts'
import type { ItemReference, Item } from '../resource/item.ts'
import { entryOfType, type RegistryEntry } from '../resource/registry.ts'
import type { AnyResource } from '../resource/resource.ts'
import { endedInError } from './activity.messages.ts'
import type { ActivityHandle } from './activity.ts'

interface SettleTools {
  registry: readonly RegistryEntry[]
  intl: IntlShape
  handle: ActivityHandle
}

/** Of more items than these, only the first are followed. */
const MAX_FOLLOWED = 20

/** A table that has not looked at a row for so long does not look at it any more. */
const FORGOTTEN_MS = 2 * ROW_POLL_CAP_MS

/** The services have different words: ERROR, error_deleting, killed, CREATE_FAILED. */
const ERROR_STATUS = /^error|^killed$|failed$/i

/** Waits until each item leaves its transition, as an instance leaves BUILD; returns whether all are well. */
export async function settleItems(references: readonly ItemReference[], tools: SettleTools): Promise<boolean> {
  const followed = references.slice(0, MAX_FOLLOWED)
  const project = tabScope()?.project
  let resting = 0
  const results = await Promise.all(
    followed.map(async (reference) => {
      const well = await settlesWell(reference, () => tabScope()?.project === project, tools)
      resting += 1
      if (followed.length > 1) tools.handle.progress((resting / followed.length) * 100)
      return well
    }),
  )
  return !results.includes(false)
}

async function settlesWell(
  { type, id }: ItemReference,
  isHere: () => boolean,
  { registry, intl, handle }: SettleTools,
): Promise<boolean> {
  try {
    const resource = await entryOfType(registry, type)?.resource()
    if (!resource) return true
    const item = await waitUntilSettled(resource, id, isHere)
    const status = item && statusOf(item)
    if (!status || !ERROR_STATUS.test(status)) return true
    const message = intl.formatMessage(endedInError, { name: resource.label(item), status })
    handle.note({ type: 'danger', message })
    return false
  } catch {
    // The item cannot be read, but the action itself has succeeded.
    return true
  }
}

/** The item after it has left its transition; null if it is gone, or if the tab has changed to another project. */
async function waitUntilSettled(resource: AnyResource, id: string, isHere: () => boolean): Promise<Item | null> {
  const { queryKey, queryFn } = resource.load(id)
  // The action may just have refreshed it: fresh data is not fetched again.
  let item = await queryClient.fetchQuery({ queryKey, queryFn, staleTime: ROW_POLL_MS })
  for (let count = 1; resource.isTransitional(item); count += 1) {
    const since = Date.now()
    await new Promise((resolve) => setTimeout(resolve, pollDelay(count, ROW_POLL_MS)))
    if (!isHere()) return null
    const known = queryClient.getQueryState<Item>(queryKey)
    // A table that shows it polls it, or will when its menus are closed.
    if ((known?.dataUpdatedAt ?? 0) <= since) {
      // Of a list that the server follows, many rows at once are read by the list, and not each.
      if (isPolled(resource.type, id) && Date.now() - (known?.dataUpdatedAt ?? 0) < FORGOTTEN_MS) continue
      const outcome = await refreshItem(resource, id)
      if (outcome === 'gone') return null
      if (outcome === 'changed') count = 0
    }
    item = queryClient.getQueryData<Item>(queryKey) ?? item
  }
  return item
}

const statusOf = (item: Item): string | null =>
  'status' in item && typeof item.status === 'string' ? item.status : null
