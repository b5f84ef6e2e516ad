import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createRequestQueue } from '../../api/request-queue.ts'
import { ROW_POLL_CAP_MS, ROW_POLL_GAP_MS, ROW_POLLS_AT_ONCE, ROW_POLL_MS } from '../loading/timers.ts'
import { refreshItem } from '../resource/item-cache.ts'
import type { Item } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { settingAt, useSettings } from '../session/settings.ts'

/** The delay before the `count`-th poll of an unchanged row. */
export const pollDelay = (count: number, interval: number): number => Math.min(interval * count, ROW_POLL_CAP_MS)

interface PollerOptions {
  /** The first delay, in ms. */
  interval: number
  /** Fetches the row and updates the cache. */
  refresh(id: string): Promise<'changed' | 'same' | 'gone'>
  /** The row is not polled any more while it is watched, unless `retry` is called; `checked` is when it was last known. */
  onError(error: unknown, id: string, checked: number): void
}

interface Watched {
  count: number
  /** When its state was last known, in ms. */
  checked: number
  /** Undefined while the row is being fetched, or after it failed. */
  timer?: ReturnType<typeof setTimeout>
  /** Its timer fired while polling was held. */
  due: boolean
  failed: boolean
  leave: AbortController
}

/** Returns a function that resolves at least `gap` ms after its previous call resolved. */
function createPace(gap: number) {
  let free = 0
  return async (): Promise<void> => {
    const now = Date.now()
    const turn = Math.max(now, free)
    free = turn + gap
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now))
  }
}

/** Polls rows in transition, with growing delays, until they leave it. */
export function createRowPoller({ interval, refresh, onError }: PollerOptions) {
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
    const refreshInTurn = async () => {
      await pace()
      return signal.aborted ? 'gone' : refresh(id)
    }
    enqueue(refreshInTurn, signal).then(
      (outcome) => {
        if (signal.aborted || outcome === 'gone') return
        row.checked = Date.now()
        row.count = outcome === 'changed' ? 1 : row.count + 1
        schedule(id, row)
      },
      (error: unknown) => {
        if (signal.aborted) return
        row.failed = true
        onError(error, id, row.checked)
      },
    )
  }

  function forget(id: string, row: Watched) {
    clearTimeout(row.timer)
    row.leave.abort()
    rows.delete(id)
  }

  return {
    /** Sets the rows that are in transition. A row that failed is not polled while it stays among them. */
    watch(ids: readonly string[]) {
      const wanted = new Set(ids)
      for (const [id, row] of rows) if (!wanted.has(id)) forget(id, row)
      for (const id of wanted) {
        if (rows.has(id)) continue
        const row: Watched = { count: 1, checked: Date.now(), due: false, failed: false, leave: new AbortController() }
        rows.set(id, row)
        schedule(id, row)
      }
    },
    /** Polls a row that failed, at once. */
    retry(id: string) {
      const row = rows.get(id)
      if (!row?.failed) return
      Object.assign(row, { count: 1, failed: false })
      poll(id, row)
    },
    /** While held, rows wait for the release. */
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
  /** When the items were fetched, in ms: rows that failed before are polled again. */
  updatedAt: number
}

/** Rows in transition. */
export interface PolledRows {
  /** The ids of those that are polled. */
  updating: ReadonlySet<string>
  /** Those whose poll failed, with the time when they were last checked. */
  unchecked: ReadonlyMap<string, number>
  check: (id: string) => void
}

/** How many tables and pages poll a row, by type and id. */
const polled = new Map<string, number>()
const keyOf = (type: string, id: string) => `${type} ${id}`

/** Whether a table or page polls the row: nobody else fetches it then. */
export const isPolled = (type: string, id: string): boolean => polled.has(keyOf(type, id))

/** Marks rows as polled; the returned function ends it. */
export function markPolled(type: string, ids: Iterable<string>): () => void {
  const keys = [...ids].map((id) => keyOf(type, id))
  for (const key of keys) polled.set(key, (polled.get(key) ?? 0) + 1)
  return () => {
    for (const key of keys) {
      const left = (polled.get(key) ?? 0) - 1
      if (left > 0) polled.set(key, left)
      else polled.delete(key)
    }
  }
}

const NONE: ReadonlyMap<string, number> = new Map()

/** Polls the rows in transition. */
export function useRowPolling<T extends Item>(
  resource: Resource<T>,
  { items, held, updatedAt }: Polling<T>,
): PolledRows {
  const interval = usePollInterval()
  const [poller, setPoller] = useState<ReturnType<typeof createRowPoller>>()
  const [unchecked, setUnchecked] = useState(NONE)

  useEffect(() => {
    const next = createRowPoller({
      interval,
      refresh: (id) => refreshItem(resource, id),
      onError: (error, id, checked) => {
        console.warn('An error occurred while updating.', error)
        setUnchecked((before) => new Map(before).set(id, checked))
      },
    })
    setUnchecked(NONE)
    setPoller(next)
    return () => next.watch([])
  }, [resource, interval])

  const ids = useMemo(
    () => items.filter((item) => resource.isTransitional(item)).map(({ id }) => id),
    [resource, items],
  )
  useEffect(() => {
    poller?.watch(ids)
    // A row that has left its transition is polled again when it returns to it.
    const still = new Set(ids)
    setUnchecked((before) => (before.size > 0 ? new Map([...before].filter(([id]) => still.has(id))) : before))
  }, [poller, ids])
  useEffect(() => poller?.hold(held), [poller, held])

  const check = useCallback(
    (id: string) => {
      setUnchecked((before) => new Map([...before].filter(([other]) => other !== id)))
      poller?.retry(id)
    },
    [poller],
  )
  const failed = useRef(unchecked)
  useEffect(() => {
    failed.current = unchecked
  })
  useEffect(() => {
    for (const id of failed.current.keys()) check(id)
  }, [updatedAt, check])

  const updating = useMemo(() => new Set(ids.filter((id) => !unchecked.has(id))), [ids, unchecked])
  useEffect(() => markPolled(resource.type, updating), [resource, updating])
  return { updating, unchecked, check }
}

/** The delay in ms before the first poll. */
export const usePollInterval = (): number => settingAt(useSettings() ?? {}, ['AJAX_POLL_INTERVAL'], ROW_POLL_MS)
