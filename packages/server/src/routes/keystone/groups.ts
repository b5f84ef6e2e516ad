import { keystone } from '@meridian/contract'
import { groups } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { homeDomain } from './home-domain.ts'
import { identityAdmin } from './identity-admin.ts'

export function groupRoutes(app: FastifyInstance): void {
  serve(app, keystone.groupList, async ({ query }, request) => ({
    items: await groups.list(identityAdmin(request), filtersOf(query)),
  }))

  serve(app, keystone.groupCreate, ({ body }, request) =>
    groups.create(identityAdmin(request), { domain_id: homeDomain(request.access).id, ...body }),
  )

  serve(app, keystone.groupDeleteMany, async ({ body }, request) => {
    const identity = identityAdmin(request)
    await eachOf(body, (id) => groups.remove(identity, id))
  })

  serve(app, keystone.groupView, ({ params }, request) => groups.show(identityAdmin(request), params.id))

  serve(app, keystone.groupUpdate, ({ params, body }, request) =>
    groups.update(identityAdmin(request), params.id, body),
  )

  serve(app, keystone.groupDelete, ({ params }, request) => groups.remove(identityAdmin(request), params.id))

  serve(app, keystone.groupMemberAdd, ({ params }, request) =>
    groups.addMember(identityAdmin(request), params.id, params.userId),
  )

  serve(app, keystone.groupMemberRemove, ({ params }, request) =>
    groups.removeMember(identityAdmin(request), params.id, params.userId),
  )
}
