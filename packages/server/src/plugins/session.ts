import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keepAlive } from '../session/session.ts'
import type { Secret } from '../session/seal.ts'
import { SessionCookies } from '../session/session-cookies.ts'

export interface SessionOptions {
  secret: Secret
  base: string
  secureCookies: boolean
  sessionSeconds: number
}

/** Browsers accept a `__Host-` cookie only over TLS, from the same host, for all of its paths. */
const SESSION_COOKIES = ['sessionid', '__Host-sessionid'] as const

/** Whether the browser sent a session cookie, valid or not. */
export const carriesSession = ({ cookies }: FastifyRequest): boolean => SESSION_COOKIES.some((name) => cookies[name])

const cookieName = ({ secureCookies }: SessionOptions) => SESSION_COOKIES[secureCookies ? 1 : 0]

export async function registerSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  await app.register(cookie)
  const cookies = new SessionCookies(options)
  const name = cookieName(options)
  const attributes = {
    path: options.secureCookies ? '/' : options.base,
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secureCookies,
  } as const
  app.decorateRequest('session', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.session = { current: cookies.open(request.cookies[name]), changed: false }
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    keepAlive(request, options.sessionSeconds)
    done()
  })
  app.addHook('onSend', ({ session }, reply, _payload, done) => {
    if (session?.changed && session.current)
      reply.setCookie(name, cookies.seal(session.current), { ...attributes, maxAge: options.sessionSeconds })
    else if (session?.changed) reply.clearCookie(name, attributes)
    done()
  })
}
