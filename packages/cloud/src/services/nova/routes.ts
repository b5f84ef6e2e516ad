import { open } from '../../core/api.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/api-ref/compute/ */
export const routes = [
  open.get('/', versions.list),
  open.get('/v2.1', versions.show),
]
