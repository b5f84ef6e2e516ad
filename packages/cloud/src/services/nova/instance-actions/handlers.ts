import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { nextPage } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import { limitOf, refuseOthers, timeParameter } from '../query-parameters.ts'
import { findFor, findGoneFor } from '../servers/access.ts'
import type { ServerRow } from '../servers/row.ts'
import * as store from './store.ts'
import { toAction, toEvent } from './view.ts'

type OfServer = Call<{ id: string }>
type OfAction = Call<{ id: string; request: string }>

/** From 2.21 on also for deleted servers. */
const findServer = (call: OfServer, rule: string): ServerRow =>
  sinceOf(call)(21) ? findGoneFor(call, rule) : findFor(call, rule)

/** Newest first; paged from 2.58 on. */
export const list = (call: OfServer) => {
  const since = sinceOf(call)
  if (since(58))
    refuseOthers(call.query, ['limit', 'marker', 'changes-since', ...(since(66) ? ['changes-before'] : [])])
  const row = findServer(call, 'os-instance-actions:list')
  const mine = is('server_id', row.id)
  const newest = { column: 'seq', descending: true } as const
  if (!since(58)) {
    return ok({
      instanceActions: store.list(call.db, { where: [mine], sort: [newest] }).map((one) => toAction(one, since)),
    })
  }
  const limit = limitOf(call.query)
  const where = [mine, ...changes(call.query)]
  const rows = store.list(call.db, { where, sort: [newest], limit, ...after(call, row.id) })
  const last = limit > 0 && rows.length === limit ? rows.at(-1)?.request_id : undefined
  const { actions_links: links } = nextPage(call, `servers/${row.id}/os-instance-actions`, 'actions', last)
  return ok({ instanceActions: rows.map((one) => toAction(one, since)), ...(links && { links }) })
}

function after(call: OfServer, serverId: string): { after?: string } {
  const marker = call.query.get('marker')
  if (marker === null) return {}
  const id = store.idOf(serverId, marker)
  if (!store.find(call.db, id)) throw badRequest(`Marker ${marker} could not be found.`)
  return { after: id }
}

function changes(query: URLSearchParams): Condition[] {
  const since = query.get('changes-since')
  const before = query.get('changes-before')
  const from = since === null ? undefined : timeParameter('changes-since', since)
  const to = before === null ? undefined : timeParameter('changes-before', before)
  if (from !== undefined && to !== undefined && to < from) {
    throw badRequest('The value of changes-since must be less than or equal to changes-before.')
  }
  return [
    ...(from === undefined ? [] : [is('updated_at', from, '>=')]),
    ...(to === undefined ? [] : [is('updated_at', to, '<=')]),
  ]
}

/** Members see the events of an action from 2.51 on. */
export const show = (call: OfAction) => {
  const since = sinceOf(call)
  const row = findServer(call, 'os-instance-actions:show')
  const action = store.find(call.db, store.idOf(row.id, call.params.request))
  if (!action) throw notFound(`Action ${call.params.request} not found`)
  const may = (rule: string) => call.may(`os_compute_api:os-instance-actions:${rule}`, { project_id: row.project_id })
  const viewer = { since, isOperator: may('events'), seesDetails: may('events:details') }
  const project = action.project_id ?? row.project_id
  const events =
    viewer.isOperator || since(51) ? action.events.map((event) => toEvent(event, project, viewer)) : undefined
  return ok({ instanceAction: { ...toAction(action, since), ...(events && { events }) } })
}
