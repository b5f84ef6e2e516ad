import { OpenStackError, tokens, type IssuedToken, type Scope, type ServiceClient } from '@meridian/openstack'
import * as z from 'zod'
import { LruMap } from '../lru-map.ts'
import type { SharedMemory } from '../replicas/shared-memory.ts'
import { sharedCatalog } from './shared-catalog.ts'
import type { Proof } from './session.ts'

/** A cached token is asked for again after this long, so that one revoked elsewhere does not live on here. */
const KEEP_MS = 5 * 60_000
/** No token is used in its last minute: the call it is for must still find it valid. */
const MARGIN_MS = 60_000
const MAX_ENTRIES = 20_000

interface Fresh {
  issued: IssuedToken
  until: number
}

interface Entry {
  owner: string
  until: number
  fresh: Promise<Fresh>
  /** The token, once it is there. */
  present?: IssuedToken
}

/** What a replica left for the others; they seal it, so nobody else can have written it. */
const Left = z.object({ issued: z.custom<IssuedToken>((value) => typeof value === 'object'), until: z.number() })

type Memory = Pick<SharedMemory, 'field' | 'setField' | 'forgetField' | 'fields' | 'forget'>

/** Scoped tokens by session and scope: minted once, shared by all calls (and replicas, where they share a memory), forgotten when the session ends. */
export class ScopedTokens {
  readonly #identity: (keystone: string) => ServiceClient
  readonly #shared: Memory | undefined
  readonly #entries = new LruMap<string, Entry>(MAX_ENTRIES)

  constructor(identity: (keystone: string) => ServiceClient, shared?: Memory) {
    this.#identity = identity
    this.#shared = shared
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
    if (cached && cached.until > Date.now()) return (await cached.fresh).issued
    const entry: Entry = { owner: proof.secret, until: Date.now() + KEEP_MS, fresh: this.#fresh(proof, scope) }
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

  /** Mints anew: a service no longer accepts the token that is cached. */
  async renew(proof: Proof, scope: Scope): Promise<IssuedToken> {
    this.#entries.delete(keyOf(proof, scope))
    await this.#shared?.forgetField(nameOf(proof), fieldOf(scope))
    return this.obtain(proof, scope)
  }

  /** Forgets and revokes all of a session's tokens, its own among them. */
  async end(proof: Proof): Promise<void> {
    const { secret: sessionSecret, keystone } = proof
    const mine = [...this.#entries].filter(([, entry]) => entry.owner === sessionSecret)
    for (const [key] of mine) this.#entries.delete(key)
    const minted = await Promise.allSettled(mine.map(([, entry]) => entry.fresh))
    const elsewhere = await this.#takeShared(proof)
    const here = minted.flatMap((one) => (one.status === 'fulfilled' ? [one.value.issued.secret] : []))
    const revoked = await Promise.allSettled(
      [...new Set([...here, ...elsewhere, sessionSecret])].map((secret) =>
        tokens.revoke(this.#identity(keystone), secret),
      ),
    )
    // A token that Keystone no longer knows is what was wanted.
    const failed = revoked.find((one) => one.status === 'rejected' && !isTokenRefused(one.reason))
    if (failed?.status === 'rejected') throw failed.reason
  }

  /** What another replica minted, or else a new one. */
  async #fresh(proof: Proof, scope: Scope): Promise<Fresh> {
    const left = Left.safeParse(await this.#shared?.field(nameOf(proof), fieldOf(scope)))
    if (left.success && left.data.until > Date.now())
      return { issued: sharedCatalog(left.data.issued), until: left.data.until }
    const issued = sharedCatalog(await this.#mint(proof, scope))
    const until = Math.min(Date.now() + KEEP_MS, Date.parse(issued.token.expires_at) - MARGIN_MS)
    await this.#shared?.setField(nameOf(proof), fieldOf(scope), { issued, until }, KEEP_MS / 1000)
    return { issued, until }
  }

  /** Secrets of the tokens that other replicas minted for a session; they are no longer offered afterwards. */
  async #takeShared(proof: Proof): Promise<string[]> {
    const left = await this.#shared?.fields(nameOf(proof))
    await this.#shared?.forget(nameOf(proof))
    return [...(left?.values() ?? [])].flatMap((value) => Left.safeParse(value).data?.issued.secret ?? [])
  }

  async #mint({ secret, keystone, delegated }: Proof, scope: Scope): Promise<IssuedToken> {
    const identity = this.#identity(keystone)
    if (!delegated) return tokens.rescope(identity, secret, scope)
    const only = await tokens.inspect(identity, secret)
    if (typeof scope === 'object' && 'project' in scope && scope.project.id === only.token.project?.id) return only
    throw new OpenStackError('identity', 401, 'An application credential is for its own project only.', null)
  }
}

/** Keystone answers 401 for a token that is not good enough, and 404 for one that it has revoked. */
export const isTokenRefused = (error: unknown): error is OpenStackError =>
  error instanceof OpenStackError && (error.status === 401 || error.status === 404)

const nameOf = ({ secret }: Proof) => `tokens of ${secret}`

function fieldOf(scope: Scope): string {
  if (typeof scope === 'string') return scope
  return 'project' in scope ? `project ${scope.project.id}` : `domain ${scope.domain.id}`
}

const keyOf = ({ secret }: Proof, scope: Scope) => `${secret} ${fieldOf(scope)}`
