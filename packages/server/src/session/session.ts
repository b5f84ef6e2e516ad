import type { FastifyRequest } from 'fastify'
import * as z from 'zod'

/** What the sealed cookie holds. Scoped tokens and catalogues are made again from it, so no server keeps state. */
const Session = z.object({
  /** Keystone's unscoped token. */
  secret: z.string(),
  expiresAt: z.string(),
  userId: z.string(),
  projectId: z.string().nullable(),
  domainId: z.string().nullable(),
  region: z.string().nullable(),
})
export type Session = z.infer<typeof Session>

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
  request.session.set(KEY, session)
}

export function endSession(request: FastifyRequest): void {
  request.session.delete()
}
