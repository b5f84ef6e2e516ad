import { openApi, servicesIn, shell, type Boot } from '@meridian/contract'
import { OpenStackError, ServiceOutage } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppOptions } from '../../app-options.ts'
import { CONSOLE_PAGES, ConsoleTickets } from '../../consoles/console-tickets.ts'
import { accessOf } from '../../plugins/openstack.ts'
import { serve } from '../../serve.ts'
import { DEFAULT_KEYSTONE, keystoneChoices } from '../../session/keystones.ts'
import { remembered } from '../auth/cookies.ts'
import { authTypesOf } from '../auth/web-sso.ts'
import { toPublicCatalog } from '../keystone/catalog.map.ts'
import { toUserSession } from '../keystone/session.map.ts'

const DefaultDomain = z.string().catch('Default')

/** What a page starts with. With Keystone out of reach a signed-in user still gets a page, and the page says why. */
export const bootOf = (options: AppOptions) => {
  const tickets = new ConsoleTickets(options.secret)
  const pages = options.base + CONSOLE_PAGES
  return async (request: FastifyRequest): Promise<Boot> => {
    const [path = ''] = request.url.split('?', 1)
    const console = path.startsWith(pages) ? tickets.read(path.slice(pages.length)) : null
    const domain = remembered(request, 'domain')
    const regions = keystoneChoices(options)
    const region = regions.find(({ value }) => value === remembered(request, 'region')) ?? regions[0]
    return {
      base: options.base,
      ...(await sessionOf(request)),
      signIn: {
        regions,
        region: region?.value ?? DEFAULT_KEYSTONE,
        authTypes: authTypesOf(options),
        defaultDomain: domain ?? DefaultDomain.parse(options.settings.OPENSTACK_KEYSTONE_DEFAULT_DOMAIN),
        demoAccounts: options.demoAccounts,
      },
      ...(console && { console }),
    }
  }
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

/** What is open to all: the page's start for development, where another server sends the page, and the API's document. */
export function openRoutes(app: FastifyInstance, options: AppOptions): void {
  const boot = bootOf(options)
  serve(app, shell.boot, async (_input, request, reply) => {
    reply.ensureCsrfCookie()
    return boot(request)
  })
  // Drawn when first asked for: it takes as long to make as the rest of the start, and few ask.
  let document: ReturnType<typeof openApi> | undefined
  app.get('/api/openapi.json', () => (document ??= openApi()))
}
