import { keystone } from '@meridian/contract'
import { domains } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { isAdmin } from '../../plugins/policy.ts'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { homeDomain } from './home-domain.ts'
import { identityAdmin } from './identity-admin.ts'

export function domainRoutes(app: FastifyInstance): void {
  serve(app, keystone.domainList, async ({ query }, request) => ({
    items: await domains.list(identityAdmin(request), filtersOf(query)),
  }))

  serve(app, keystone.domainCreate, ({ body }, request) =>
    domains.create(identityAdmin(request), { enabled: true, ...body }),
  )

  serve(app, keystone.domainDeleteMany, async ({ body }, request) => {
    const identity = identityAdmin(request)
    await eachOf(body, (id) => domains.remove(identity, id))
  })

  serve(app, keystone.domainView, ({ params }, request) => {
    const home = homeDomain(request.access)
    if (params.id !== 'default') return domains.show(identityAdmin(request), params.id)
    return isAdmin(request.access) ? domains.show(request.openstack('identity'), home.id) : home
  })

  serve(app, keystone.domainUpdate, ({ params, body }, request) =>
    domains.update(identityAdmin(request), params.id, body),
  )

  serve(app, keystone.domainDelete, ({ params }, request) => domains.remove(identityAdmin(request), params.id))

  serve(app, keystone.defaultDomain, (_input, { access }) => homeDomain(access))
}
