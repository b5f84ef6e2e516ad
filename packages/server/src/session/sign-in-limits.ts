import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { addressGroup, claimedAddress, isForwardedUntrusted, networkAround } from './client-address.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Origin, Precedence } from './precedence.ts'
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
 * Where a sign-in comes from. A proxy that is not trusted is one address; whom it names only decides who goes first, and
 * what each of them may try.
 */
export function originOf(request: FastifyRequest, { account }: SignInTry): Origin {
  const peer = addressGroup(request.ip)
  if (!isForwardedUntrusted(request)) return { account, person: peer, network: networkAround(request.ip) }
  const claimed = claimedAddress(request)
  const through = (name: string | null) => `${peer} for ${name ?? 'unknown'}`
  return {
    account,
    person: through(claimed && addressGroup(claimed)),
    network: through(claimed && networkAround(claimed)),
  }
}

/**
 * What a sign-in waits for. A browser that the account has used before has a lane of its own. Otherwise tries are counted
 * by address, by account, and by both, and take turns by their precedence.
 */
export function signInClaim(
  request: FastifyRequest,
  { browsers, precedence }: { browsers: KnownBrowsers; precedence: Precedence },
  { account, keystone }: SignInTry,
): Claim {
  const atOnce: Lane = { name: `under way at ${keystone}`, ...AT_ONCE }
  const known = browsers.idFor(request, account)
  if (known) return { lanes: [{ name: `at ${account} in ${known}`, ...OWN }, atOnce] }
  const origin = originOf(request, { account, keystone })
  return {
    lanes: [
      { name: `from ${addressGroup(request.ip)}`, ...ADDRESS },
      { name: `of ${origin.person}`, ...ADDRESS, local: true },
      { name: `at ${account}`, ...ACCOUNT },
      { name: `at ${account} from ${origin.person}`, ...ACCOUNT_FROM_ADDRESS },
      atOnce,
    ],
    rank: () => precedence.rank(origin),
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
