import { OpenStackError, tokens, type IssuedToken, type Scope, type ServiceClient } from '@meridian/openstack'
import { BoundedMap } from '../bounded-map.ts'
import { sharedCatalog } from './shared-catalog.ts'
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
  /** The same, once it is there. */
  present?: IssuedToken
}

/** Scoped tokens by session and scope: minted once, shared by all calls, forgotten when the session ends. */
export class ScopedTokens {
  readonly #identity: (keystone: string) => ServiceClient
  readonly #entries = new BoundedMap<string, Entry>(MAX_ENTRIES)

  constructor(identity: (keystone: string) => ServiceClient) {
    this.#identity = identity
  }

  /** The token that is at hand, if one is: most calls need not wait for any. */
  held(proof: Proof, scope: Scope): IssuedToken | undefined {
    const entry = this.#entries.get(keyOf(proof, scope))
    return entry && entry.until > Date.now() ? entry.present : undefined
  }

  /** Throws Keystone's refusal when the session's token is no longer good, or not for this scope. */
  async obtain(proof: Proof, scope: Scope): Promise<IssuedToken> {
    const key = keyOf(proof, scope)
    const cached = this.#entries.get(key)
    if (cached && cached.until > Date.now()) return cached.issued
    const entry: Entry = {
      owner: proof.secret,
      until: Date.now() + KEEP_MS,
      issued: this.#mint(proof, scope).then(sharedCatalog),
    }
    this.#entries.set(key, entry)
    try {
      const issued = await entry.issued
      entry.present = issued
      entry.until = Math.min(entry.until, Date.parse(issued.token.expires_at) - MARGIN_MS)
      return issued
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
      throw error
    }
  }

  /** Mints anew: a service no longer accepts the token that is cached. */
  renew(proof: Proof, scope: Scope): Promise<IssuedToken> {
    this.#entries.delete(keyOf(proof, scope))
    return this.obtain(proof, scope)
  }

  /** Forgets and revokes all of a session's tokens, its own last. */
  async end({ secret: sessionSecret, keystone }: Proof): Promise<void> {
    const mine = [...this.#entries].filter(([, entry]) => entry.owner === sessionSecret)
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
}

const keyOf = ({ secret }: Proof, scope: Scope) =>
  `${secret} ${typeof scope === 'string' ? scope : 'project' in scope ? `project ${scope.project.id}` : `domain ${scope.domain.id}`}`
