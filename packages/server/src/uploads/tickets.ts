import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { ApiRefusal } from '../errors.ts'
import type { Access } from '../plugins/openstack.ts'
import { isSameSecret } from '../session/same-secret.ts'
import { Seal, type Secret } from '../session/seal.ts'

/** The upload must begin within this time. */
const LIFETIME_MS = 10 * 60_000

const Content = z.object({
  image: z.string(),
  project: z.string().nullable(),
  user: z.string(),
  /** Hashes of the session's token, and of the token that must be sent with the ticket. */
  sessionHash: z.string(),
  tokenHash: z.string(),
  expires: z.number(),
})

type Content = z.infer<typeof Content>

type Holder = Pick<Access, 'session' | 'token'>

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Permission to upload one image's data through this server. The ticket is encrypted and self-contained, so any
 * replica accepts it; Glance itself takes an image's data only once.
 */
export class UploadTickets {
  readonly #seal: Seal

  constructor(secret: Secret) {
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

  /** The id of the ticket's image; refuses a ticket that is forged, expired or another user's. */
  redeem(ticket: string, secret: string, { session, token }: Holder, now = Date.now()): string {
    const content = this.#open(ticket)
    const good =
      content &&
      content.expires > now &&
      content.user === token.user.id &&
      content.project === (token.project?.id ?? null) &&
      isSameSecret(content.sessionHash, hash(session.secret)) &&
      isSameSecret(content.tokenHash, hash(secret))
    if (!good) throw new ApiRefusal(403, 'This upload link is invalid or has expired.')
    return content.image
  }

  #open(ticket: string): Content | null {
    const text = this.#seal.open(ticket)
    return text === null ? null : Content.parse(JSON.parse(text))
  }
}
