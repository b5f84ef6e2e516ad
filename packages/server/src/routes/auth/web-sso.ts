import { AUTH_TYPES, type Boot, type SignIn } from '@meridian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppOptions, WebSsoChoice } from '../../app-options.ts'
import { ApiRefusal, badRequest } from '../../errors.ts'
import { accessOf, ownScope } from '../../plugins/openstack.ts'
import { loginUrl, safeNext } from '../../safe-next.ts'
import { keystoneUrls } from '../../session/keystones.ts'
import { readSession, writeSession } from '../../session/session.ts'
import { isSameSecret } from '../../session/same-secret.ts'
import { signIn } from '../../session/sign-in.ts'
import { remembered } from './cookies.ts'
import { HandoverCookies, newNonce } from './handover-cookies.ts'

type Choices = Pick<AppOptions, 'webSso' | 'applicationCredentials'>

/** The sign-in methods of the form, the usual one first. */
export const authTypesOf = ({ webSso, applicationCredentials }: Choices): Boot['signIn']['authTypes'] => [
  { value: AUTH_TYPES.password, label: 'Keystone Credentials' },
  ...(applicationCredentials ? [{ value: AUTH_TYPES.applicationCredential, label: 'Application Credential' }] : []),
  ...webSso.map(({ id, label }) => ({ value: id, label })),
]

const choiceOf = ({ webSso }: Choices, id: string): WebSsoChoice => {
  const choice = webSso.find((one) => one.id === id)
  if (!choice) throw badRequest(`auth_type: "${id}" is not offered`)
  return choice
}

/**
 * Begins a sign-in through a provider, in a request with a CSRF token, and returns our own path that redirects there, so
 * that pages never follow a URL of a reply. The nonce is in a cookie and in that path: other sites cannot begin it.
 */
export function beginHandover(options: AppOptions, reply: FastifyReply, { auth_type, region, next }: SignIn): string {
  const { id: choice } = choiceOf(options, auth_type)
  keystoneUrls(options)(region)
  const nonce = newNonce()
  new HandoverCookies(options).set(reply, 'started', { nonce, choice, region, next: safeNext(next, options.base) })
  return `${options.base}auth/handover/${encodeURIComponent(choice)}/?${new URLSearchParams({ state: nonce })}`
}

const HandoverQuery = z.object({ state: z.string().default('') })
/** Small enough for a cookie; Fernet tokens have a few hundred characters. */
const Landing = z.object({ token: z.string().min(1).max(2500) })

const NOT_BEGUN = 'it was not begun in this browser'

/** Redirects users to their identity provider, and signs them in when Keystone's page posts their token. */
export function webSsoRoutes(app: FastifyInstance, options: AppOptions): void {
  const { base } = options
  const keystoneUrl = keystoneUrls(options)
  const cookies = new HandoverCookies(options)
  const origins = landingOrigins(options)
  const failed = (reply: FastifyReply, why: string) =>
    reply.redirect(`${loginUrl(base, undefined, false)}?failure=${encodeURIComponent(`Login failed: ${why}`)}`, 303)

  app.get<{ Params: { choice: string } }>('/auth/handover/:choice/', async (request, reply) => {
    const choice = choiceOf(options, request.params.choice)
    const started = cookies.get(request, 'started')
    const { state } = HandoverQuery.parse(request.query)
    if (started?.choice !== choice.id || !isSameSecret(started.nonce, state)) return failed(reply, NOT_BEGUN)
    // Keystone compares this with its trusted dashboards character by character, so the nonce cannot travel in it.
    const origin = `${options.publicUrl ?? `${request.protocol}://${request.host}`}${base}auth/websso/`
    return reply.redirect(`${keystoneUrl(started.region)}${handoverUrl(choice)}?${new URLSearchParams({ origin })}`)
  })

  // A page of another site posts this, so it comes without our cookies: they are read after a redirect to ourselves.
  app.post('/auth/websso/', { config: { crossSite: true } }, async (request, reply) => {
    if (!origins.has(request.headers.origin ?? '')) {
      request.log.warn(
        { origin: request.headers.origin },
        'a token came from an origin that websso_origins does not name',
      )
      return failed(reply, 'it did not come from the identity service')
    }
    const landing = Landing.safeParse(request.body)
    if (!landing.success) return failed(reply, 'no token came with the request')
    cookies.set(reply, 'landed', { token: landing.data.token })
    return reply.redirect(`${base}auth/websso/`, 303)
  })

  app.get('/auth/websso/', async (request, reply) => {
    const [started, landed] = [cookies.get(request, 'started'), cookies.get(request, 'landed')]
    cookies.clear(reply, 'started', 'landed')
    if (!landed || !started) return failed(reply, NOT_BEGUN)
    const place = { keystone: started.region, recentProject: remembered(request, 'project') }
    const login = { kind: 'token', secret: landed.token } as const
    try {
      const session = await signIn(app.identity(started.region), app.scopedTokens, login, place)
      if (!(await accessOf(request))) {
        writeSession(request, session)
        return await reply.redirect(started.next)
      }
      const { token } = await app.scopedTokens.obtain(session, ownScope(session))
      cookies.set(reply, 'held', { session, username: token.user.name, next: started.next })
      return await reply.redirect(`${base}${CHANGE_USER}`)
    } catch (error) {
      if (error instanceof ApiRefusal) return failed(reply, error.message)
      throw error
    }
  })

  app.post('/auth/websso/accept/', async (request, reply) => {
    const held = cookies.get(request, 'held')
    if (!held) throw badRequest('Nobody waits to be signed in.')
    cookies.clear(reply, 'held')
    await endOther(request)
    writeSession(request, held.session)
    return { location: held.next }
  })

  const endOther = async (request: FastifyRequest) => {
    const session = readSession(request)
    if (!session) return
    await app.scopedTokens
      .end(session)
      .catch((error: unknown) => request.log.warn({ err: error }, 'tokens could not be revoked'))
  }
}

/** Path of the page that asks whether a sign-in replaces the present one, relative to the base path. */
const CHANGE_USER = 'auth/change_user/'

/** The user of a sign-in that waits for the answer of that page. */
export const waitingUser = (options: AppOptions) => {
  const cookies = new HandoverCookies(options)
  return (request: FastifyRequest): string | undefined => cookies.get(request, 'held')?.username
}

/** Where Keystone's page, which posts the token, can be. */
const landingOrigins = ({ authUrl, regions, webSsoOrigins = [] }: AppOptions): Set<string> =>
  new Set([authUrl, ...regions.map((region) => region.authUrl), ...webSsoOrigins].map((url) => new URL(url).origin))

function handoverUrl({ protocol, identityProvider }: WebSsoChoice): string {
  const by = encodeURIComponent(protocol)
  return identityProvider
    ? `/auth/OS-FEDERATION/identity_providers/${encodeURIComponent(identityProvider)}/protocols/${by}/websso`
    : `/auth/OS-FEDERATION/websso/${by}`
}
