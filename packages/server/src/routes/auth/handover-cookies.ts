import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ownCookies, type OwnCookies } from '../../session/own-cookies.ts'
import { Seal, type Secret } from '../../session/seal.ts'
import { Session } from '../../session/session.ts'

const MINUTES_15 = 15 * 60

const expires = z.number()
/** Set when the user begins, in a request that only our own pages can send. */
const Started = z.object({ nonce: z.string(), choice: z.string(), region: z.string(), next: z.string(), expires })
/** The token that Keystone's page posted. */
const Landed = z.object({ token: z.string(), expires })
/** A sign-in that would replace another one, until the user has agreed. */
const Held = z.object({ session: Session, username: z.string(), next: z.string(), expires })

const SHAPES = { started: Started, landed: Landed, held: Held }
const NAMES = { started: 'sso_started', landed: 'sso_landed', held: 'sso_held' }

type Name = keyof typeof SHAPES
type ContentOf<N extends Name> = z.infer<(typeof SHAPES)[N]>

/**
 * The cookies of a sign-in through a provider. All are sealed, short-lived and SameSite=Lax: no request of another site
 * but a link carries them, and links sign nobody in that did not begin here.
 */
export class HandoverCookies {
  readonly #seal: Seal
  readonly #cookies: OwnCookies

  constructor(options: { secret: Secret; base: string; secureCookies: boolean }) {
    this.#seal = new Seal(options.secret, 'sign-in through a provider')
    this.#cookies = ownCookies(options)
  }

  set<N extends Name>(reply: FastifyReply, name: N, content: Omit<ContentOf<N>, 'expires'>): void {
    const text = JSON.stringify({ name, ...content, expires: Date.now() + MINUTES_15 * 1000 })
    const attributes = { ...this.#cookies.attributes, httpOnly: true, maxAge: MINUTES_15 }
    reply.setCookie(this.#cookies.named(NAMES[name]), this.#seal.close(text), attributes)
  }

  /** Null if the cookie is missing, too old or not ours. */
  get<N extends Name>({ cookies }: FastifyRequest, name: N): ContentOf<N> | null {
    const text = this.#seal.open(cookies[this.#cookies.named(NAMES[name])] ?? '')
    const value: unknown = text === null ? null : JSON.parse(text)
    const { data } = z
      .object({ name: z.literal(name) })
      .and(SHAPES[name])
      .safeParse(value)
    return data && data.expires > Date.now() ? data : null
  }

  clear(reply: FastifyReply, ...names: Name[]): void {
    for (const name of names) reply.clearCookie(this.#cookies.named(NAMES[name]), this.#cookies.attributes)
  }
}

export const newNonce = (): string => randomBytes(16).toString('base64url')
