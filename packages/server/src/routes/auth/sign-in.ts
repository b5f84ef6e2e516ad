import { createHash } from 'node:crypto'
import { AUTH_TYPES, shell, type SignIn } from '@meridian/contract'
import { users } from '@meridian/openstack'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { isWrongSecret, passwordRefusal } from '../../session/sign-in-refusal.ts'
import { safeNext } from '../../safe-next.ts'
import { serve } from '../../serve.ts'
import { writeSession, type Session } from '../../session/session.ts'
import { KnownBrowsers } from '../../session/known-browsers.ts'
import { Precedence } from '../../session/precedence.ts'
import { originOf, signInClaim, type SignInTry } from '../../session/sign-in-limits.ts'
import { signIn, type Login } from '../../session/sign-in.ts'
import { remembered, rememberer } from './cookies.ts'
import { beginHandover } from './web-sso.ts'

/** The form's credentials for Keystone; null for an identity provider, to which the user is redirected. */
function loginOf(body: SignIn): Login | null {
  const { auth_type: kind, username = '', password = '', domain, passcode } = body
  if (kind === AUTH_TYPES.password) return { kind: 'password', username, password, domain, passcode }
  if (kind !== AUTH_TYPES.applicationCredential) return null
  const { application_credential_id: id = '', application_credential_secret: secret = '' } = body
  return { kind: 'application_credential', id, secret }
}

/** The account that a sign-in is for; case is ignored, as by many of Keystone's databases. Hashed, since it may be long. */
function accountOf(login: Login, { region, domain }: SignIn): string {
  const parts = login.kind === 'password' ? [domain, login.username] : ['id', 'id' in login ? login.id : '']
  return createHash('sha256')
    .update(JSON.stringify([region, ...parts]).toLowerCase())
    .digest('base64url')
}

/** Sign-in by password or application credential. */
export function signInRoutes(app: FastifyInstance, options: AppOptions): void {
  const browsers = new KnownBrowsers(options)
  const precedence = new Precedence()
  const remember = rememberer(options)

  /** Slows the guessing of passwords, passcodes and secrets alike. */
  const guarded = async <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    one: SignInTry,
    attempt: () => Promise<T>,
  ): Promise<T> => {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const origin = originOf(request, one)
    const isWrong = (error: unknown) => {
      if (!isWrongSecret(error)) return false
      request.log.info('sign-in refused')
      precedence.wasWrong(origin)
      return true
    }
    const claim = signInClaim(request, { browsers, precedence }, one)
    const result = await app.tries.try(claim, attempt, isWrong, gone.signal)
    precedence.wasRight(origin)
    app.proxyWatch.look(request, app.log)
    return result
  }

  serve(app, shell.signIn, async ({ body }, request, reply) => {
    const login = loginOf(body)
    if (!login) return { location: beginHandover(options, reply, body) }
    const account = accountOf(login, body)
    const place = { keystone: body.region, recentProject: remembered(request, 'project') }
    const session: Session = await guarded(request, reply, { account, keystone: body.region }, () =>
      signIn(app.identity(body.region), app.scopedTokens, login, place),
    )
    writeSession(request, { ...session, region: remembered(request, 'servicesRegion') ?? null })
    browsers.remember(request, reply, account)
    if (session.projectId) remember(reply, 'project', session.projectId)
    remember(reply, 'domain', body.domain)
    remember(reply, 'region', body.region)
    return { location: safeNext(body.next, options.base) }
  })

  serve(app, shell.changeExpiredPassword, async ({ params, body }, request, reply) => {
    const { original_password, password, region } = body
    await guarded(request, reply, { account: `${region} id ${params.user}`, keystone: region }, async () => {
      try {
        await users.changePassword(app.identity(region), params.user, { original_password, password })
      } catch (error) {
        throw passwordRefusal(error)
      }
    })
    return { message: 'Password changed. Please log in to continue.' }
  })
}
