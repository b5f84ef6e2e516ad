import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { ApiRefusal } from '../errors.ts'
import type { Access } from '../plugins/openstack.ts'
import { derivedKey } from '../plugins/session.ts'

/** The upload must begin within this time; it may then take as long as it takes. */
const LIFETIME_MS = 10 * 60_000
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const Content = z.object({
  image: z.string(),
  project: z.string().nullable(),
  user: z.string(),
  /** Of the session that asked for the ticket, and of the token that must come with it. */
  sessionHash: z.string(),
  tokenHash: z.string(),
  expires: z.number(),
})

type Holder = Pick<Access, 'session' | 'token'>

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
const same = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/**
 * Leave to send one image's bytes through this server. The ticket is sealed and says all there is to know, so any
 * replica takes it; that it is good for once is Glance's doing, which takes an image's bytes only once.
 */
export class UploadTickets {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = derivedKey(secret, 'upload')
  }

  issue(image: string, { session, token }: Holder, now = Date.now()): { ticket: string; token: string } {
    const secret = randomBytes(24).toString('base64url')
    const ticket = this.#seal({
      image,
      project: token.project?.id ?? null,
      user: token.user.id,
      sessionHash: hash(session.secret),
      tokenHash: hash(secret),
      expires: now + LIFETIME_MS,
    })
    return { ticket, token: secret }
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

  #seal(content: z.infer<typeof Content>): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, nonce)
    const sealed = [cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url')
  }

  #open(ticket: string): z.infer<typeof Content> | null {
    const bytes = Buffer.from(ticket, 'base64url')
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    try {
      const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
      return Content.parse(JSON.parse(Buffer.concat(opened).toString('utf8')))
    } catch {
      return null // sealed by nobody who has the key
    }
  }
}
