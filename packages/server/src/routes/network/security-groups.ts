import { network } from '@meridian/contract'
import { securityGroupRules, securityGroups } from '@meridian/openstack'
import type { SecurityGroup } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { own } from '../neutron/listing.ts'
import { toRuleRequest } from './security-groups.map.ts'

/** A plain object of its own, as the reply's schema wants what may have further keys. */
const toGroup = (group: SecurityGroup) => ({ ...group })

export function securityGroupRoutes(app: FastifyInstance): void {
  serve(app, network.securityGroupList, async ({ query }, request) => {
    const page = await own(request, query, securityGroups.page)
    return { ...page, items: page.items.map(toGroup) }
  })

  serve(app, network.securityGroupCreate, async ({ body }, request) =>
    toGroup(await securityGroups.create(request.openstack('network'), body)),
  )

  serve(app, network.securityGroupView, async ({ params }, request) =>
    toGroup(await securityGroups.show(request.openstack('network'), params.id)),
  )

  serve(app, network.securityGroupUpdate, async ({ params, body }, request) =>
    toGroup(await securityGroups.update(request.openstack('network'), params.id, body)),
  )

  serve(app, network.securityGroupDelete, ({ params }, request) =>
    securityGroups.remove(request.openstack('network'), params.id),
  )

  serve(app, network.securityGroupRuleCreate, ({ body }, request) =>
    securityGroupRules.create(request.openstack('network'), toRuleRequest(body)),
  )

  serve(app, network.securityGroupRuleDelete, ({ params }, request) =>
    securityGroupRules.remove(request.openstack('network'), params.id),
  )
}
