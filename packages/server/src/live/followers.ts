import { interestText, type LiveInterest } from '@meridian/contract'
import { OpenStackError } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { counter, gauge } from '../operation/prometheus.ts'
import { Follower, type Watcher } from './follower.ts'

/** A follower that nobody watches is forgotten after this time: who comes back later lists again. */
const MEMORY_MS = 2 * 60_000
const SWEEP_MS = 30_000

const MAX_FOLLOWERS = 2000

interface Entry {
  follower: Follower
  /** The project or domain whose changes concern it; of all projects, every change does. */
  scope: string
  all: boolean
}

/** All followers of this server, by what they follow and with which rights. */
export class Followers {
  readonly #entries = new Map<string, Entry>()
  readonly #sweep: ReturnType<typeof setInterval>
  readonly #counts = { streams: 0, looks: 0, saved: 0, events: 0 }

  constructor() {
    this.#sweep = setInterval(() => this.#forgetIdle(), SWEEP_MS)
    this.#sweep.unref()
  }

  close(): void {
    clearInterval(this.#sweep)
  }

  get streams(): number {
    return this.#counts.streams
  }

  /** Counts an open stream, until the returned function is called. */
  openStream(): () => void {
    this.#counts.streams += 1
    return () => void (this.#counts.streams -= 1)
  }

  countEvent(): void {
    this.#counts.events += 1
  }

  /** The returned function ends watching; null if the server follows too much. */
  watch(request: FastifyRequest, interest: LiveInterest, watcher: Watcher): (() => void) | null {
    const key = keyOf(request, interest)
    const known = this.#entries.get(key)
    if (!known && this.#entries.size >= MAX_FOLLOWERS) return null
    const { follower } = known ?? this.#open(key, request, interest)
    follower.join(watcher)
    return () => follower.leave(watcher)
  }

  /** Something was changed through this console: its followers look at once. */
  changed(request: FastifyRequest): void {
    const scope = scopeOf(request)
    for (const entry of this.#entries.values())
      if ((entry.all || entry.scope === scope) && entry.follower.watchers > 0) entry.follower.lookSoon()
  }

  lines(): string[] {
    const { streams, looks, saved, events } = this.#counts
    const watchers = [...this.#entries.values()].map(({ follower }) => follower.watchers)
    const sum = watchers.reduce((all, some) => all + some, 0)
    return [
      ...gauge('meridian_live_streams', 'Open streams of changes', streams),
      ...gauge('meridian_live_followers', 'Lists that are followed now', watchers.filter(Boolean).length),
      ...gauge('meridian_live_watchers', 'Watchers of the followed lists', sum),
      ...counter('meridian_live_events_total', 'Events sent to watchers', events),
      ...counter('meridian_live_looks_total', 'Looks of followers at services', looks),
      ...counter('meridian_live_looks_saved_total', 'Looks that each watcher would have made alone', saved),
    ]
  }

  #open(key: string, request: FastifyRequest, { all }: LiveInterest): Entry {
    const follower: Follower = new Follower({
      isRefused,
      onLook: () => {
        this.#counts.looks += 1
        this.#counts.saved += follower.watchers - 1
      },
    })
    const entry = { follower, scope: scopeOf(request), all }
    this.#entries.set(key, entry)
    return entry
  }

  #forgetIdle(): void {
    for (const [key, { follower }] of this.#entries)
      if (follower.idleSince !== undefined && Date.now() - follower.idleSince > MEMORY_MS) this.#entries.delete(key)
  }
}

const scopeOf = ({ access: { session, token } }: FastifyRequest): string =>
  JSON.stringify([session.keystone, token.project?.id ?? token.domain?.id])

/**
 * Who shares a follower: the services list the same to tokens of one scope with the same roles. A token that is
 * restricted, as that of an application credential, has its own.
 */
function keyOf(request: FastifyRequest, interest: LiveInterest): string {
  const { session, token, region } = request.access
  const roles = (token.roles ?? []).map(({ id }) => id).toSorted()
  return JSON.stringify([scopeOf(request), region, roles, session.delegated && session.secret, interestText(interest)])
}

const UNAUTHORIZED = 401

/** The token is not valid any more, or the user has no role there any more: Keystone responds 401 to both. */
const isRefused = (error: unknown): boolean => error instanceof OpenStackError && error.status === UNAUTHORIZED
