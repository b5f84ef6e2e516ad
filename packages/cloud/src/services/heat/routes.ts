import { del, get, open, patch, post, put } from '../../core/service/api.ts'
import * as events from './events/handlers.ts'
import * as info from './info/handlers.ts'
import * as outputs from './outputs/handlers.ts'
import * as resourceTypes from './resource-types/handlers.ts'
import * as resources from './resources/handlers.ts'
import * as snapshots from './snapshots/handlers.ts'
import * as softwareConfigs from './software-configs/handlers.ts'
import * as deployments from './software-deployments/handlers.ts'
import { act } from './stacks/actions.ts'
import * as stacks from './stacks/handlers.ts'
import * as previews from './stacks/preview.ts'
import * as updates from './stacks/update.ts'
import * as templateVersions from './template-versions/handlers.ts'
import { validate } from './validate/handlers.ts'
import * as versions from './versions.ts'

const STACKS = '/v1/:project_id/stacks'
const STACK = '/v1/:project_id/stacks/:name/:id'
const RESOURCE = '/v1/:project_id/stacks/:name/:id/resources/:resource'

/** The subpaths that also work with a stack's name alone. */
const BEHIND_NAMES = ['resources', 'events', 'template', 'environment', 'files'] as const

/** In the order of https://docs.openstack.org/api-ref/orchestration/v1/ */
export const routes = [
  open.get('/', versions.root),

  post(STACKS, stacks.create),
  get(STACKS, stacks.list),
  get(`${STACKS}/detail`, stacks.listDetails),
  post(`${STACKS}/preview`, previews.preview),
  get(`${STACKS}/:name`, stacks.lookup()),
  post(`${STACKS}/:name`, stacks.lookup()),
  put(`${STACKS}/:name`, stacks.lookup()),
  patch(`${STACKS}/:name`, stacks.lookup()),
  del(`${STACKS}/:name`, stacks.lookup()),
  ...BEHIND_NAMES.map((path) => get(`${STACKS}/:name/${path}`, stacks.lookup(path))),
  post(`${STACKS}/:name/actions`, stacks.lookup('actions')),
  get(STACK, stacks.show),
  put(STACK, updates.update),
  patch(STACK, updates.patch),
  put(`${STACK}/preview`, previews.previewUpdate),
  patch(`${STACK}/preview`, previews.previewPatch),
  del(STACK, stacks.remove),
  del(`${STACK}/abandon`, stacks.abandon),
  get(`${STACK}/export`, stacks.exportStack),
  get(`${STACK}/template`, stacks.template),
  get(`${STACK}/environment`, stacks.environment),
  get(`${STACK}/files`, stacks.files),
  post('/v1/:project_id/validate', validate),
  get(`${STACK}/outputs`, outputs.list),
  get(`${STACK}/outputs/:key`, outputs.show),

  get(`${STACK}/resources`, resources.list),
  get(RESOURCE, resources.show),
  get(`${RESOURCE}/metadata`, resources.metadata),
  post(`${RESOURCE}/signal`, resources.signal),
  patch(RESOURCE, resources.markUnhealthy),

  get(`${STACK}/events`, events.list),
  get(`${RESOURCE}/events`, events.listOfResource),
  get(`${RESOURCE}/events/:event`, events.show),

  post(`${STACK}/actions`, act),

  post(`${STACK}/snapshots`, snapshots.create),
  get(`${STACK}/snapshots`, snapshots.list),
  get(`${STACK}/snapshots/:snapshot`, snapshots.show),
  post(`${STACK}/snapshots/:snapshot/restore`, snapshots.restore),
  del(`${STACK}/snapshots/:snapshot`, snapshots.remove),

  get('/v1/:project_id/template_versions', templateVersions.list),
  get('/v1/:project_id/template_versions/:version/functions', templateVersions.functions),

  get('/v1/:project_id/resource_types', resourceTypes.list),
  get('/v1/:project_id/resource_types/:type', resourceTypes.show),
  get('/v1/:project_id/resource_types/:type/template', resourceTypes.template),

  get('/v1/:project_id/build_info', info.buildInfo),

  post('/v1/:project_id/software_configs', softwareConfigs.create),
  get('/v1/:project_id/software_configs', softwareConfigs.list),
  get('/v1/:project_id/software_configs/:id', softwareConfigs.show),
  del('/v1/:project_id/software_configs/:id', softwareConfigs.remove),

  post('/v1/:project_id/software_deployments', deployments.create),
  get('/v1/:project_id/software_deployments', deployments.list),
  get('/v1/:project_id/software_deployments/metadata/:server', deployments.metadata),
  get('/v1/:project_id/software_deployments/:id', deployments.show),
  put('/v1/:project_id/software_deployments/:id', deployments.update),
  del('/v1/:project_id/software_deployments/:id', deployments.remove),

  get('/v1/:project_id/services', info.services),
]
