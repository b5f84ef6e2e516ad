import { neutron } from '@meridian/contract'
import { addressGroups } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { sharedPage } from './listing.ts'

export function addressGroupRoutes(app: FastifyInstance): void {
  serve(app, neutron.addressGroupList, ({ query }, request) => sharedPage(request, query, addressGroups.page))
  serveResource(app, 'network', [
    [neutron.addressGroupCreate, addressGroups.create],
    [neutron.addressGroupView, addressGroups.show],
    [neutron.addressGroupUpdate, addressGroups.update],
    [neutron.addressGroupAdd, addressGroups.addAddresses],
    [neutron.addressGroupRemove, addressGroups.removeAddresses],
    [neutron.addressGroupDelete, addressGroups.remove],
  ])
}
