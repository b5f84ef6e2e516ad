import type { FastifyRequest } from 'fastify'
import * as z from 'zod'

/** What the sealed cookie holds. Scoped tokens and catalogues are made again from it, so no server keeps state. */
export const Session = z.object({
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
  sealedAt: z.number(),
})
export type Session = Readonly<z.infer<typeof Session>>

/** What Keystone is shown when a token is asked for. */
export type Proof = Pick<Session, 'secret' | 'keystone' | 'delegated'>

/** What a request came with, and what its answer changes. */
export interface HeldSession {
  current: Session | null
  changed: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the request has been looked at. */
    session: HeldSession | null
  }
}

/** The session that came with the request, as far as the request has not changed it. */
export const readSession = ({ session }: FastifyRequest): Session | null => session?.current ?? null

export function writeSession(request: FastifyRequest, session: Session): void {
  request.session = { current: { ...session, sealedAt: Date.now() }, changed: true }
}

/** Using the console keeps the session alive. */
export function keepAlive(request: FastifyRequest, lifeSeconds: number): void {
  const session = readSession(request)
  if (session && Date.now() - session.sealedAt > (lifeSeconds * 1000) / SEALS_PER_LIFE) writeSession(request, session)
}

const SEALS_PER_LIFE = 60

export function endSession(request: FastifyRequest): void {
  request.session = { current: null, changed: true }
}
