import { randomUUID } from 'node:crypto'
import { ApiRefusal } from '../errors.ts'
import { LruMap } from '../lru-map.ts'
import type { SharedMemory } from '../replicas/shared-memory.ts'
import { waitMs, windowMs, type Lane } from './try-lane.ts'

const MAX_NAMES = 10_000
/** Tries that wait at the same time; one more refuses the last of them, at first only if wrong tries keep it waiting. */
const MAX_WAITING = 200
const MAX_WAITING_IN_ALL = 1000
/** How soon a try asks again whether the other replicas have room. */
const ASK_AGAIN_MS = 500
/** How long a try waits because others were wrong. */
const PATIENCE_MS = 20_000
/** How often it waits so long if only those under way are before it: a real Keystone checks few passwords in a second. */
const MAX_ROUNDS = 12

/** What a try waits for. */
export interface Claim {
  /** All of them must have room. */
  lanes: readonly Lane[]
  /** Of those that wait, the one with the lowest first number goes first, then with the lowest second … */
  rank?: () => readonly number[]
}

interface Waiting extends Claim {
  id: string
  notBefore: number
  isOver: boolean
  go: () => void
  refuse: (error: ApiRefusal) => void
}

/** The waits of lanes by their names, while nothing starts or ends: hundreds may wait in the same lanes. */
type LaneWaits = Map<string, number>

type Memory = Pick<SharedMemory, 'addTry' | 'removeTry'>

/**
 * Slows the guessing of passwords. No right password is refused for being one of many: a try waits until its lanes have
 * room, and makes room again unless it was wrong. Tries at other replicas count too if they share a Redis.
 */
export class TryQueue {
  readonly #shared: Memory | undefined
  readonly #patienceMs: number
  /** Times by the names of lanes, the oldest first. */
  readonly #wrong = new LruMap<string, number[]>(MAX_NAMES)
  readonly #underWay = new Map<string, number>()
  /** The latest first: among equals, the one goes first who did not come with a crowd. */
  #waiting: Waiting[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(shared?: Memory, patienceMs = PATIENCE_MS) {
    this.#shared = shared
    this.#patienceMs = patienceMs
  }

  /** Makes a try in its turn. Refuses it with 429 and a time to wait if its turn does not come, or once `gone` is aborted. */
  async try<T>(
    claim: Claim,
    attempt: () => Promise<T>,
    isWrong: (error: unknown) => boolean,
    gone?: AbortSignal,
  ): Promise<T> {
    const id = randomUUID()
    await this.#turn({ ...claim, id }, gone)
    let wrong = false
    try {
      return await attempt()
    } catch (error) {
      wrong = isWrong(error)
      throw error
    } finally {
      this.#leave(claim)
      if (wrong) this.#note(claim)
      else await this.#shared?.removeTry(shared(claim), id)
      this.#admit()
    }
  }

  #turn(claim: Claim & { id: string }, gone?: AbortSignal): Promise<void> {
    const turn = Promise.withResolvers<void>()
    const waiting: Waiting = { ...claim, notBefore: 0, isOver: false, go: turn.resolve, refuse: turn.reject }
    const giveUp = () => this.#refuse(waiting)
    let rounds = 0
    const patience = setInterval(() => {
      rounds += 1
      if (rounds === MAX_ROUNDS || this.#isHeldByWrong(waiting)) giveUp()
    }, this.#patienceMs)
    gone?.addEventListener('abort', giveUp)
    this.#waiting.unshift(waiting)
    this.#admit()
    return turn.promise.finally(() => {
      clearInterval(patience)
      gone?.removeEventListener('abort', giveUp)
    })
  }

  /** Starts all that have room, in their order, and comes back when the next one may have. */
  #admit(): void {
    clearTimeout(this.#timer)
    let waits: LaneWaits = new Map()
    const ready = this.#waiting.filter((waiting) => this.#waitMs(waiting, waits) === 0).map(ranked)
    for (const { waiting } of ready.toSorted((left, right) => compare(left.rank, right.rank))) {
      if (this.#waitMs(waiting, waits) > 0) continue
      void this.#start(waiting)
      waits = new Map()
    }
    if (this.#waiting.length > MAX_WAITING) this.#refuseLast()
    const soonest = Math.min(...this.#waiting.map((waiting) => this.#waitMs(waiting, waits)))
    if (soonest < Infinity) this.#timer = setTimeout(() => this.#admit(), Math.ceil(soonest)).unref()
  }

  async #start(waiting: Waiting): Promise<void> {
    this.#waiting = this.#waiting.filter((each) => each !== waiting)
    for (const { name } of waiting.lanes) this.#underWay.set(name, (this.#underWay.get(name) ?? 0) + 1)
    const wait = await this.#waitElsewhere(waiting)
    if (wait === 0 && !waiting.isOver) return waiting.go()
    this.#leave(waiting)
    await this.#shared?.removeTry(shared(waiting), waiting.id)
    waiting.notBefore = Date.now() + Math.min(wait, ASK_AGAIN_MS)
    if (!waiting.isOver) this.#waiting.push(waiting)
    this.#admit()
  }

  #refuse(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter((each) => each !== waiting)
    waiting.isOver = true
    const wait = this.#waitMs(waiting)
    const seconds = wait < Infinity ? Math.max(1, Math.ceil(wait / 1000)) : 1
    const message = `Too many ${wait < Infinity ? 'failed ' : ''}attempts. Try again in ${seconds} s.`
    waiting.refuse(new ApiRefusal(429, message, { 'retry-after': String(seconds) }))
  }

  /** Refuses the last of those that wrong tries keep waiting; of all, only if there are too many by far. */
  #refuseLast(): void {
    const held = this.#waiting.filter((waiting) => this.#isHeldByWrong(waiting))
    const from = this.#waiting.length > MAX_WAITING_IN_ALL && held.length === 0 ? this.#waiting : held
    const last = from
      .map(ranked)
      .toSorted((left, right) => compare(left.rank, right.rank))
      .at(-1)
    if (last) this.#refuse(last.waiting)
  }

  #waitMs({ lanes, notBefore }: Waiting, waits: LaneWaits = new Map()): number {
    const now = Date.now()
    let longest = Math.max(0, notBefore - now)
    for (const lane of lanes) {
      const wait = waits.get(lane.name) ?? waitMs(lane, this.#wrongIn(lane), this.#underWay.get(lane.name) ?? 0, now)
      waits.set(lane.name, wait)
      longest = Math.max(longest, wait)
    }
    return longest
  }

  /** Whether wrong tries alone leave a lane no more than the next turn: guesses go on there. */
  #isHeldByWrong({ lanes, notBefore }: Waiting): boolean {
    const now = Date.now()
    return notBefore > now || lanes.some((lane) => lane.seconds > 0 && waitMs(lane, this.#wrongIn(lane), 1, now) > 0)
  }

  /** Considers what was wrong at other replicas, and what is under way there. */
  async #waitElsewhere(waiting: Waiting): Promise<number> {
    const lanes = shared(waiting)
    const now = Date.now()
    const times = await this.#shared?.addTry(lanes, waiting.id, now)
    return Math.max(0, ...lanes.map((lane, index) => waitMs(lane, times?.[index] ?? [], 0, now)))
  }

  #leave({ lanes }: Claim): void {
    for (const { name } of lanes) {
      const left = (this.#underWay.get(name) ?? 0) - 1
      if (left > 0) this.#underWay.set(name, left)
      else this.#underWay.delete(name)
    }
  }

  #note({ lanes }: Claim): void {
    for (const lane of lanes) this.#wrong.set(lane.name, [...this.#wrongIn(lane), Date.now()])
  }

  #wrongIn(lane: Lane): number[] {
    const after = Date.now() - windowMs(lane)
    return (this.#wrong.get(lane.name) ?? []).filter((time) => time > after)
  }
}

/** The lanes that replicas share, with the seconds for which a try counts there. */
const shared = ({ lanes }: Claim) =>
  lanes.filter(({ local }) => !local).map((lane) => ({ ...lane, keepSeconds: Math.ceil(windowMs(lane) / 1000) }))

const ranked = (waiting: Waiting) => ({ waiting, rank: waiting.rank?.() ?? [] })

/** What has no rank at all goes before everything else. */
function compare(left: readonly number[], right: readonly number[]): number {
  const at = Array.from({ length: Math.max(left.length, right.length) }).findIndex(
    (_none, index) => left[index] !== right[index],
  )
  return at < 0 ? 0 : (left[at] ?? -1) - (right[at] ?? -1)
}
