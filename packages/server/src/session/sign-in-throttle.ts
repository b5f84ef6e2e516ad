import { BoundedMap } from '../bounded-map.ts'

const WINDOW_MS = 60_000
/** Wrong tries from one address within a minute before it has to wait. */
const TRIES = 10
const MAX_ADDRESSES = 10_000

/** Slows down whoever guesses passwords: counts only wrong tries, by address. */
export class SignInThrottle {
  readonly #now: () => number
  readonly #failures = new BoundedMap<string, number[]>(MAX_ADDRESSES)

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Seconds to wait before the next try; 0 when there is no need to. */
  waitSeconds(address: string): number {
    const recent = this.#recent(address)
    const oldest = recent.at(-TRIES)
    return oldest === undefined ? 0 : Math.ceil((oldest + WINDOW_MS - this.#now()) / 1000)
  }

  failed(address: string): void {
    this.#failures.set(address, [...this.#recent(address), this.#now()])
  }

  #recent(address: string): number[] {
    return (this.#failures.get(address) ?? []).filter((time) => time > this.#now() - WINDOW_MS)
  }
}
