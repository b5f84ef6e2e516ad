import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { nextPage } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import { limitOf, MAX_LIMIT, refuseOthers } from '../query-parameters.ts'
import * as servers from '../servers/store.ts'
import { periodOf } from './period.ts'
import type { Period } from './period.ts'
import { toProjectUsage, toServerUsage } from './view.ts'

export const list = (call: Call) => {
  const limit = pageOf(call, ['detailed'])
  call.authorize('os_compute_api:os-simple-tenant-usage:list', { project_id: call.auth.projectId })
  const period = periodOf(call)
  const usages = usagesIn(call, period, limit)
  const isDetailed = call.query.get('detailed') === '1'
  const projects = [...Map.groupBy(usages, ({ tenant_id }) => tenant_id).values()]
  return ok({
    tenant_usages: projects.map((project) => toProjectUsage(project, period, isDetailed)),
    ...next(call, 'os-simple-tenant-usage', 'tenant_usages', usages, limit),
  })
}

export const show = (call: Call<{ project: string }>) => {
  const { project } = call.params
  const limit = pageOf(call)
  call.authorize('os_compute_api:os-simple-tenant-usage:show', { project_id: project })
  const period = periodOf(call)
  const usages = usagesIn(call, period, limit, project)
  return ok({
    tenant_usage: usages.length > 0 ? toProjectUsage(usages, period, true) : {},
    ...next(call, `os-simple-tenant-usage/${project}`, 'tenant_usage', usages, limit),
  })
}

/** From 2.40 on pages of servers. */
function pageOf(call: Call, others: readonly string[] = []): number {
  const since = sinceOf(call)
  const limit = since(40) ? limitOf(call.query) : MAX_LIMIT
  if (since(75)) refuseOthers(call.query, ['start', 'end', 'limit', 'marker', ...others])
  return limit
}

function usagesIn(call: Call, period: Period, limit: number, projectId?: string) {
  const marker = sinceOf(call)(40) ? (call.query.get('marker') ?? undefined) : undefined
  if (marker !== undefined && !servers.find(call.db, marker)) throw badRequest(`Marker ${marker} could not be found.`)
  const rows = servers.listRunning(call.db, {
    from: isoSeconds(period.start),
    until: isoSeconds(period.stop),
    projectId,
    marker,
    limit,
  })
  return rows.map((row) => toServerUsage(row, period, call.clock.now()))
}

function next(call: Call, path: string, key: string, usages: readonly { instance_id: string }[], limit: number) {
  const isFull = sinceOf(call)(40) && usages.length === limit
  return nextPage(call, path, key, isFull ? usages.at(-1)?.instance_id : undefined)
}
