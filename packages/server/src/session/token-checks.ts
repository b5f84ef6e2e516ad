import { tokens, type ServiceClient } from '@meridian/openstack'
import { LruMap } from '../lru-map.ts'
import { isTokenRefused } from './scoped-tokens.ts'
import type { SessionToken } from './session.ts'

/** A write is refused this long after a sign-out at another replica, at the latest. */
const TRUSTED_MS = 10_000
const MAX_SESSIONS = 20_000

/**
 * Checks whether sessions still live. A replica caches scoped tokens, which remain valid if the session is signed out at
 * a replica that does not know them; Keystone knows that the session's own token is revoked.
 */
export class TokenChecks {
  readonly #identity: (keystone: string) => ServiceClient
  readonly #now: () => number
  readonly #livesUntil = new LruMap<string, number>(MAX_SESSIONS)
  readonly #underWay = new Map<string, Promise<boolean>>()

  constructor(identity: (keystone: string) => ServiceClient, now = () => Date.now()) {
    this.#identity = identity
    this.#now = now
  }

  /** Whether Keystone has confirmed the session within the last ten seconds. */
  isFresh({ secret }: SessionToken): boolean {
    return (this.#livesUntil.get(secret) ?? 0) > this.#now()
  }

  /** Asks Keystone, once for all writes that wait; throws if it does not answer. */
  async isAlive(session: SessionToken): Promise<boolean> {
    if (this.isFresh(session)) return true
    const { secret } = session
    const check = this.#underWay.get(secret) ?? this.#check(session)
    this.#underWay.set(secret, check)
    try {
      return await check
    } finally {
      this.#underWay.delete(secret)
    }
  }

  forget({ secret }: SessionToken): void {
    this.#livesUntil.delete(secret)
  }

  async #check({ secret, keystone }: SessionToken): Promise<boolean> {
    const asked = this.#now()
    try {
      await tokens.check(this.#identity(keystone), secret)
      this.#livesUntil.set(secret, asked + TRUSTED_MS)
      return true
    } catch (error) {
      if (isTokenRefused(error)) return false
      throw error
    }
  }
}
