import { useEffect, useState } from 'react'
import { createRequestQueue } from '../../api/request-queue.ts'
import { ROW_POLL_CAP_MS, ROW_POLL_GAP_MS, ROW_POLLS_AT_ONCE, ROW_POLL_MS } from '../loading/timers.ts'
import { refreshItem } from '../resource/item-cache.ts'
import type { Item } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { settingAt, useSettings } from '../session/settings.ts'

/** How long to wait before the `count`-th look at a row that has not changed since. */
export const pollDelay = (count: number, interval: number): number => Math.min(interval * count, ROW_POLL_CAP_MS)

interface PollerOptions {
  /** First wait, in ms. */
  interval: number
  /** Asks for the row and puts the answer in place. */
  look(id: string): Promise<'changed' | 'same' | 'gone'>
  onError(error: unknown): void
}

interface Watched {
  count: number
  /** Absent while the row is being asked for, or after it failed. */
  timer?: ReturnType<typeof setTimeout>
  /** Its time came while polling was held. */
  due: boolean
  leave: AbortController
}

/** Answers when its turn comes: each is at least `gap` ms after the one before. */
function createPace(gap: number) {
  let free = 0
  return async (): Promise<void> => {
    const now = Date.now()
    const turn = Math.max(now, free)
    free = turn + gap
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now))
  }
}

/** Looks at rows in transition, ever more seldom, until they leave it. */
export function createRowPoller({ interval, look, onError }: PollerOptions) {
  const rows = new Map<string, Watched>()
  const enqueue = createRequestQueue(() => ROW_POLLS_AT_ONCE)
  const pace = createPace(ROW_POLL_GAP_MS)
  let held = false

  function schedule(id: string, row: Watched) {
    row.timer = setTimeout(() => (held ? (row.due = true) : poll(id, row)), pollDelay(row.count, interval))
  }

  function poll(id: string, row: Watched) {
    row.timer = undefined
    row.due = false
    const { signal } = row.leave
    const mapWithLimit = async () => {
      await pace()
      return signal.aborted ? 'gone' : look(id)
    }
    enqueue(mapWithLimit, signal).then(
      (outcome) => {
        if (signal.aborted || outcome === 'gone') return
        row.count = outcome === 'changed' ? 1 : row.count + 1
        schedule(id, row)
      },
      (error: unknown) => signal.aborted || onError(error),
    )
  }

  function forget(id: string, row: Watched) {
    clearTimeout(row.timer)
    row.leave.abort()
    rows.delete(id)
  }

  return {
    /** Exactly these rows are in transition now. A row that failed stays left alone while it is among them. */
    watch(ids: readonly string[]) {
      const wanted = new Set(ids)
      for (const [id, row] of rows) if (!wanted.has(id)) forget(id, row)
      for (const id of wanted) {
        if (rows.has(id)) continue
        const row: Watched = { count: 1, due: false, leave: new AbortController() }
        rows.set(id, row)
        schedule(id, row)
      }
    },
    /** While held, rows whose time comes wait for the release. */
    hold(on: boolean) {
      held = on
      if (!held) for (const [id, row] of rows) if (row.due) poll(id, row)
    },
  }
}

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

/** How long to wait before the first look at what may change, in ms. */
export const usePollInterval = (): number => settingAt(useSettings() ?? {}, ['AJAX_POLL_INTERVAL'], ROW_POLL_MS)
