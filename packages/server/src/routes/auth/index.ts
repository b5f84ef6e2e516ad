import { shell } from '@meridian/contract'
import { OpenStackError } from '@meridian/openstack'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppOptions } from '../../app.ts'
import { ApiRefusal } from '../../errors.ts'
import { loginUrl } from '../../login-url.ts'
import { safeNext } from '../../safe-next.ts'
import { serve } from '../../serve.ts'
import { endSession, readSession, writeSession } from '../../session/session.ts'
import { SignInThrottle } from '../../session/sign-in-throttle.ts'
import { signIn } from '../../session/sign-in.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const COOKIE_NAMES = { domain: 'login_domain', region: 'login_region', project: 'recent_project' }

/** Signing in and out: open to all. */
export function authRoutes(app: FastifyInstance, { base, secureCookies }: AppOptions): void {
  const throttle = new SignInThrottle()
  const remember = (reply: FastifyReply, name: string, value: string) =>
    reply.setCookie(name, value, {
      path: base,
      maxAge: YEAR_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
    })

  serve(app, shell.signIn, async ({ body }, request, reply) => {
    const wait = throttle.waitSeconds(request.ip)
    if (wait)
      throw new ApiRefusal(429, `Too many failed attempts. Try again in ${wait} s.`, { 'retry-after': String(wait) })
    const region = body.region === 'default' ? null : body.region
    const recentProject = request.cookies[COOKIE_NAMES.project]
    try {
      const session = await signIn(app.identity(), app.scopedTokens, { ...body, region, recentProject })
      writeSession(request, session)
      if (session.projectId) remember(reply, COOKIE_NAMES.project, session.projectId)
    } catch (error) {
      if (error instanceof ApiRefusal && error.status === 401) {
        throttle.failed(request.ip)
        request.log.info('sign-in refused')
      }
      throw error
    }
    remember(reply, COOKIE_NAMES.domain, body.domain)
    remember(reply, COOKIE_NAMES.region, body.region)
    return { location: safeNext(body.next, base) }
  })

  const signOut = async (request: Parameters<typeof readSession>[0], reply: FastifyReply) => {
    const session = readSession(request)
    endSession(request)
    reply.header('clear-site-data', '"cache"')
    if (!session) return
    await app.scopedTokens.end(session.secret).catch((error: unknown) => {
      // The cookie is gone either way; a token that is no longer known to Keystone is what we wanted.
      if (!(error instanceof OpenStackError)) request.log.warn({ err: error }, 'tokens could not be revoked')
    })
  }
  serve(app, shell.signOut, (_input, request, reply) => signOut(request, reply))

  // Where the console goes when a call answers 401. From another site it only leads to the sign-in page.
  app.get<{ Querystring: { next?: string } }>('/auth/logout/', async (request, reply) => {
    const site = request.headers['sec-fetch-site'] ?? 'none'
    if (site === 'same-origin' || site === 'none') await signOut(request, reply)
    // The way back is only given by pages that found their session over.
    return reply.redirect(loginUrl(base, request.query.next, request.query.next !== undefined))
  })
}
