import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page, withGaps } from '../items.ts'
import { ServerDescription, ServerName, ServerRequest } from './server-request.ts'
import { Server, ServerQuery } from './server.ts'

/** Server actions without parameters. */
export const SERVER_OPERATIONS = [
  'start',
  'stop',
  'pause',
  'unpause',
  'suspend',
  'resume',
  'soft_reboot',
  'hard_reboot',
  'lock',
  'unlock',
  'shelve',
  'shelve_offload',
  'unshelve',
  'unrescue',
  'confirm_resize',
  'revert_resize',
  'force_delete',
  'restore',
] as const
export type ServerOperation = (typeof SERVER_OPERATIONS)[number]

export const ServerEditForm = z.object({ name: ServerName.optional(), description: ServerDescription.optional() })

const ServerWithGaps = Server.extend(withGaps)

export const serverEndpoints = {
  serverList: get('/api/nova/servers/', "List the project's servers, newest first by default", {
    query: ServerQuery,
    result: page(Server),
  }),
  serverCreate: post('/api/nova/servers/', 'Launch servers', {
    body: ServerRequest,
    result: ServerWithGaps,
    location: '/api/nova/servers/:id',
  }),
  serverView: get('/api/nova/servers/:id', 'Show a server', { result: ServerWithGaps }),
  serverOperate: post(
    '/api/nova/servers/:id',
    'Run a server action without parameters, such as start, stop or reboot',
    { body: z.object({ operation: z.enum(SERVER_OPERATIONS) }) },
  ),
  serverUpdate: patch('/api/nova/servers/:id', "Change a server's name or description", { body: ServerEditForm }),
  serverDelete: del('/api/nova/servers/:id', 'Delete a server'),
}
