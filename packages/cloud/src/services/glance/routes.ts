import { del, get, open } from '../../core/api.ts'
import * as images from './images/handlers.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/api-ref/image/v2/ */
export const routes = [
  open.get('/', versions.root),
  open.get('/versions', versions.list),

  get('/v2/images/:id', images.show),
  get('/v2/images', images.list),
  del('/v2/images/:id', images.remove),
]
