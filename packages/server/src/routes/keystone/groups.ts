import { keystone } from '@meridian/contract'
import { groups } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { homeDomain, identityAdmin, ownDomain, removeEach } from './identity-admin.ts'

export function groupRoutes(app: FastifyInstance): void {
  serve(app, keystone.groupCreate, ({ body }, request) =>
    groups.create(identityAdmin(request), { domain_id: homeDomain(request.access).id, ...body }),
  )

  serve(app, keystone.groupList, async ({ query }, request) => ({
    items: await groups.list(identityAdmin(request), { ...ownDomain(request.access), ...filtersOf(query) }),
  }))

  serveResource(app, identityAdmin, [
    [keystone.groupDeleteMany, removeEach(groups.remove)],
    [keystone.groupView, groups.show],
    [keystone.groupUpdate, groups.update],
    [keystone.groupDelete, groups.remove],
    [keystone.groupMemberAdd, groups.addMember],
    [keystone.groupMemberRemove, groups.removeMember],
  ])
}
