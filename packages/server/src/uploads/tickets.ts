import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { ApiRefusal } from '../errors.ts'
import type { Access } from '../plugins/openstack.ts'
import { Seal } from '../session/seal.ts'

/** The upload must begin within this time; it may then take as long as it takes. */
const LIFETIME_MS = 10 * 60_000

const Content = z.object({
  image: z.string(),
  project: z.string().nullable(),
  user: z.string(),
  /** Of the session that asked for the ticket, and of the token that must come with it. */
  sessionHash: z.string(),
  tokenHash: z.string(),
  expires: z.number(),
})

type Content = z.infer<typeof Content>

type Holder = Pick<Access, 'session' | 'token'>

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
const same = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/**
 * Leave to send one image's bytes through this server. The ticket is sealed and says all there is to know, so any
 * replica takes it; that it is good for once is Glance's doing, which takes an image's bytes only once.
 */
export class UploadTickets {
  readonly #seal: Seal

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'upload')
  }

  issue(image: string, { session, token }: Holder, now = Date.now()): { ticket: string; token: string } {
    const secret = randomBytes(24).toString('base64url')
    const content: Content = {
      image,
      project: token.project?.id ?? null,
      user: token.user.id,
      sessionHash: hash(session.secret),
      tokenHash: hash(secret),
      expires: now + LIFETIME_MS,
    }
    return { ticket: this.#seal.close(JSON.stringify(content)), token: secret }
  }

  /** The image that the ticket is for; a ticket that is forged, late or another's is refused. */
  redeem(ticket: string, secret: string, { session, token }: Holder, now = Date.now()): string {
    const content = this.#open(ticket)
    const good =
      content &&
      content.expires > now &&
      content.user === token.user.id &&
      content.project === (token.project?.id ?? null) &&
      same(content.sessionHash, hash(session.secret)) &&
      same(content.tokenHash, hash(secret))
    if (!good) throw new ApiRefusal(403, 'This upload is not allowed, or no longer.')
    return content.image
  }

  #open(ticket: string): Content | null {
    const text = this.#seal.open(ticket)
    return text === null ? null : Content.parse(JSON.parse(text))
  }
}
