import {
  OpenStackError,
  tokens,
  type IssuedToken,
  type Scope,
  type ServiceClient,
  type SystemScope,
} from '@meridian/openstack'
import * as z from 'zod'
import { LruMap } from '../lru-map.ts'
import type { SharedMemory } from '../replicas/shared-memory.ts'
import type { SessionToken } from './session.ts'
import { hash } from 'node:crypto'
import type { CatalogEntry } from '@meridian/wire'

/** A cached token is issued again after this time, so that one revoked elsewhere does not stay in use. */
const CACHE_MS = 5 * 60_000
/** No token is used in its last minute: it must be valid until the call ends. */
const MARGIN_MS = 60_000
const MAX_ENTRIES = 20_000

interface CachedToken {
  issued: IssuedToken
  until: number
}

interface Entry {
  owner: string
  until: number
  fresh: Promise<CachedToken>
  /** The token, once it is issued. */
  present?: IssuedToken
}

/** A token that another replica issued; the shared memory is encrypted, so its shape is trusted. */
const SharedToken = z.object({ issued: z.custom<IssuedToken>((value) => typeof value === 'object'), until: z.number() })

type AnyScope = Scope | SystemScope

type Memory = Pick<SharedMemory, 'field' | 'setField' | 'forgetField' | 'fields' | 'forget'>

/**
 * Caches scoped tokens by session and scope: each is issued once for all calls (and replicas, if they share a memory),
 * and revoked when the session ends.
 */
export class ScopedTokens {
  readonly #identity: (keystone: string) => ServiceClient
  readonly #shared: Memory | undefined
  readonly #entries = new LruMap<string, Entry>(MAX_ENTRIES)

  constructor(identity: (keystone: string) => ServiceClient, shared?: Memory) {
    this.#identity = identity
    this.#shared = shared
  }

  /** The cached token, if there is one: most calls do not wait. */
  cached(session: SessionToken, scope: AnyScope): IssuedToken | undefined {
    const entry = this.#entries.get(keyOf(session, scope))
    return entry && entry.until > Date.now() ? entry.present : undefined
  }

  /** Throws Keystone's refusal if the session's token has expired, or the user has no role in this scope. */
  async obtain(session: SessionToken, scope: AnyScope): Promise<IssuedToken> {
    const key = keyOf(session, scope)
    const cached = this.#entries.get(key)
    if (cached && cached.until > Date.now()) return (await cached.fresh).issued
    const entry: Entry = { owner: session.secret, until: Date.now() + CACHE_MS, fresh: this.#fresh(session, scope) }
    this.#entries.set(key, entry)
    try {
      const { issued, until } = await entry.fresh
      entry.present = issued
      entry.until = until
      return issued
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
      throw error
    }
  }

  /** Issues a new token after a service refused the cached one. */
  async renew(session: SessionToken, scope: AnyScope): Promise<IssuedToken> {
    this.#entries.delete(keyOf(session, scope))
    await this.#shared?.forgetField(nameOf(session), fieldOf(scope))
    return this.obtain(session, scope)
  }

  /** Revokes all tokens of a session, the unscoped one included. */
  async end(session: SessionToken): Promise<void> {
    const { secret: sessionSecret, keystone } = session
    const mine = [...this.#entries].filter(([, entry]) => entry.owner === sessionSecret)
    for (const [key] of mine) this.#entries.delete(key)
    const issued = await Promise.allSettled(mine.map(([, entry]) => entry.fresh))
    const elsewhere = await this.#takeShared(session)
    const here = issued.flatMap((one) => (one.status === 'fulfilled' ? [one.value.issued.secret] : []))
    const revoked = await Promise.allSettled(
      [...new Set([...here, ...elsewhere, sessionSecret])].map((secret) =>
        tokens.revoke(this.#identity(keystone), secret),
      ),
    )
    // A token that Keystone no longer knows needs no revocation.
    const failed = revoked.find((one) => one.status === 'rejected' && !isTokenRefused(one.reason))
    if (failed?.status === 'rejected') throw failed.reason
  }

  /** The token of another replica, or else a new one. */
  async #fresh(session: SessionToken, scope: AnyScope): Promise<CachedToken> {
    const shared = SharedToken.safeParse(await this.#shared?.field(nameOf(session), fieldOf(scope)))
    if (shared.success && shared.data.until > Date.now())
      return { issued: sharedCatalog(shared.data.issued), until: shared.data.until }
    const issued = sharedCatalog(await this.#issue(session, scope))
    const until = Math.min(Date.now() + CACHE_MS, Date.parse(issued.token.expires_at) - MARGIN_MS)
    await this.#shared?.setField(nameOf(session), fieldOf(scope), { issued, until }, CACHE_MS / 1000)
    return { issued, until }
  }

  /** Takes the tokens that other replicas issued for a session out of the shared memory. */
  async #takeShared(session: SessionToken): Promise<string[]> {
    const shared = await this.#shared?.fields(nameOf(session))
    await this.#shared?.forget(nameOf(session))
    return [...(shared?.values() ?? [])].flatMap((value) => SharedToken.safeParse(value).data?.issued.secret ?? [])
  }

  async #issue({ secret, keystone, delegated }: SessionToken, scope: AnyScope): Promise<IssuedToken> {
    const identity = this.#identity(keystone)
    if (!delegated) return tokens.rescope(identity, secret, scope)
    const only = await tokens.inspect(identity, secret)
    if (typeof scope === 'object' && 'project' in scope && scope.project.id === only.token.project?.id) return only
    throw new OpenStackError('identity', 401, 'An application credential is valid for its own project only.', null)
  }
}

/** Keystone responds 401 for an invalid token, and 404 for one that is revoked. */
export const isTokenRefused = (error: unknown): error is OpenStackError =>
  error instanceof OpenStackError && (error.status === 401 || error.status === 404)

const nameOf = ({ secret }: SessionToken) => `tokens of ${secret}`

function fieldOf(scope: AnyScope): string {
  if (typeof scope === 'string') return scope
  if ('system' in scope) return 'system'
  return 'project' in scope ? `project ${scope.project.id}` : `domain ${scope.domain.id}`
}

const keyOf = ({ secret }: SessionToken, scope: AnyScope) => `${secret} ${fieldOf(scope)}`

const MAX_CATALOGS = 2000
const catalogs = new LruMap<string, CatalogEntry[]>(MAX_CATALOGS)

/** Shares one catalogue object among equal tokens: it is much larger than the rest of a token. */
function sharedCatalog(issued: IssuedToken): IssuedToken {
  const { catalog } = issued.token
  if (!catalog) return issued
  const key = hash('sha256', JSON.stringify(catalog), 'base64')
  const shared = catalogs.get(key) ?? catalog
  catalogs.set(key, shared)
  return { ...issued, token: { ...issued.token, catalog: shared } }
}
