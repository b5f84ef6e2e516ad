import type { FastifyRequest } from 'fastify'
import * as z from 'zod'

/** What the sealed cookie holds. Scoped tokens and catalogues are made again from it, so no server keeps state. */
const Session = z.object({
  /** Keystone's unscoped token; of an application credential, the only token that it gives. */
  secret: z.string(),
  /** Which Keystone gave it. */
  keystone: z.string().default('default'),
  /** The secret is for one project and cannot be changed for another token. */
  delegated: z.boolean().default(false),
  expiresAt: z.string(),
  userId: z.string(),
  projectId: z.string().nullable(),
  domainId: z.string().nullable(),
  region: z.string().nullable(),
  /** When the cookie was sealed, in milliseconds: it is sealed anew while it is in use, but not with every call. */
  sealedAt: z.number().default(0),
})
export type Session = z.infer<typeof Session>

/** What Keystone is shown when a token is asked for. */
export type Proof = Pick<Session, 'secret' | 'keystone' | 'delegated'>

const KEY = 'session'

declare module '@fastify/secure-session' {
  interface SessionData {
    /** Unknown until parsed: an older or newer version of this server may have sealed it. */
    session: unknown
  }
}

/** The session that came with the request; forged, truncated and outlived cookies are none. */
export function readSession(request: FastifyRequest): Session | null {
  const stored = Session.safeParse(request.session.get(KEY))
  return stored.success && Date.parse(stored.data.expiresAt) > Date.now() ? stored.data : null
}

export function writeSession(request: FastifyRequest, session: Session): void {
  request.session.set(KEY, { ...session, sealedAt: Date.now() })
}

/** Using the console keeps the session alive. */
export function keepAlive(request: FastifyRequest, lifeSeconds: number): void {
  const session = readSession(request)
  if (session && Date.now() - session.sealedAt > (lifeSeconds * 1000) / SEALS_PER_LIFE) writeSession(request, session)
}

const SEALS_PER_LIFE = 60

export function endSession(request: FastifyRequest): void {
  request.session.delete()
}
