import { del, get, open, patch, post, put, stream } from '../../core/api.ts'
import * as data from './data/handlers.ts'
import * as images from './images/handlers.ts'
import * as imports from './imports/handlers.ts'
import * as info from './info/handlers.ts'
import * as members from './members/handlers.ts'
import * as schemas from './schemas/handlers.ts'
import * as tags from './tags/handlers.ts'
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

  stream.put('/v2/images/:id/file', data.upload),
  get('/v2/images/:id/file', data.download),
  stream.put('/v2/images/:id/stage', data.stage),
  post('/v2/images/:id/import', imports.create),

  get('/v2/info/import', info.importMethods),
  get('/v2/info/stores', info.stores),
  get('/v2/info/stores/detail', info.storesDetail),
  get('/v2/info/usage', info.usage),
]
