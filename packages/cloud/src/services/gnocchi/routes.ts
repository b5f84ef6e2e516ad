import { get, open, post } from '../../core/service/api.ts'
import * as aggregates from './aggregates/handlers.ts'
import * as archivePolicies from './archive-policies/handlers.ts'
import * as info from './info/handlers.ts'
import * as measures from './measures/handlers.ts'
import * as metrics from './metrics/handlers.ts'
import * as resourceTypes from './resource-types/handlers.ts'
import * as resources from './resources/handlers.ts'
import * as versions from './versions.ts'

/** In the order of https://gnocchi.osci.io/rest.html; without requests that write, since nothing is stored. */
export const routes = [
  open.get('/', versions.list),
  open.get('/v1', versions.show),

  get('/v1/archive_policy', archivePolicies.list),
  get('/v1/archive_policy/:name', archivePolicies.show),
  get('/v1/archive_policy_rule', archivePolicies.listRules),

  get('/v1/metric', metrics.list),
  get('/v1/metric/:id', metrics.show),
  get('/v1/metric/:id/measures', measures.list),

  get('/v1/resource_type', resourceTypes.list),
  get('/v1/resource_type/:type', resourceTypes.show),

  get('/v1/resource', resources.listTypes),
  get('/v1/resource/:type', resources.list),
  get('/v1/resource/:type/:id', resources.show),
  get('/v1/resource/:type/:id/history', resources.history),
  get('/v1/resource/:type/:id/metric', metrics.listOfResource),
  get('/v1/resource/:type/:id/metric/:name', metrics.showOfResource),
  get('/v1/resource/:type/:id/metric/:name/measures', measures.listOfResource),
  post('/v1/search/resource/:type', resources.search),

  post('/v1/aggregates', aggregates.fetch),

  get('/v1/capabilities', info.capabilities),
  get('/v1/status', info.status),
]
