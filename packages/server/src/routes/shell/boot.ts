import { openApi, shell, type Boot } from '@meridian/contract'
import { OpenStackError, ServiceOutage } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppOptions } from '../../app.ts'
import { accessOf } from '../../plugins/openstack.ts'
import { serve } from '../../serve.ts'
import { toUserSession } from '../keystone/session.map.ts'

const DefaultDomain = z.string().catch('Default')

/** What a page starts with. With Keystone out of reach a signed-in user still gets a page, and the page says why. */
export const bootOf =
  (options: AppOptions) =>
  async (request: FastifyRequest): Promise<Boot> => {
    const domain = request.cookies.login_domain
    return {
      base: options.base,
      ...(await sessionOf(request)),
      signIn: {
        regions: [{ value: 'default', label: options.region ?? 'Default' }],
        authTypes: [{ value: 'credentials', label: 'Keystone Credentials' }],
        defaultDomain: domain ?? DefaultDomain.parse(options.settings.OPENSTACK_KEYSTONE_DEFAULT_DOMAIN),
        demoAccounts: options.demoAccounts,
      },
    }
  }

async function sessionOf(request: FastifyRequest): Promise<Pick<Boot, 'session' | 'outage'>> {
  try {
    const access = await accessOf(request)
    return { session: access && toUserSession(access), outage: null }
  } catch (error) {
    if (error instanceof ServiceOutage || error instanceof OpenStackError)
      return { session: null, outage: error.message }
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
  const document = openApi()
  app.get('/api/openapi.json', () => document)
}
