import { useEffect, useState } from 'react'
import type { Item } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { refreshItem } from '../resource/item-cache.ts'
import { createRowPoller } from './row-poller.ts'
import { usePollInterval } from './use-poll-interval.ts'

interface Polling<T extends Item> {
  items: readonly T[]
  /** An action menu is open. */
  held: boolean
  /** Counts the user's refreshes; each gives rows that failed another chance. */
  refreshes: number
}

/** Keeps rows in transition up to date. */
export function useRowPolling<T extends Item>(resource: Resource<T>, { items, held, refreshes }: Polling<T>) {
  const interval = usePollInterval()
  const [poller, setPoller] = useState<ReturnType<typeof createRowPoller>>()

  useEffect(() => {
    const next = createRowPoller({
      interval,
      look: (id) => refreshItem(resource, id),
      onError: (error) => console.warn('An error occurred while updating.', error),
    })
    setPoller(next)
    return () => next.watch([])
  }, [resource, interval, refreshes])

  useEffect(
    () => poller?.watch(items.filter((item) => resource.isTransitional(item)).map(({ id }) => id)),
    [poller, resource, items],
  )
  useEffect(() => poller?.hold(held), [poller, held])
}
