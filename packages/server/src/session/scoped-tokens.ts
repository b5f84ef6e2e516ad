import { createHash } from 'node:crypto'
import { OpenStackError, tokens, type IssuedToken, type Scope, type ServiceClient } from '@meridian/openstack'
import type { Proof } from './session.ts'

/** A cached token is asked for again after this long, so that one revoked elsewhere does not live on here. */
const KEEP_MS = 5 * 60_000
/** No token is used in its last minute: the call it is for must still find it valid. */
const MARGIN_MS = 60_000
const MAX_ENTRIES = 20_000

interface Entry {
  owner: string
  until: number
  issued: Promise<IssuedToken>
}

/** Scoped tokens by session and scope: minted once, shared by all calls, forgotten when the session ends. */
export class ScopedTokens {
  readonly #identity: (keystone: string) => ServiceClient
  readonly #entries = new Map<string, Entry>()

  constructor(identity: (keystone: string) => ServiceClient) {
    this.#identity = identity
  }

  /** Throws Keystone's refusal when the session's token is no longer good, or not for this scope. */
  async obtain(proof: Proof, scope: Scope): Promise<IssuedToken> {
    const owner = digest(proof.secret)
    const key = keyOf(owner, scope)
    const cached = this.#entries.get(key)
    if (cached && cached.until > Date.now()) return cached.issued
    const entry: Entry = {
      owner,
      until: Date.now() + KEEP_MS,
      issued: this.#mint(proof, scope),
    }
    this.#remember(key, entry)
    try {
      const issued = await entry.issued
      entry.until = Math.min(entry.until, Date.parse(issued.token.expires_at) - MARGIN_MS)
      return issued
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
      throw error
    }
  }

  /** Mints anew: a service no longer accepts the token that is cached. */
  renew(proof: Proof, scope: Scope): Promise<IssuedToken> {
    this.#entries.delete(keyOf(digest(proof.secret), scope))
    return this.obtain(proof, scope)
  }

  /** Forgets and revokes all of a session's tokens, its own last. */
  async end({ secret: sessionSecret, keystone }: Proof): Promise<void> {
    const owner = digest(sessionSecret)
    const mine = [...this.#entries].filter(([, entry]) => entry.owner === owner)
    for (const [key] of mine) this.#entries.delete(key)
    const issued = await Promise.allSettled(mine.map(([, entry]) => entry.issued))
    const secrets = issued.flatMap((one) => (one.status === 'fulfilled' ? [one.value.secret] : []))
    const revoked = await Promise.allSettled(
      [...new Set([...secrets, sessionSecret])].map((secret) => tokens.revoke(this.#identity(keystone), secret)),
    )
    const failed = revoked.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }

  async #mint({ secret, keystone, delegated }: Proof, scope: Scope): Promise<IssuedToken> {
    const identity = this.#identity(keystone)
    if (!delegated) return tokens.rescope(identity, secret, scope)
    const only = await tokens.inspect(identity, secret)
    if (typeof scope === 'object' && 'project' in scope && scope.project.id === only.token.project?.id) return only
    throw new OpenStackError('identity', 401, 'An application credential is for its own project only.', null)
  }

  #remember(key: string, entry: Entry): void {
    this.#entries.delete(key) // a Map keeps the order of insertion: the oldest comes first
    this.#entries.set(key, entry)
    const oldest = this.#entries.keys().next()
    if (this.#entries.size > MAX_ENTRIES && !oldest.done) this.#entries.delete(oldest.value)
  }
}

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64')
const keyOf = (owner: string, scope: Scope) => `${owner} ${JSON.stringify(scope)}`
