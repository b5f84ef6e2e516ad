import { randomUUID } from 'node:crypto'
import { AUTH_TYPES, type Boot, type SignIn } from '@meridian/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppOptions, WebSsoChoice } from '../../app-options.ts'
import { ApiRefusal, badRequest } from '../../errors.ts'
import { loginUrl, safeNext } from '../../safe-next.ts'
import { keystoneUrls } from '../../session/keystones.ts'
import { writeSession } from '../../session/session.ts'
import { signIn } from '../../session/sign-in.ts'
import { remembered } from './cookies.ts'

type WebSsoOptions = Pick<AppOptions, 'base' | 'webSso' | 'applicationCredentials'>

/** The sign-in methods of the form, the usual one first. */
export const authTypesOf = ({ webSso, applicationCredentials }: WebSsoOptions): Boot['signIn']['authTypes'] => [
  { value: AUTH_TYPES.password, label: 'Keystone Credentials' },
  ...(applicationCredentials ? [{ value: AUTH_TYPES.applicationCredential, label: 'Application Credential' }] : []),
  ...webSso.map(({ id, label }) => ({ value: id, label })),
]

const choiceOf = ({ webSso }: WebSsoOptions, id: string): WebSsoChoice => {
  const choice = webSso.find((one) => one.id === id)
  if (!choice) throw badRequest(`auth_type: "${id}" is not offered`)
  return choice
}

/** Our own path that redirects to the provider, so that pages never follow a URL of a reply. */
export function handoverPath(options: WebSsoOptions, { auth_type, region, next }: SignIn): string {
  const query = new URLSearchParams({ region, ...(next === undefined ? {} : { next }) })
  return `${options.base}auth/handover/${encodeURIComponent(choiceOf(options, auth_type).id)}/?${query}`
}

const HandoverQuery = z.object({ region: z.string().default('default'), next: z.string().optional() })
const Landing = z.object({ token: z.string().min(1).max(8192) })

const STARTED = 'sso_started'
const RETURN = 'login_redirect'
const KEYSTONE = 'sso_region'
const MINUTES_15 = 15 * 60

/** Redirects users to their identity provider, and signs them in when Keystone posts their token. */
export function webSsoRoutes(app: FastifyInstance, options: AppOptions): void {
  const keystoneUrl = keystoneUrls(options)
  // Keystone's page posts from another site: browsers send only SameSite=None cookies with that.
  const cookie = options.secureCookies ? ({ sameSite: 'none', secure: true } as const) : {}
  const brief = { ...cookie, path: options.base, httpOnly: true, maxAge: MINUTES_15 }

  app.get<{ Params: { choice: string } }>('/auth/handover/:choice/', async (request, reply) => {
    const choice = choiceOf(options, request.params.choice)
    const { region, next } = HandoverQuery.parse(request.query)
    const origin = `${options.publicUrl ?? `${request.protocol}://${request.host}`}${options.base}auth/websso/`
    reply.setCookie(STARTED, randomUUID(), brief).setCookie(RETURN, safeNext(next, options.base), brief)
    reply.setCookie(KEYSTONE, region, brief)
    return reply.redirect(`${keystoneUrl(region)}${handoverUrl(choice)}?${new URLSearchParams({ origin })}`)
  })

  app.post('/auth/websso/', { config: { crossSite: true } }, async (request, reply) => {
    const failed = (why: string) =>
      reply.redirect(
        `${loginUrl(options.base, undefined, false)}?failure=${encodeURIComponent(`Login failed: ${why}`)}`,
      )
    const landing = Landing.safeParse(request.body)
    if (!landing.success) return failed('no token came with the request')
    // Without this check another site could sign the user in as somebody else.
    if (!request.cookies[STARTED]) return failed('it was not begun in this browser')
    for (const name of [STARTED, RETURN, KEYSTONE]) reply.clearCookie(name, brief)
    try {
      writeSession(request, await landed(request, landing.data.token))
    } catch (error) {
      if (error instanceof ApiRefusal) return failed(error.message)
      throw error
    }
    return reply.redirect(safeNext(request.cookies[RETURN], options.base), 303)
  })

  const landed = (request: FastifyRequest, secret: string) => {
    const keystone = request.cookies[KEYSTONE] ?? 'default'
    const place = { keystone, recentProject: remembered(request, 'project') }
    return signIn(app.identity(keystone), app.scopedTokens, { kind: 'token', secret }, place)
  }
}

function handoverUrl({ protocol, identityProvider }: WebSsoChoice): string {
  const by = encodeURIComponent(protocol)
  return identityProvider
    ? `/auth/OS-FEDERATION/identity_providers/${encodeURIComponent(identityProvider)}/protocols/${by}/websso`
    : `/auth/OS-FEDERATION/websso/${by}`
}
