import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { ok, text } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call, OpenCall } from '../../../core/service/api.ts'
import * as hypervisors from '../hypervisors/store.ts'
import { computeUrl } from '../links.ts'
import { perVersion, sinceOf } from '../microversion.ts'
import { findFor } from '../servers/access.ts'
import type { ServerRow } from '../servers/row.ts'
import * as servers from '../servers/store.ts'
import { bootLog } from './boot-log.ts'
import { consolePage } from './page.ts'
import * as store from './store.ts'

type OfServer = Call<{ id: string }>

const outputBody = z.strictObject({
  'os-getConsoleOutput': z.strictObject({
    length: z.union([z.int().min(-1), z.string().regex(/^-?[0-9]+$/), z.null()]).optional(),
  }),
})

/** The last `length` lines, or all of them. */
export const output = (call: OfServer) => {
  const { length } = call.json(outputBody)['os-getConsoleOutput']
  const row = findFor(call, 'os-console-output')
  checkHost(row)
  const log = bootLog(row)
  const lines = Number(length ?? -1)
  return ok({
    output:
      lines < 0
        ? log
        : log
            .split('\n')
            .slice(-lines || Number.MAX_SAFE_INTEGER)
            .join('\n'),
  })
}

function checkHost({ id, host }: ServerRow): void {
  if (host === null) throw conflict(`Instance ${id} is not ready`)
}

/** The console types of this cloud, by protocol; Nova has more. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  vnc: ['novnc'],
  spice: ['spice-html5'],
  serial: ['serial'],
}
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  vnc: ['novnc', 'xvpvnc'],
  spice: ['spice-html5'],
  rdp: ['rdp-html5'],
  serial: ['serial'],
  mks: ['webmks'],
}

const oldBody = (action: string, types: readonly string[]) =>
  z.strictObject({ [action]: z.strictObject({ type: z.enum(types) }) })

/** `os-getVNCConsole` and similar actions, until 2.5. */
export const oldConsole = (action: string, protocol: 'vnc' | 'spice' | 'rdp' | 'serial') => {
  const body = oldBody(action, KNOWN[protocol] ?? [])
  return (call: OfServer) => {
    const type = call.json(body)[action]?.type ?? ''
    const row = findFor(call, 'os-remote-consoles')
    return ok({ console: { type, url: openConsole(call, row, protocol, type) } })
  }
}

const createBody = perVersion((since) =>
  z.strictObject({
    remote_console: z.strictObject({
      protocol: z.enum(['vnc', 'spice', 'rdp', 'serial', ...(since(8) ? ['mks'] : [])]),
      type: z.enum(['novnc', 'xvpvnc', 'rdp-html5', 'spice-html5', 'serial', ...(since(8) ? ['webmks'] : [])]),
    }),
  }),
)

export const create = (call: OfServer) => {
  const { protocol, type } = call.json(createBody(call)).remote_console
  const row = findFor(call, 'os-remote-consoles')
  return ok({ remote_console: { protocol, type, url: openConsole(call, row, protocol, type) } })
}

const LIFETIME_MS = 600_000

function openConsole(call: OfServer, row: ServerRow, protocol: string, type: string): string {
  checkHost(row)
  if (row.task_state === 'deleting' || row.task_state === 'migrating') {
    throw conflict(`Cannot 'get_${protocol}_console' instance ${row.id} while it is in task_state ${row.task_state}`)
  }
  if (!KNOWN[protocol]?.includes(type)) throw badRequest(`Invalid console type ${type}`)
  if (!OFFERED[protocol]?.includes(type)) throw badRequest(`Unavailable console type ${type}.`)
  const now = call.clock.now()
  const token = newUuid()
  store.removeExpired(call.db, now)
  store.insert(call.db, { id: token, server_id: row.id, console_type: type, expires_at: now + LIFETIME_MS })
  const url = computeUrl(call)
  if (type === 'novnc') return `${url}/console/vnc_lite.html?path=compute%2Fconsole%2F%3Ftoken%3D${token}`
  if (type === 'spice-html5') return `${url}/console/spice_auto.html?token=${token}`
  return `${url.replace(/^http/, 'ws')}/console/?token=${token}`
}

/** Called by console proxies. */
export const showToken = (call: Call<{ token: string }>) => {
  call.authorize('os_compute_api:os-console-auth-tokens')
  const found = store.find(call.db, call.params.token, call.clock.now())
  const isHidden = found !== undefined && found.console_type !== 'rdp-html5' && !sinceOf(call)(31)
  if (isHidden) throw badRequest('The requested console type details are not accessible')
  const row = found && servers.find(call.db, found.server_id)
  if (!found || !row) throw notFound('Token not found')
  const host = hypervisors.findByHost(call.db, row.host ?? '')?.host_ip ?? ''
  return ok({ console: { instance_uuid: row.id, host, port: 5900, internal_access_path: null } })
}

/** The page behind a console URL. It shows the console log, since there is no guest. */
export const page = (call: OpenCall) => {
  const { query, db, clock } = call
  const token = query.get('token') ?? new URLSearchParams(query.get('path')?.split('?')[1]).get('token') ?? ''
  const found = store.find(db, token, clock.now())
  const row = found && servers.find(db, found.server_id)
  if (!row || row.deleted) throw notFound('The console’s address is no longer valid.')
  return text(200, 'text/html; charset=UTF-8', consolePage(row.name, bootLog(row)))
}
