import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { addressGroup, isForwardedUntrusted } from './client-address.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Limit } from './try-counter.ts'

const MINUTE = 60
const TRIES = 10
/** One account, from all addresses together. */
const ACCOUNT = { most: 20, seconds: 5 * MINUTE }
/** One account from one address, while that account is guessed at: its owner is still free to sign in. */
const ACCOUNT_FROM_ADDRESS = { most: 5, seconds: 5 * MINUTE }
/** All users behind a proxy that is not trusted: none of them reaches this by guessing at one account. */
const UNKNOWN_ADDRESSES = { most: 100, seconds: MINUTE }

/**
 * The limits of a sign-in. A browser that the account has used before has a limit of its own. Otherwise tries are counted
 * by address, and by account, where each address keeps a few tries. Behind a proxy that is not trusted all users have
 * the same address, so the account counts instead.
 */
export function signInLimits(request: FastifyRequest, browsers: KnownBrowsers, account: string): Limit[] {
  const known = browsers.idFor(request, account)
  if (known) return [{ name: `at ${account} in ${known}`, most: TRIES, seconds: MINUTE }]
  const address = addressGroup(request.ip)
  if (isForwardedUntrusted(request)) {
    return [
      { name: `at ${account} behind a proxy`, most: TRIES, seconds: MINUTE },
      { name: `behind ${address}`, ...UNKNOWN_ADDRESSES },
    ]
  }
  const spare = { name: `at ${account} from ${address}`, ...ACCOUNT_FROM_ADDRESS }
  return [
    { name: `from ${address}`, most: TRIES, seconds: MINUTE },
    { name: `at ${account}`, ...ACCOUNT, spare },
  ]
}

/** The limit of a password that a signed-in user must repeat. */
export const ownPasswordLimits = (keystone: string, userId: string): Limit[] => [
  { name: `at the password of ${keystone} ${userId}`, most: TRIES, seconds: MINUTE },
]

/** Reports, once, that a proxy in front is not trusted. */
export class ProxyWatch {
  #problem: string | null = null

  /** What the operator should know, or null. */
  get problem(): string | null {
    return this.#problem
  }

  look(request: FastifyRequest, log: FastifyBaseLogger): void {
    if (this.#problem !== null || !isForwardedUntrusted(request)) return
    this.#problem = 'X-Forwarded-For comes from an address that trusted_proxies does not name'
    log.warn({ peer: request.ip }, `${this.#problem}: failed sign-ins are counted by account, not by address`)
  }
}
