import { keystone } from '@meridian/contract'
import { domains } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { isAdmin } from '../../plugins/policy.ts'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { homeDomain, identityAdmin, removeEach } from './identity-admin.ts'

export function domainRoutes(app: FastifyInstance): void {
  serve(app, keystone.domainView, ({ params }, request) => {
    const home = homeDomain(request.access)
    if (params.id !== 'default' && (params.id !== home.id || isAdmin(request.access)))
      return domains.show(identityAdmin(request), params.id)
    return isAdmin(request.access) ? domains.show(request.openstack('identity'), home.id) : home
  })

  serve(app, keystone.defaultDomain, (_input, { access }) => homeDomain(access))

  serveResource(app, identityAdmin, [
    [keystone.domainList, (identity, query) => domains.list(identity, filtersOf(query))],
    [keystone.domainCreate, (identity, domain) => domains.create(identity, { enabled: true, ...domain })],
    [keystone.domainDeleteMany, removeEach(domains.remove)],
    [keystone.domainUpdate, domains.update],
    [keystone.domainDelete, domains.remove],
  ])
}
