import * as z from 'zod'
import { noContent, ok, okList } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { nextPage } from '../links.ts'
import { perVersion, sinceOf, withoutNewerFields } from '../microversion.ts'
import { description, diskConfig, hostname, ipv4, ipv6, name } from '../parameters.ts'
import { findFor, findForMove, viewerOf } from './access.ts'
import { SECONDS } from './durations.ts'
import { readQuery } from './query.ts'
import type { ServerRow } from './row.ts'
import * as store from './store.ts'
import { begin, change } from './tasks.ts'
import { ALONE, IN_LIST, toServer, toSummary } from './view.ts'
import type { Detail } from './view.ts'

type OfServer = Call<{ id: string }>

export const list = (call: Call) => {
  call.authorize('os_compute_api:servers:index', { project_id: call.auth.projectId })
  const viewer = viewerOf(call)
  return page(call, 'index', 'servers', (row) => toSummary(row, viewer))
}

export const listDetail = (call: Call) => {
  call.authorize('os_compute_api:servers:detail', { project_id: call.auth.projectId })
  const viewer = viewerOf(call)
  return page(call, 'detail', 'servers/detail', (row) => toServer(row, viewer, IN_LIST))
}

function page(call: Call, kind: 'index' | 'detail', path: string, view: (row: ServerRow) => unknown) {
  const query = readQuery(call, kind)
  if (!query) return ok({ servers: [] })
  let count = 0
  let last = ''
  const servers = store.each(call.db, query).map((row) => {
    count += 1
    last = row.id
    return view(row)
  })
  const isFull = () => query.limit > 0 && count === query.limit
  return okList('servers', servers, () => nextPage(call, path, 'servers', isFull() ? last : undefined))
}

export const show = (call: OfServer) => {
  const row = findFor(call, 'servers:show')
  return ok({ server: toServer(row, viewerOf(call, row), ALONE) })
}

const changes = z.strictObject({
  name: name.optional(),
  'OS-DCF:diskConfig': diskConfig.optional(),
  accessIPv4: ipv4.optional(),
  accessIPv6: ipv6.optional(),
  description: description.optional(),
  hostname: hostname.optional(),
})
const updateBody = perVersion((since) =>
  z.strictObject({ server: withoutNewerFields(changes, since, { description: 19, hostname: 90 }) }),
)

export const update = (call: OfServer) => {
  const { server } = call.json(updateBody(call))
  const row = findFor(call, 'servers:update')
  const disk = server['OS-DCF:diskConfig']
  const changed = change(call, row, {
    ...(server.name !== undefined && { name: server.name }),
    ...(server.description !== undefined && { description: server.description }),
    ...(server.hostname !== undefined && { hostname: server.hostname }),
    ...(server.accessIPv4 !== undefined && { access_ip_v4: server.accessIPv4 }),
    ...(server.accessIPv6 !== undefined && { access_ip_v6: server.accessIPv6 }),
    ...(disk !== undefined && { auto_disk_config: disk === 'AUTO' }),
  })
  return ok({ server: toServer(changed, viewerOf(call, changed), extentOfChange(call)) })
}

/** Until 2.74 the response has no extension attributes. */
function extentOfChange(call: Call): Detail {
  const extended = sinceOf(call)(75)
  return { extended, keyName: extended, groups: true, userData: true }
}

/** Deletes asynchronously, although it returns 204. */
export const remove = (call: OfServer) => {
  const row = findForMove(call, 'servers:delete', 'delete')
  terminate(call, row)
  return noContent
}

/** Deleting a server again has no effect. */
export function terminate(call: Call, row: ServerRow): void {
  if (row.task_state === 'deleting') return
  const event = row.host === null ? 'api_delete' : 'compute_terminate_instance'
  begin(
    call,
    row,
    { action: 'delete', event, during: 'deleting', job: 'destroy', seconds: SECONDS.delete },
    {},
    { progress: 0 },
  )
}
