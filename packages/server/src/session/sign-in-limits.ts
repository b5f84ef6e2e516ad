import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { addressGroup, claimedAddress, isForwardedUntrusted } from './client-address.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Lane } from './try-lane.ts'
import type { Claim } from './try-queue.ts'

/** A browser that the account has used before, or somebody at a signed-in user's desk. */
const OWN = { most: 10, seconds: 6 }
/** One address, at all accounts. */
const ADDRESS = { most: 20, seconds: 2 }
/** One account, from one address; one alone leaves the account room for others. */
const ACCOUNT_FROM_ADDRESS = { most: 10, seconds: 6 }
/** One account, from all addresses together. */
const ACCOUNT = { most: 20, seconds: 5 }
/** What a Keystone checks at the same time: hashing a password takes it a good part of a second. */
const AT_ONCE = { most: 8, seconds: 0, local: true } as const

export interface SignInTry {
  /** The account, in words that no other has. */
  account: string
  keystone: string
}

/**
 * What a sign-in waits for. A browser that the account has used before has a lane of its own. Otherwise tries are counted
 * by address, by account, and by both; those from where less was wrong go first. A proxy that is not trusted is one
 * address, and whom it names decides only who goes first.
 */
export function signInClaim(request: FastifyRequest, browsers: KnownBrowsers, { account, keystone }: SignInTry): Claim {
  const atOnce: Lane = { name: `under way at ${keystone}`, ...AT_ONCE }
  const known = browsers.idFor(request, account)
  if (known) return { lanes: [{ name: `at ${account} in ${known}`, ...OWN }, atOnce] }
  const peer = addressGroup(request.ip)
  const person = isForwardedUntrusted(request) ? `${peer} for ${claimedAddress(request)}` : peer
  const fromPeer: Lane = { name: `from ${peer}`, ...ADDRESS }
  const fromPerson: Lane = { name: `of ${person}`, ...ADDRESS, local: true }
  const atAccount: Lane = { name: `at ${account}`, ...ACCOUNT }
  return {
    lanes: [fromPeer, fromPerson, atAccount, { name: `at ${account} from ${person}`, ...ACCOUNT_FROM_ADDRESS }, atOnce],
    order: [fromPeer, fromPerson],
  }
}

/** What the password waits for that a signed-in user must repeat. */
export const ownPasswordClaim = (keystone: string, userId: string): Claim => ({
  lanes: [{ name: `at the password of ${keystone} ${userId}`, ...OWN }],
})

/**
 * Reports, once, that a proxy in front is not trusted. Anybody can send the header: only one that comes with a right
 * password counts.
 */
export class ProxyWatch {
  #problem: string | null = null

  /** What the operator should know, or null. */
  get problem(): string | null {
    return this.#problem
  }

  look(request: FastifyRequest, log: FastifyBaseLogger): void {
    if (this.#problem !== null || !isForwardedUntrusted(request)) return
    this.#problem = 'X-Forwarded-For comes from an address that trusted_proxies does not name'
    log.warn({ peer: request.ip }, `${this.#problem}: all users behind it share the tries of one address`)
  }
}
