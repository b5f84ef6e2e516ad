import { del, get, open, post, put } from '../../core/service/api.ts'
import * as allocations from './allocations/handlers.ts'
import * as candidates from './candidates/handlers.ts'
import * as inventories from './inventories/handlers.ts'
import { from } from './microversion.ts'
import * as providerAggregates from './provider-aggregates/handlers.ts'
import * as providerTraits from './provider-traits/handlers.ts'
import * as providers from './providers/handlers.ts'
import * as resourceClasses from './resource-classes/handlers.ts'
import * as traits from './traits/handlers.ts'
import * as usages from './usages/handlers.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/api-ref/placement/ */
export const routes = [
  open.get('/', versions.list),

  get('/resource_providers', providers.list),
  post('/resource_providers', providers.create),
  get('/resource_providers/:uuid', providers.show),
  put('/resource_providers/:uuid', providers.update),
  del('/resource_providers/:uuid', providers.remove),

  get('/resource_classes', from(2, resourceClasses.list)),
  post('/resource_classes', from(2, resourceClasses.create)),
  get('/resource_classes/:name', from(2, resourceClasses.show)),
  put('/resource_classes/:name', from(7, resourceClasses.update)),
  del('/resource_classes/:name', from(2, resourceClasses.remove)),

  get('/resource_providers/:uuid/inventories', inventories.list),
  put('/resource_providers/:uuid/inventories', inventories.replace),
  post('/resource_providers/:uuid/inventories', inventories.create),
  del('/resource_providers/:uuid/inventories', from(5, inventories.removeAll)),
  get('/resource_providers/:uuid/inventories/:class', inventories.show),
  put('/resource_providers/:uuid/inventories/:class', inventories.update),
  del('/resource_providers/:uuid/inventories/:class', inventories.remove),

  get('/resource_providers/:uuid/aggregates', from(1, providerAggregates.list)),
  put('/resource_providers/:uuid/aggregates', from(1, providerAggregates.replace)),

  get('/traits', from(6, traits.list)),
  get('/traits/:name', from(6, traits.show)),
  put('/traits/:name', from(6, traits.create)),
  del('/traits/:name', from(6, traits.remove)),
  get('/resource_providers/:uuid/traits', from(6, providerTraits.list)),
  put('/resource_providers/:uuid/traits', from(6, providerTraits.replace)),
  del('/resource_providers/:uuid/traits', from(6, providerTraits.removeAll)),

  get('/allocations/:consumer', allocations.show),
  put('/allocations/:consumer', allocations.update),
  del('/allocations/:consumer', allocations.remove),
  get('/resource_providers/:uuid/allocations', allocations.listOfProvider),

  get('/resource_providers/:uuid/usages', usages.showOfProvider),
  get('/usages', from(9, usages.show)),

  get('/allocation_candidates', from(10, candidates.list)),
]
