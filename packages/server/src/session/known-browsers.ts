import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ownCookies, type OwnCookies } from './own-cookies.ts'
import { derivedKey, Seal, type Secret } from './seal.ts'

const COOKIE = 'known_browser'
const LIFETIME_SECONDS = 180 * 24 * 60 * 60
/** A browser that several people use knows the latest of them. */
const MAX_ACCOUNTS = 8

const Content = z.object({ id: z.string(), accounts: z.array(z.string()) })

/**
 * Recognises browsers from which an account has signed in before. Guesses elsewhere do not keep them waiting, and what
 * is guessed from them has a count of its own.
 */
export class KnownBrowsers {
  readonly #seal: Seal
  readonly #key: Buffer
  readonly #cookies: OwnCookies

  constructor(options: { secret: Secret; base: string; secureCookies: boolean }) {
    this.#seal = new Seal(options.secret, 'known browser')
    this.#key = derivedKey(options.secret, 'accounts of known browsers')
    this.#cookies = ownCookies(options)
  }

  /** The id of the browser if the account has signed in from it; null otherwise. */
  idFor(request: FastifyRequest, account: string): string | null {
    const known = this.#read(request)
    return known?.accounts.includes(this.#digest(account)) ? known.id : null
  }

  remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
    const { id, accounts } = this.#read(request) ?? { id: randomUUID(), accounts: [] }
    const own = this.#digest(account)
    const latest = [own, ...accounts.filter((one) => one !== own)].slice(0, MAX_ACCOUNTS)
    reply.setCookie(this.#cookies.named(COOKIE), this.#seal.close(JSON.stringify({ id, accounts: latest })), {
      ...this.#cookies.attributes,
      maxAge: LIFETIME_SECONDS,
      httpOnly: true,
    })
  }

  #read({ cookies }: FastifyRequest): z.infer<typeof Content> | null {
    const text = this.#seal.open(cookies[this.#cookies.named(COOKIE)] ?? '')
    return text === null ? null : (Content.safeParse(JSON.parse(text)).data ?? null)
  }

  /** Short, and does not reveal which accounts a browser has used. */
  #digest(account: string): string {
    return createHmac('sha256', this.#key).update(account).digest('base64url').slice(0, 16)
  }
}
