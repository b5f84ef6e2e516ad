import type { Server } from '@meridian/wire'
import { notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import * as services from '../compute-services/store.ts'
import { computeUrl } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import type { ServerRow } from './row.ts'
import { check } from './states.ts'
import type { Move } from './states.ts'
import * as store from './store.ts'
import type { Viewer } from './view.ts'

export const isAdmin = (call: Call) => call.may('context_is_admin')

/** Throws 404, also for servers of other projects; finds deleted servers. */
export function locate(call: Call<{ id: string }>): ServerRow {
  const row = store.find(call.db, call.params.id)
  if (!row || (row.project_id !== call.auth.projectId && !isAdmin(call))) throw missing(call.params.id)
  return row
}

const missing = (id: string) => notFound(`Instance ${id} could not be found.`)

/** As `locate`, and throws 403 unless `rule` allows it. */
export function findGoneFor(call: Call<{ id: string }>, rule: string): ServerRow {
  const row = locate(call)
  call.authorize(`os_compute_api:${rule}`, targetOf(row))
  return row
}

/** As `findGoneFor`, but throws 404 for deleted servers. */
export function findFor(call: Call<{ id: string }>, rule: string): ServerRow {
  const row = locate(call)
  if (row.deleted) throw missing(row.id)
  call.authorize(`os_compute_api:${rule}`, targetOf(row))
  return row
}

/** As `findFor`, but checks the rule first, so that servers of other projects are 403. */
export function findOpenlyFor(call: Call<{ id: string }>, rule: string): ServerRow {
  const row = store.find(call.db, call.params.id)
  if (!row || row.deleted) throw missing(call.params.id)
  call.authorize(`os_compute_api:${rule}`, targetOf(row))
  return row
}

export const targetOf = ({ project_id, user_id }: ServerRow) => ({ project_id, user_id })

/** As `findFor`, and throws 409 unless the server's state allows the action. */
export function findForMove(call: Call<{ id: string }>, rule: string, move: Move): ServerRow {
  const row = findFor(call, rule)
  check(row, move, isAdmin(call))
  return row
}

export function viewerOf(call: Call, row?: ServerRow): Viewer {
  const target = { project_id: row?.project_id ?? call.auth.projectId }
  const may = (rule: string) => call.may(`os_compute_api:${rule}`, target)
  return {
    since: sinceOf(call),
    url: computeUrl(call),
    seesHosts: may('os-extended-server-attributes'),
    seesExtraSpecs: may('servers:show:flavor-extra-specs'),
    hostStatus: may('servers:show:host_status') ? hostStatuses(call) : undefined,
    isAdmin: isAdmin(call),
  }
}

function hostStatuses({ db }: Call): NonNullable<Viewer['hostStatus']> {
  const known = new Map<string, Server['host_status']>()
  const callService = (host: string) => {
    const service = services.findCompute(db, host)
    if (!services.isUp(service)) return 'DOWN'
    return service?.status === 'disabled' ? 'MAINTENANCE' : 'UP'
  }
  return (host) => {
    if (host === null) return ''
    const status = known.get(host) ?? callService(host)
    known.set(host, status)
    return status
  }
}
