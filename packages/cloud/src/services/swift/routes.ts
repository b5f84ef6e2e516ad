import { anyone, open } from '../../core/service/api.ts'
import * as accounts from './accounts/handlers.ts'
import { bulkDelete } from './bulk/delete.ts'
import { extract } from './bulk/extract.ts'
import * as containers from './containers/handlers.ts'
import { healthcheck, info } from './info.ts'
import { deleteManifest } from './large/delete-manifest.ts'
import { putManifest } from './large/put-manifest.ts'
import { copyTo } from './objects/copy.ts'
import * as objects from './objects/handlers.ts'
import * as versions from './versions/handlers.ts'
import { formOr } from './web/form-post.ts'
import { siteContainer, siteObject } from './web/static-web.ts'

const ACCOUNT = '/v1/:account'
const CONTAINER = '/v1/:account/:container'
const OBJECT = '/v1/:account/:container/*object'

/** In the order of https://docs.openstack.org/api-ref/object-store/ */
export const routes = [
  open.get('/info', info),
  open.get('/healthcheck', healthcheck),

  anyone.get(ACCOUNT, accounts.list),
  anyone.post(ACCOUNT, accounts.update),
  anyone.head(ACCOUNT, accounts.head),
  anyone.put(ACCOUNT, accounts.create),
  anyone.del(ACCOUNT, accounts.remove),
  anyone.stream.post(`${ACCOUNT}?bulk-delete`, bulkDelete),
  anyone.stream.del(`${ACCOUNT}?bulk-delete`, bulkDelete),
  anyone.stream.put(`${ACCOUNT}?extract-archive`, extract),

  anyone.get(CONTAINER, siteContainer(containers.list)),
  anyone.get(`${CONTAINER}?versions`, versions.list),
  anyone.put(CONTAINER, containers.create),
  anyone.stream.post(CONTAINER, formOr(containers.update)),
  anyone.head(CONTAINER, containers.head),
  anyone.del(CONTAINER, containers.remove),
  anyone.stream.post(`${CONTAINER}?bulk-delete`, bulkDelete),
  anyone.stream.put(`${CONTAINER}?extract-archive`, extract),

  anyone.get(OBJECT, siteObject(objects.read)),
  anyone.stream.put(OBJECT, objects.put),
  anyone.stream.put(`${OBJECT}?multipart-manifest=put`, putManifest),
  anyone.stream.put(`${OBJECT}?extract-archive`, extract),
  anyone.put(`${OBJECT}?version-id`, versions.restore),
  anyone.stream.copy(OBJECT, copyTo),
  anyone.del(OBJECT, objects.remove),
  anyone.del(`${OBJECT}?multipart-manifest=delete`, deleteManifest),
  anyone.head(OBJECT, objects.head),
  anyone.stream.post(OBJECT, formOr(objects.update)),
]
