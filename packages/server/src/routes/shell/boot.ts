import { readFile } from 'node:fs/promises'
import { openApi, servicesIn, shell, type ApiExample, type Boot } from '@meridian/contract'
import { OpenStackError, ServiceOutage } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppOptions } from '../../app-options.ts'
import { ticketOf } from '../../consoles/console-page.ts'
import { reachable } from '../../consoles/console-relay.ts'
import { accessOf } from '../../plugins/openstack.ts'
import { serve } from '../../serve.ts'
import { Brand, QueueLimit } from '../../settings.ts'
import { DEFAULT_KEYSTONE, keystoneChoices } from '../../session/keystones.ts'
import { remembered } from '../auth/cookies.ts'
import { authTypesOf, waitingUser } from '../auth/web-sso.ts'
import { toPublicCatalog } from '../keystone/catalog.map.ts'
import { toUserSession } from '../keystone/session.map.ts'

const DefaultDomain = z.string().catch('Default')

/** The start data of a page. If Keystone is unavailable, a signed-in user still gets a page with the error. */
export const bootOf = (options: AppOptions) => {
  const waiting = waitingUser(options)
  const reachableConsole = reachable(options)
  const brand = brandOf(options.settings)
  const requestsAtOnce = QueueLimit.catch(10).parse(options.settings.AJAX_QUEUE_LIMIT)
  return async (request: FastifyRequest): Promise<Boot> => {
    const waitingName = waiting(request)
    const ticket = await ticketOf(request, options.base)
    const domain = remembered(request, 'domain')
    const regions = keystoneChoices(options)
    const region = regions.find(({ value }) => value === remembered(request, 'region')) ?? regions[0]
    return {
      base: options.base,
      brand,
      ...(await sessionOf(request)),
      requestsAtOnce,
      signIn: {
        regions,
        region: region?.value ?? DEFAULT_KEYSTONE,
        authTypes: authTypesOf(options),
        defaultDomain: domain ?? DefaultDomain.parse(options.settings.OPENSTACK_KEYSTONE_DEFAULT_DOMAIN),
        demoAccounts: options.demoAccounts,
      },
      ...(waitingName !== undefined && { waiting: { username: waitingName } }),
      ...(ticket && 'console' in ticket && { console: reachableConsole(request, ticket.console) }),
    }
  }
}

/** The name of the console, and where it leads. */
export function brandOf(settings: Record<string, unknown>): Boot['brand'] {
  const { SITE_BRANDING: name, SITE_BRANDING_LINK: link = null } = Brand.parse(settings)
  return { name, link }
}

async function sessionOf(request: FastifyRequest): Promise<Pick<Boot, 'session' | 'services' | 'outage'>> {
  try {
    const access = await accessOf(request)
    if (!access) return { session: null, services: [], outage: null }
    const services = servicesIn(toPublicCatalog(access.token.catalog ?? []), access.region)
    return { session: toUserSession(access), services, outage: null }
  } catch (error) {
    if (error instanceof ServiceOutage || error instanceof OpenStackError)
      return { session: null, services: [], outage: error.message }
    throw error
  }
}

/** Routes without sign-in: the start data for development, where Vite serves the page, and the OpenAPI document. */
export function openRoutes(app: FastifyInstance, options: AppOptions): void {
  const boot = bootOf(options)
  serve(app, shell.boot, async (_input, request, reply) => {
    reply.ensureCsrfCookie()
    return boot(request)
  })
  // Built on the first request: it takes as long as the rest of the start, and few clients need it.
  let document: Promise<ReturnType<typeof openApi>> | undefined
  app.get('/api/openapi.json', () => (document ??= documentWithExamples()))
}

const EXAMPLES = new URL('./api-examples.json', import.meta.url)

async function documentWithExamples(): Promise<ReturnType<typeof openApi>> {
  const examples = JSON.parse(await readFile(EXAMPLES, 'utf8')) as Record<string, ApiExample> // a file of this package
  return openApi(examples)
}
