import { AUTH_TYPES, shell, type SignIn } from '@meridian/contract'
import { users } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { ApiRefusal } from '../../errors.ts'
import { passwordRefusal } from '../../session/sign-in-refusal.ts'
import { safeNext } from '../../safe-next.ts'
import { serve } from '../../serve.ts'
import { writeSession, type Session } from '../../session/session.ts'
import { SignInThrottle } from '../../session/sign-in-throttle.ts'
import { signIn, type Login } from '../../session/sign-in.ts'
import { remembered, rememberer } from './cookies.ts'
import { handoverPath } from './web-sso.ts'

/** The form's credentials for Keystone; null for an identity provider, to which the user is redirected. */
function loginOf(body: SignIn): Login | null {
  const { auth_type: kind, username = '', password = '', domain, passcode } = body
  if (kind === AUTH_TYPES.password) return { kind: 'password', username, password, domain, passcode }
  if (kind !== AUTH_TYPES.applicationCredential) return null
  const { application_credential_id: id = '', application_credential_secret: secret = '' } = body
  return { kind: 'application_credential', id, secret }
}

/** Sign-in by password or application credential. */
export function signInRoutes(app: FastifyInstance, options: AppOptions): void {
  const throttle = new SignInThrottle(app.sharedMemory)
  const remember = rememberer(options)

  /** Throttles wrong passwords, passcodes and secrets alike. */
  const guarded = async <T>(request: FastifyRequest, attempt: () => Promise<T>): Promise<T> => {
    const wait = await throttle.waitSeconds(request.ip)
    if (wait)
      throw new ApiRefusal(429, `Too many failed attempts. Try again in ${wait} s.`, { 'retry-after': String(wait) })
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof ApiRefusal && error.status === 401) {
        await throttle.failed(request.ip)
        request.log.info('sign-in refused')
      }
      throw error
    }
  }

  serve(app, shell.signIn, async ({ body }, request, reply) => {
    const login = loginOf(body)
    if (!login) return { location: handoverPath(options, body) }
    const place = { keystone: body.region, recentProject: remembered(request, 'project') }
    const session: Session = await guarded(request, () =>
      signIn(app.identity(body.region), app.scopedTokens, login, place),
    )
    writeSession(request, { ...session, region: remembered(request, 'servicesRegion') ?? null })
    if (session.projectId) remember(reply, 'project', session.projectId)
    remember(reply, 'domain', body.domain)
    remember(reply, 'region', body.region)
    return { location: safeNext(body.next, options.base) }
  })

  serve(app, shell.changeExpiredPassword, async ({ params, body }, request) => {
    const { original_password, password, region } = body
    await guarded(request, async () => {
      try {
        await users.changePassword(app.identity(region), params.user, { original_password, password })
      } catch (error) {
        throw passwordRefusal(error)
      }
    })
    return { message: 'Password changed. Please log in to continue.' }
  })
}
