import { shell } from '@meridian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { loginUrl, nextOf } from '../../safe-next.ts'
import { fromOwnPages } from '../../plugins/csrf.ts'
import { serve } from '../../serve.ts'
import { endSession, readSession } from '../../session/session.ts'
import { signInRoutes } from './sign-in.ts'
import { webSsoRoutes } from './web-sso.ts'

/** Signing in and out: open to all. */
export function authRoutes(app: FastifyInstance, options: AppOptions): void {
  signInRoutes(app, options)
  webSsoRoutes(app, options)

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = readSession(request)
    endSession(request)
    reply.header('clear-site-data', '"cache"')
    if (!session) return
    app.tokenChecks.forget(session)
    // The cookie is deleted even if the revocation fails.
    await app.scopedTokens
      .end(session)
      .catch((error: unknown) => request.log.warn({ err: error }, 'tokens could not be revoked'))
  }
  serve(app, shell.signOut, (_input, request, reply) => signOut(request, reply))

  // The console goes here after a 401. From another site it only redirects to the sign-in page.
  app.get('/auth/logout/', async (request, reply) => {
    const next = nextOf(request)
    if (fromOwnPages(request)) await signOut(request, reply)
    // `next` is only set by pages whose session has ended.
    return reply.redirect(loginUrl(options.base, next, next !== undefined))
  })
}
