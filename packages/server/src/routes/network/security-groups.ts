import { network } from '@meridian/contract'
import { securityGroupRules, securityGroups } from '@meridian/openstack'
import type { SecurityGroup } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { ownPage } from '../neutron/listing.ts'
import { toRuleRequest } from './security-groups.map.ts'

/** An object literal: an interface does not fit a reply that allows further keys. */
const toGroup = (group: SecurityGroup) => ({ ...group })

export function securityGroupRoutes(app: FastifyInstance): void {
  serve(app, network.securityGroupList, async ({ query }, request) => {
    const page = await ownPage(request, query, securityGroups.page)
    return { ...page, items: page.items.map(toGroup) }
  })

  serveResource(app, 'network', [
    [network.securityGroupCreate, mapped(securityGroups.create, toGroup)],
    [network.securityGroupView, mapped(securityGroups.show, toGroup)],
    [network.securityGroupUpdate, mapped(securityGroups.update, toGroup)],
    [network.securityGroupDelete, securityGroups.remove],
    [network.securityGroupRuleCreate, (client, rule) => securityGroupRules.create(client, toRuleRequest(rule))],
    [network.securityGroupRuleDelete, securityGroupRules.remove],
  ])
}
