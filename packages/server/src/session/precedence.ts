import { LruMap } from '../lru-map.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a network stays familiar to an account that has signed in from it. */
const FAMILIAR_MS = 30 * DAY_MS
/** Mistakes of an owner in a familiar network that cost no turn. */
const FORGIVEN = 5
const MAX_NAMES = 10_000

/** Where a sign-in comes from, and what it is for. */
export interface Origin {
  account: string
  /** Who is told apart when tries are counted. */
  person: string
  /** The network around: whoever has many addresses usually has neighbouring ones. */
  network: string
}

/**
 * Decides whose password is checked next when several wait for the same turn. It only orders: how many tries are made is
 * up to the lanes. It remembers far longer than they do, so that nobody keeps a new browser of an account's owner out by
 * guessing from a few addresses in turn.
 */
export class Precedence {
  readonly #wrong = new LruMap<string, { times: number; until: number }>(MAX_NAMES)
  readonly #familiarUntil = new LruMap<string, number>(MAX_NAMES)

  /** Goes first if it is lower, compared number by number. */
  rank({ account, person, network }: Origin): readonly number[] {
    const isFamiliar = (this.#familiarUntil.get(both(account, network)) ?? 0) > Date.now()
    const wrongAtAccount = this.#timesWrong(both(account, network))
    return [
      isFamiliar ? Math.max(0, wrongAtAccount - FORGIVEN) : wrongAtAccount,
      isFamiliar ? 0 : 1,
      this.#timesWrong(person),
      this.#timesWrong(network),
    ]
  }

  wasWrong({ account, person, network }: Origin): void {
    for (const name of new Set([both(account, network), person, network]))
      this.#wrong.set(name, { times: this.#timesWrong(name) + 1, until: Date.now() + DAY_MS })
  }

  wasRight({ account, network }: Origin): void {
    this.#wrong.delete(both(account, network))
    this.#familiarUntil.set(both(account, network), Date.now() + FAMILIAR_MS)
  }

  #timesWrong(name: string): number {
    const { times, until } = this.#wrong.get(name) ?? { times: 0, until: 0 }
    return until > Date.now() ? times : 0
  }
}

const both = (account: string, network: string) => `${account} from ${network}`
