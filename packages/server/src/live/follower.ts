import type { LiveRows } from '@meridian/contract'

/** What a service lists of one item. */
export interface Row {
  id: string
  /** Differs if the item has changed. */
  stamp: string
  /** When it last changed, by the service's clock, in ms. */
  at: number
  /** It changes by itself. */
  moving: boolean
  /** It is listed as one that was deleted. */
  gone: boolean
}

export interface Look {
  rows: readonly Row[]
  /** These are all there are: what is missing is gone. Else they are those that changed since the given time. */
  whole: boolean
}

/** Who watches, and with whose token the service can be read. */
export interface Watcher {
  /** How old the rows are that the watcher has, in ms. */
  age: number
  look: (since: number) => Promise<Look>
  tell: (rows: Omit<LiveRows, 'of'>) => void
  /** The watcher's own token is refused. */
  dismiss: () => void
}

interface FollowerOptions {
  /** Whether an error means that the reader's token is refused, and another watcher's may not be. */
  isRefused: (error: unknown) => boolean
  onLook?: () => void
}

/** Clocks may differ by this much: what a service changed shortly before is looked at again, and compared. */
const OVERLAP_MS = 60_000
/** A reply takes this long, so a list may be older than its watcher counts. */
const REPLY_MS = 3000
/** Another watcher's token is used from time to time: so each is checked. */
const HANDOVER_MS = 60_000
const MAX_LOGGED = 1000

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Pauses between two looks, by how long ago something changed or somebody came. */
const PACES: readonly (readonly [until: number, pause: number])[] = [
  [15 * SECOND, SECOND],
  [5 * MINUTE, 5 * SECOND],
  [15 * MINUTE, 10 * SECOND],
  [Infinity, 30 * SECOND],
]
/** What has been changing for so long without a change is stuck. */
const STUCK_MS = 10 * MINUTE
/** A service that is slow is asked less often: this much of the time nobody asks. */
const REST = 4
const MAX_BACK_OFF_MS = 30 * SECOND

interface Situation {
  /** Since something changed, or somebody came, in ms. */
  quiet: number
  moving: boolean
  /** How long the last look took, in ms. */
  took: number
  /** Looks that failed in a row. */
  failures: number
}

export function pauseAfter({ quiet, moving, took, failures }: Situation): number {
  if (failures > 0) return Math.min(SECOND * 2 ** failures, MAX_BACK_OFF_MS)
  const pace = PACES.find(([until]) => quiet < until)?.[1] ?? SECOND
  return Math.max(moving && quiet < STUCK_MS ? SECOND : pace, REST * took)
}

interface Change {
  at: number
  changed: readonly string[]
  removed: readonly string[]
}

const NOTHING = { live: true, changed: [], removed: [], again: false, count: null }

/**
 * Follows the items of one type for all who have the same rights on them: one look at the service serves all watchers.
 * It remembers while nobody watches, and looks at nothing then.
 */
export class Follower {
  readonly #options: FollowerOptions
  readonly #watchers = new Set<Watcher>()
  /** Watchers that wait for the first look. */
  readonly #waiting = new Set<Watcher>()
  #rows = new Map<string, Row>()
  /** All rows that have changed since then, by the service's clock, are among `#rows`. */
  #reach = 0
  #log: Change[] = []
  /** All changes since then are in the log; undefined before the first look. */
  #covers: number | undefined
  /** When the last look began that succeeded. */
  #lookedAt = 0
  #activeAt = 0
  #handoverAt = 0
  #failures = 0
  #took = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking = false
  /** Somebody has asked for a look while one was under way. */
  #mustLook = false
  /** When the last watcher left; undefined while there are some. */
  idleSince: number | undefined

  constructor(options: FollowerOptions) {
    this.#options = options
  }

  get watchers(): number {
    return this.#watchers.size
  }

  join(watcher: Watcher): void {
    this.#watchers.add(watcher)
    this.idleSince = undefined
    if (this.#covers === undefined) this.#waiting.add(watcher)
    else watcher.tell(this.#startOf(Date.now() - watcher.age))
    this.lookSoon()
  }

  leave(watcher: Watcher): void {
    this.#waiting.delete(watcher)
    if (!this.#watchers.delete(watcher) || this.#watchers.size > 0) return
    this.idleSince = Date.now()
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Looks at once, and quickly for a while: something has changed, or is about to. */
  lookSoon(): void {
    this.#activeAt = Date.now()
    if (this.#looking) this.#mustLook = true
    else this.#schedule(0)
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer)
    this.#timer = this.#watchers.size > 0 ? setTimeout(() => void this.#look(), pause) : undefined
  }

  async #look(): Promise<void> {
    this.#looking = true
    this.#mustLook = false
    const began = Date.now()
    const reader = this.#reader(began)
    try {
      this.#options.onLook?.()
      const since = this.#since(began)
      const look = await reader?.look(since)
      if (this.#failures > 0) this.#tellAll(NOTHING)
      this.#failures = 0
      if (look) this.#compare(look, { began, since })
    } catch (error) {
      this.#onFailure(error, reader)
    }
    const now = Date.now()
    this.#took = now - began
    this.#looking = false
    const moving = [...this.#rows.values()].some((row) => row.moving)
    const pause = pauseAfter({ quiet: now - this.#activeAt, moving, took: this.#took, failures: this.#failures })
    this.#schedule(this.#mustLook ? 0 : pause)
  }

  /** The first watcher, who goes to the end of the queue after a while. */
  #reader(now: number): Watcher | undefined {
    const [first] = this.#watchers
    if (!first || now - this.#handoverAt < HANDOVER_MS) return first
    this.#handoverAt = now
    this.#watchers.delete(first)
    this.#watchers.add(first)
    return this.#watchers.values().next().value
  }

  #since(now: number): number {
    const oldest = Math.max(0, ...[...this.#waiting].map(({ age }) => age))
    return (this.#covers === undefined ? now - oldest - REPLY_MS : this.#lookedAt) - OVERLAP_MS
  }

  #compare(look: Look, { began, since }: { began: number; since: number }): void {
    const isFirst = this.#covers === undefined
    const present = new Map(look.rows.flatMap((row) => (row.gone ? [] : [[row.id, row]])))
    const changed = [...present.values()].filter(({ id, stamp }) => this.#rows.get(id)?.stamp !== stamp)
    const removed = look.whole
      ? [...this.#rows.keys()].filter((id) => !present.has(id))
      : look.rows.filter(({ id, gone, stamp }) => gone && this.#rows.get(id)?.stamp !== stamp).map(({ id }) => id)
    // Of rows that come as changed, those are remembered that come again: in the overlap, or because they go on changing.
    this.#rows = look.whole ? present : new Map(look.rows.map((row) => [row.id, row]))
    this.#reach = look.whole ? -Infinity : since
    this.#lookedAt = began
    if (isFirst) this.#begin(began)
    else if (changed.length > 0 || removed.length > 0)
      this.#tellChange({ changed: changed.map(({ id }) => id), removed })
  }

  #begin(began: number): void {
    this.#covers = began
    for (const watcher of this.#waiting) watcher.tell(this.#startOf(began - watcher.age))
    this.#waiting.clear()
  }

  #tellChange({ changed, removed }: Omit<Change, 'at'>): void {
    this.#activeAt = Date.now()
    this.#log.push({ at: this.#activeAt, changed, removed })
    for (let logged = sizeOf(this.#log); logged > MAX_LOGGED && this.#log.length > 1; logged = sizeOf(this.#log))
      this.#covers = this.#log.shift()?.at
    this.#tellAll({ ...NOTHING, changed: [...changed], removed: [...removed] })
  }

  #tellAll(rows: Omit<LiveRows, 'of'>): void {
    for (const watcher of this.#watchers) if (!this.#waiting.has(watcher)) watcher.tell(rows)
  }

  /** What has changed since a watcher's rows were listed. */
  #startOf(listedAt: number): Omit<LiveRows, 'of'> {
    const since = listedAt - REPLY_MS
    const live = this.#failures === 0
    if (this.#covers !== undefined && since >= this.#covers) {
      const entries = this.#log.filter(({ at }) => at >= since)
      const removed = new Set(entries.flatMap((entry) => entry.removed))
      const changed = new Set(entries.flatMap((entry) => entry.changed).filter((id) => !removed.has(id)))
      return { ...NOTHING, live, changed: [...changed], removed: [...removed] }
    }
    const recent = [...this.#rows.values()].filter(({ at }) => at >= since - OVERLAP_MS)
    return {
      live,
      changed: recent.flatMap(({ id, gone }) => (gone ? [] : [id])),
      removed: recent.flatMap(({ id, gone }) => (gone ? [id] : [])),
      again: since - OVERLAP_MS < this.#reach,
      count: this.#reach === -Infinity ? this.#rows.size : null,
    }
  }

  #onFailure(error: unknown, reader: Watcher | undefined): void {
    if (reader && this.#options.isRefused(error)) {
      this.leave(reader)
      reader.dismiss()
      this.#mustLook = true
      return
    }
    this.#failures += 1
    for (const watcher of this.#watchers) watcher.tell({ ...NOTHING, live: false })
  }
}

const sizeOf = (log: readonly Change[]): number =>
  log.reduce((sum, { changed, removed }) => sum + changed.length + removed.length, 0)
