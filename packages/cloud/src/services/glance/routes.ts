import { del, get, open, patch, post, put, stream } from '../../core/service/api.ts'
import * as data from './data/handlers.ts'
import * as images from './images/handlers.ts'
import * as demoDisk from './imports/demo-disk.ts'
import * as imports from './imports/handlers.ts'
import * as info from './info/handlers.ts'
import * as members from './members/handlers.ts'
import * as associations from './metadefs/associations/handlers.ts'
import * as namespaces from './metadefs/namespaces/handlers.ts'
import * as objects from './metadefs/objects/handlers.ts'
import * as properties from './metadefs/properties/handlers.ts'
import * as definedTags from './metadefs/tags/handlers.ts'
import * as schemas from './schemas/handlers.ts'
import * as tags from './tags/handlers.ts'
import * as tasks from './tasks/handlers.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/api-ref/image/v2/ */
export const routes = [
  open.get('/', versions.root),
  open.get('/versions', versions.list),

  post('/v2/images', images.create),
  get('/v2/images/:id', images.show),
  get('/v2/images', images.list),
  patch('/v2/images/:id', images.update),
  del('/v2/images/:id', images.remove),
  post('/v2/images/:id/actions/deactivate', images.deactivate),
  post('/v2/images/:id/actions/reactivate', images.reactivate),

  post('/v2/images/:id/members', members.create),
  get('/v2/images/:id/members/:member', members.show),
  get('/v2/images/:id/members', members.list),
  put('/v2/images/:id/members/:member', members.update),
  del('/v2/images/:id/members/:member', members.remove),

  put('/v2/images/:id/tags/:tag', tags.add),
  del('/v2/images/:id/tags/:tag', tags.remove),

  get('/v2/schemas/images', schemas.images),
  get('/v2/schemas/image', schemas.image),
  get('/v2/schemas/members', schemas.members),
  get('/v2/schemas/member', schemas.member),
  get('/v2/schemas/tasks', schemas.tasks),
  get('/v2/schemas/task', schemas.task),
  get('/v2/schemas/metadefs/:name', schemas.metadef),

  stream.put('/v2/images/:id/file', data.upload),
  get('/v2/images/:id/file', data.download),
  stream.put('/v2/images/:id/stage', data.stage),
  stream.post('/v2/images/:id/import', imports.create),

  open.get(demoDisk.DEMO_DISK_PATH, demoDisk.show),

  get('/v2/info/import', info.importMethods),
  get('/v2/info/stores', info.stores),
  get('/v2/info/stores/detail', info.storesDetail),
  get('/v2/info/usage', info.usage),

  get('/v2/images/:id/tasks', tasks.listOfImage),
  del('/v2/stores/:store/:id', data.removeFromStore),
  post('/v2/tasks', tasks.create),
  get('/v2/tasks', tasks.list),
  get('/v2/tasks/:id', tasks.show),
  del('/v2/tasks/:id', tasks.remove),

  get('/v2/cache', info.noCache('cache_list')),
  put('/v2/cache/:id', info.noCache('cache_image')),
  del('/v2/cache/:id', info.noCache('cache_delete')),
  del('/v2/cache', info.noCache('cache_delete')),

  post('/v2/metadefs/namespaces', namespaces.create),
  get('/v2/metadefs/namespaces', namespaces.list),
  get('/v2/metadefs/namespaces/:namespace', namespaces.show),
  put('/v2/metadefs/namespaces/:namespace', namespaces.update),
  del('/v2/metadefs/namespaces/:namespace', namespaces.remove),

  get('/v2/metadefs/resource_types', associations.listTypes),
  post('/v2/metadefs/namespaces/:namespace/resource_types', associations.create),
  get('/v2/metadefs/namespaces/:namespace/resource_types', associations.list),
  del('/v2/metadefs/namespaces/:namespace/resource_types/:type', associations.remove),

  post('/v2/metadefs/namespaces/:namespace/properties', properties.create),
  get('/v2/metadefs/namespaces/:namespace/properties', properties.list),
  get('/v2/metadefs/namespaces/:namespace/properties/:property', properties.show),
  put('/v2/metadefs/namespaces/:namespace/properties/:property', properties.update),
  del('/v2/metadefs/namespaces/:namespace/properties/:property', properties.remove),
  del('/v2/metadefs/namespaces/:namespace/properties', properties.removeAll),

  post('/v2/metadefs/namespaces/:namespace/objects', objects.create),
  get('/v2/metadefs/namespaces/:namespace/objects', objects.list),
  get('/v2/metadefs/namespaces/:namespace/objects/:object', objects.show),
  put('/v2/metadefs/namespaces/:namespace/objects/:object', objects.update),
  del('/v2/metadefs/namespaces/:namespace/objects/:object', objects.remove),
  del('/v2/metadefs/namespaces/:namespace/objects', objects.removeAll),

  post('/v2/metadefs/namespaces/:namespace/tags/:tag', definedTags.create),
  get('/v2/metadefs/namespaces/:namespace/tags/:tag', definedTags.show),
  put('/v2/metadefs/namespaces/:namespace/tags/:tag', definedTags.update),
  del('/v2/metadefs/namespaces/:namespace/tags/:tag', definedTags.remove),
  post('/v2/metadefs/namespaces/:namespace/tags', definedTags.createAll),
  get('/v2/metadefs/namespaces/:namespace/tags', definedTags.list),
  del('/v2/metadefs/namespaces/:namespace/tags', definedTags.removeAll),
]
