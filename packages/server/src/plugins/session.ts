import { hkdfSync } from 'node:crypto'
import cookie from '@fastify/cookie'
import secureSession from '@fastify/secure-session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keepAlive } from '../session/session.ts'

export interface SessionOptions {
  secret: string
  base: string
  secureCookies: boolean
  sessionSeconds: number
}

const KEY_BYTES = 32

/** A key of its own for each purpose, all from the one secret that replicas share. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `meridian ${purpose}`, KEY_BYTES))

/** Browsers take a `__Host-` cookie only over TLS, from this very host, for all of its paths. */
const SESSION_COOKIES = ['sessionid', '__Host-sessionid'] as const

/** Whether the browser believes to be signed in, rightly or not. */
export const carriesSession = ({ cookies }: FastifyRequest): boolean => SESSION_COOKIES.some((name) => cookies[name])

const cookieName = ({ secureCookies }: SessionOptions) => SESSION_COOKIES[secureCookies ? 1 : 0]

export async function registerSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  await app.register(cookie)
  await app.register(secureSession, {
    key: derivedKey(options.secret, 'session'),
    cookieName: cookieName(options),
    expiry: options.sessionSeconds,
    cookie: {
      path: options.secureCookies ? '/' : options.base,
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secureCookies,
      maxAge: options.sessionSeconds,
    },
  })
  app.addHook('preHandler', async (request) => keepAlive(request, options.sessionSeconds))
}
