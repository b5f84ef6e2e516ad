import { randomUUID } from 'node:crypto'
import { ApiRefusal } from '../errors.ts'
import { LruMap } from '../lru-map.ts'
import type { SharedMemory } from '../replicas/shared-memory.ts'

const MAX_NAMES = 10_000

/** A number of wrong tries that are allowed in a time. */
export interface Limit {
  name: string
  most: number
  seconds: number
  /** Allows a try while this limit is not reached, although the other is. */
  spare?: Omit<Limit, 'spare'>
}

interface Count {
  /** Tries in the time of the limit, this one included. */
  tries: number
  /** Time of the first of them. */
  since: number
}

type Memory = Pick<SharedMemory, 'addTry' | 'removeTry'>

/**
 * Throttles the guessing of passwords. A try is counted before it is made, and not counted any more if it was not wrong:
 * any number of simultaneous guesses is one count. Tries at other replicas count too if they share a Redis.
 */
export class TryCounter {
  readonly #shared: Memory | undefined
  readonly #now: () => number
  readonly #times = new LruMap<string, Map<string, number>>(MAX_NAMES)

  constructor(shared?: Memory, now: () => number = Date.now) {
    this.#shared = shared
    this.#now = now
  }

  /** Makes a try if no limit is reached; otherwise refuses with 429 and the time to wait. */
  async try<T>(limits: readonly Limit[], attempt: () => Promise<T>, isWrong: (error: unknown) => boolean): Promise<T> {
    const id = randomUUID()
    const all = limits.flatMap(({ spare, ...limit }) => (spare ? [limit, spare] : [limit]))
    const here = all.map((limit) => this.#add(limit, id))
    // A full count here needs no question to other replicas.
    const wait = waitSeconds(limits, here, this.#now()) || (await this.#waitElsewhere(limits, all, id))
    if (wait) {
      await this.#remove(all, id)
      throw new ApiRefusal(429, `Too many failed attempts. Try again in ${wait} s.`, { 'retry-after': String(wait) })
    }
    try {
      const result = await attempt()
      await this.#remove(all, id)
      return result
    } catch (error) {
      if (!isWrong(error)) await this.#remove(all, id)
      throw error
    }
  }

  async #waitElsewhere(limits: readonly Limit[], all: readonly Limit[], id: string): Promise<number> {
    const elsewhere = await this.#shared?.addTry(all.map(named), id, this.#now())
    return elsewhere ? waitSeconds(limits, elsewhere, this.#now()) : 0
  }

  #add({ name, seconds }: Limit, id: string): Count {
    const after = this.#now() - seconds * 1000
    const times = new Map([...(this.#times.get(name) ?? [])].filter(([, time]) => time > after))
    times.set(id, this.#now())
    this.#times.set(name, times)
    return { tries: times.size, since: Math.min(...times.values()) }
  }

  async #remove(all: readonly Limit[], id: string): Promise<void> {
    for (const { name } of all) {
      const times = this.#times.get(name)
      times?.delete(id)
      if (times?.size === 0) this.#times.delete(name)
    }
    await this.#shared?.removeTry(all.map(named), id)
  }
}

const named = ({ name, seconds }: Limit) => ({ name: `tries ${name}`, seconds })

/** Seconds until the first of the tries no longer counts; 0 if no limit is exceeded. `counts` are in the order of the limits. */
function waitSeconds(limits: readonly Limit[], counts: readonly Count[], now: number): number {
  const rest = [...counts]
  const waits = limits.map(({ spare, ...limit }) => {
    const wait = waitFor(limit, rest.shift(), now)
    const other = spare ? waitFor(spare, rest.shift(), now) : wait
    return Math.min(wait, other)
  })
  return Math.max(0, ...waits)
}

function waitFor({ most, seconds }: Limit, count: Count | undefined, now: number): number {
  if (!count || count.tries <= most) return 0
  return Math.max(1, Math.ceil((count.since + seconds * 1000 - now) / 1000))
}
