import { del, get, open, post, put } from '../../core/service/api.ts'
import * as events from './external-events/handlers.ts'
import * as actions from './instance-actions/handlers.ts'
import { from } from './microversion.ts'
import * as migrations from './migrations/handlers.ts'
import { act } from './server-actions/handlers.ts'
import * as consoles from './server-consoles/handlers.ts'
import * as diagnostics from './server-diagnostics/handlers.ts'
import * as interfaces from './server-interfaces/handlers.ts'
import * as ips from './server-ips/handlers.ts'
import * as metadata from './server-metadata/handlers.ts'
import * as password from './server-password/handlers.ts'
import * as securityGroups from './server-security-groups/handlers.ts'
import * as tags from './server-tags/handlers.ts'
import * as volumes from './server-volumes/handlers.ts'
import { update as updateVolume } from './server-volumes/update.ts'
import { create } from './servers/create/handlers.ts'
import * as servers from './servers/handlers.ts'

const serversAt = (path: string) => [
  get(path, servers.list),
  post(path, create),
  get(`${path}/detail`, servers.listDetail),
  get(`${path}/:id`, servers.show),
  put(`${path}/:id`, servers.update),
  del(`${path}/:id`, servers.remove),
  post(`${path}/:id/action`, act),
]

/** Servers and their sub-resources. */
export const serverRoutes = [
  ...serversAt('/v2.1/servers'),
  // Older clients boot from volumes there.
  ...serversAt('/v2.1/os-volumes_boot'),

  post('/v2.1/servers/:id/remote-consoles', from(6, consoles.create)),
  get('/v2.1/servers/:id/os-security-groups', securityGroups.list),
  get('/v2.1/servers/:id/diagnostics', diagnostics.show),
  get('/v2.1/servers/:id/ips', ips.list),
  get('/v2.1/servers/:id/ips/:network', ips.show),

  get('/v2.1/servers/:id/metadata', metadata.list),
  post('/v2.1/servers/:id/metadata', metadata.create),
  put('/v2.1/servers/:id/metadata', metadata.replace),
  get('/v2.1/servers/:id/metadata/:key', metadata.show),
  put('/v2.1/servers/:id/metadata/:key', metadata.update),
  del('/v2.1/servers/:id/metadata/:key', metadata.remove),

  get('/v2.1/servers/:id/os-instance-actions', actions.list),
  get('/v2.1/servers/:id/os-instance-actions/:request', actions.show),

  get('/v2.1/servers/:id/os-interface', interfaces.list),
  post('/v2.1/servers/:id/os-interface', interfaces.create),
  get('/v2.1/servers/:id/os-interface/:port', interfaces.show),
  del('/v2.1/servers/:id/os-interface/:port', interfaces.remove),

  get('/v2.1/servers/:id/os-server-password', password.show),
  del('/v2.1/servers/:id/os-server-password', password.clear),

  get('/v2.1/servers/:id/os-volume_attachments', volumes.list),
  post('/v2.1/servers/:id/os-volume_attachments', volumes.create),
  get('/v2.1/servers/:id/os-volume_attachments/:volume', volumes.show),
  put('/v2.1/servers/:id/os-volume_attachments/:volume', updateVolume),
  del('/v2.1/servers/:id/os-volume_attachments/:volume', volumes.remove),

  get('/v2.1/servers/:id/migrations', from(23, migrations.listOfServer)),
  get('/v2.1/servers/:id/migrations/:migration', from(23, migrations.showOfServer)),
  del('/v2.1/servers/:id/migrations/:migration', from(24, migrations.abort)),
  post('/v2.1/servers/:id/migrations/:migration/action', from(22, migrations.act)),
  get('/v2.1/os-migrations', migrations.list),

  get('/v2.1/servers/:id/tags', from(26, tags.list)),
  put('/v2.1/servers/:id/tags', from(26, tags.replace)),
  del('/v2.1/servers/:id/tags', from(26, tags.clear)),
  get('/v2.1/servers/:id/tags/:tag', from(26, tags.show)),
  put('/v2.1/servers/:id/tags/:tag', from(26, tags.add)),
  del('/v2.1/servers/:id/tags/:tag', from(26, tags.remove)),

  get('/v2.1/servers/:id/topology', from(78, diagnostics.topology)),

  post('/v2.1/os-server-external-events', events.create),
  get('/v2.1/os-console-auth-tokens/:token', consoles.showToken),

  open.get('/console/vnc_lite.html', consoles.page),
  open.get('/console/spice_auto.html', consoles.page),
]
