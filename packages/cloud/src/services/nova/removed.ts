import { gone } from '../../core/errors/fault.ts'
import type { Reply } from '../../core/http/reply.ts'
import { del, get, post, put } from '../../core/service/api.ts'
import type { Route } from '../../core/service/api.ts'

/** Removed APIs that clients may still call. */
const removed = (): Reply => {
  throw gone('This resource is no longer available. No forwarding address is given.')
}

export const removedRoutes: readonly Route[] = [
  get('/v2.1/os-agents', removed),
  post('/v2.1/os-agents', removed),
  put('/v2.1/os-agents/:id', removed),
  del('/v2.1/os-agents/:id', removed),
  get('/v2.1/os-cells', removed),
  post('/v2.1/os-cells', removed),
  get('/v2.1/os-cells/capacities', removed),
  get('/v2.1/os-cells/detail', removed),
  get('/v2.1/os-cells/info', removed),
  post('/v2.1/os-cells/sync_instances', removed),
  get('/v2.1/os-cells/:id', removed),
  put('/v2.1/os-cells/:id', removed),
  del('/v2.1/os-cells/:id', removed),
  get('/v2.1/os-cells/:id/capacities', removed),
  post('/v2.1/os-certificates', removed),
  get('/v2.1/os-certificates/:id', removed),
  get('/v2.1/os-cloudpipe', removed),
  post('/v2.1/os-cloudpipe', removed),
  put('/v2.1/os-cloudpipe/:id', removed),
  get('/v2.1/os-fixed-ips/:id', removed),
  post('/v2.1/os-fixed-ips/:id/action', removed),
  get('/v2.1/os-floating-ip-dns', removed),
  put('/v2.1/os-floating-ip-dns/:id', removed),
  del('/v2.1/os-floating-ip-dns/:id', removed),
  get('/v2.1/os-floating-ip-dns/:domain/entries/:id', removed),
  put('/v2.1/os-floating-ip-dns/:domain/entries/:id', removed),
  del('/v2.1/os-floating-ip-dns/:domain/entries/:id', removed),
  get('/v2.1/os-floating-ips-bulk', removed),
  post('/v2.1/os-floating-ips-bulk', removed),
  get('/v2.1/os-floating-ips-bulk/:id', removed),
  put('/v2.1/os-floating-ips-bulk/:id', removed),
  get('/v2.1/os-fping', removed),
  get('/v2.1/os-fping/:id', removed),
  post('/v2.1/os-networks', removed),
  post('/v2.1/os-networks/add', removed),
  del('/v2.1/os-networks/:id', removed),
  post('/v2.1/os-networks/:id/action', removed),
  post('/v2.1/os-tenant-networks', removed),
  del('/v2.1/os-tenant-networks/:id', removed),
  get('/v2.1/os-security-group-default-rules', removed),
  post('/v2.1/os-security-group-default-rules', removed),
  get('/v2.1/os-security-group-default-rules/:id', removed),
  del('/v2.1/os-security-group-default-rules/:id', removed),
  get('/v2.1/servers/:id/consoles', removed),
  post('/v2.1/servers/:id/consoles', removed),
  get('/v2.1/servers/:id/consoles/:console', removed),
  del('/v2.1/servers/:id/consoles/:console', removed),
  get('/v2.1/servers/:id/os-virtual-interfaces', removed),
]
