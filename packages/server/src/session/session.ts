import type { FastifyRequest } from 'fastify'
import * as z from 'zod'

/**
 * The content of the session cookie. Scoped tokens and catalogues are read again with it, so the server keeps no
 * state.
 */
export const Session = z.object({
  /** Keystone's unscoped token; for an application credential, its project-scoped token. */
  secret: z.string(),
  /** The Keystone that issued it. */
  keystone: z.string().default('default'),
  /** The token is for one project and cannot be rescoped. */
  delegated: z.boolean().default(false),
  expiresAt: z.string(),
  userId: z.string(),
  projectId: z.string().nullable(),
  domainId: z.string().nullable(),
  region: z.string().nullable(),
  /** When the cookie was written, in milliseconds: it is renewed while it is in use, but not with every call. */
  sealedAt: z.number(),
})
export type Session = Readonly<z.infer<typeof Session>>

/** The part of a session that scoped tokens are issued with. */
export type SessionToken = Pick<Session, 'secret' | 'keystone' | 'delegated'>

/** The session of a request, and whether the response must set the cookie. */
export interface RequestSession {
  current: Session | null
  changed: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the session hook has run. */
    session: RequestSession | null
  }
}

/** The session of the request, or the one that its handler wrote. */
export const readSession = ({ session }: FastifyRequest): Session | null => session?.current ?? null

export function writeSession(request: FastifyRequest, session: Session): void {
  request.session = { current: { ...session, sealedAt: Date.now() }, changed: true }
}

/** Renews the cookie of a session in use. */
export function keepAlive(request: FastifyRequest, lifeSeconds: number): void {
  const session = readSession(request)
  if (session && Date.now() - session.sealedAt > (lifeSeconds * 1000) / RENEWALS_PER_LIFETIME)
    writeSession(request, session)
}

const RENEWALS_PER_LIFETIME = 60

export function endSession(request: FastifyRequest): void {
  request.session = { current: null, changed: true }
}
