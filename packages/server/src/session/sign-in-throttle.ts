import { LruMap } from '../lru-map.ts'
import type { SharedMemory } from '../replicas/shared-memory.ts'

const WINDOW_MS = 60_000
/** Failed sign-ins from one address per minute before it must wait. */
const TRIES = 10
const MAX_ADDRESSES = 10_000

/**
 * Throttles password guessing: counts failed sign-ins by address, also those at other replicas if they share a Redis.
 */
export class SignInThrottle {
  readonly #shared: Pick<SharedMemory, 'timeAt' | 'noteTime'> | undefined
  readonly #now: () => number
  readonly #failures = new LruMap<string, number[]>(MAX_ADDRESSES)

  constructor(shared?: Pick<SharedMemory, 'timeAt' | 'noteTime'>, now: () => number = Date.now) {
    this.#shared = shared
    this.#now = now
  }

  /** Seconds to wait before the next sign-in; 0 if none. */
  async waitSeconds(address: string): Promise<number> {
    const here = this.#recent(address).at(-TRIES)
    const anywhere = await this.#shared?.timeAt(nameOf(address), TRIES - 1)
    const freeAt = Math.max(here ?? 0, anywhere ?? 0) + WINDOW_MS
    return Math.max(0, Math.ceil((freeAt - this.#now()) / 1000))
  }

  async failed(address: string): Promise<void> {
    this.#failures.set(address, [...this.#recent(address), this.#now()])
    await this.#shared?.noteTime(nameOf(address), this.#now(), TRIES, WINDOW_MS / 1000)
  }

  #recent(address: string): number[] {
    return (this.#failures.get(address) ?? []).filter((time) => time > this.#now() - WINDOW_MS)
  }
}

const nameOf = (address: string) => `wrong tries from ${address}`
