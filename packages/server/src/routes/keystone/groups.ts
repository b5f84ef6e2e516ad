import { keystone } from '@meridian/contract'
import { groups } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { homeDomain, identityAdmin, removeEach } from './identity-admin.ts'

export function groupRoutes(app: FastifyInstance): void {
  serve(app, keystone.groupCreate, ({ body }, request) =>
    groups.create(identityAdmin(request), { domain_id: homeDomain(request.access).id, ...body }),
  )

  serveResource(app, identityAdmin, [
    [keystone.groupList, (identity, query) => groups.list(identity, filtersOf(query))],
    [keystone.groupDeleteMany, removeEach(groups.remove)],
    [keystone.groupView, groups.show],
    [keystone.groupUpdate, groups.update],
    [keystone.groupDelete, groups.remove],
    [keystone.groupMemberAdd, groups.addMember],
    [keystone.groupMemberRemove, groups.removeMember],
  ])
}
