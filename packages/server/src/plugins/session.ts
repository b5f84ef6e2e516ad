import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keepAlive } from '../session/session.ts'
import { ownCookies } from '../session/own-cookies.ts'
import type { Secret } from '../session/seal.ts'
import { SessionCookies } from '../session/session-cookies.ts'

export interface SessionOptions {
  secret: Secret
  base: string
  secureCookies: boolean
  sessionSeconds: number
}

const COOKIE = 'sessionid'

/** Whether the browser sent a session cookie, valid or not. */
export const carriesSession = ({ cookies }: FastifyRequest): boolean =>
  [COOKIE, `__Host-${COOKIE}`].some((name) => cookies[name])

export async function registerSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  await app.register(cookie)
  const cookies = new SessionCookies(options)
  const own = ownCookies(options)
  const name = own.named(COOKIE)
  const attributes = { ...own.attributes, httpOnly: true }
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
