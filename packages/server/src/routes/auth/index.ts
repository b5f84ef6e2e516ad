import { shell } from '@meridian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
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
}
