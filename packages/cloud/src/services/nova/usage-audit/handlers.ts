import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import * as computeServices from '../compute-services/store.ts'

const MONTH_FORMAT = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?$/

/** The audits of the calendar month before `time`. No host runs any, as where the task is disabled. */
function auditBefore({ db }: Call, time: Date) {
  const end = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1))
  const begin = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - 1, 1))
  const hosts = computeServices
    .list(db)
    .filter(({ binary }) => binary === 'nova-compute')
    .map(({ host }) => host)
  return {
    period_beginning: text(begin),
    period_ending: text(end),
    num_hosts: hosts.length,
    num_hosts_done: 0,
    num_hosts_running: 0,
    num_hosts_not_run: hosts.length,
    hosts_not_run: hosts,
    total_instances: 0,
    total_errors: 0,
    overall_status: `0 of ${hosts.length} hosts done. 0 errors.`,
    log: {},
  }
}

const text = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ')

export const list = (call: Call) => {
  call.authorize('os_compute_api:os-instance-usage-audit-log:list')
  return ok({ instance_usage_audit_logs: auditBefore(call, new Date(call.clock.now())) })
}

export const show = (call: Call<{ before: string }>) => {
  call.authorize('os_compute_api:os-instance-usage-audit-log:show')
  const { before } = call.params
  const time = MONTH_FORMAT.test(before)
    ? new Date(`${before.replace(' ', 'T')}${before.includes(' ') ? 'Z' : ''}`)
    : undefined
  if (!time || Number.isNaN(time.getTime())) throw badRequest(`Invalid timestamp for date ${before}`)
  return ok({ instance_usage_audit_log: auditBefore(call, time) })
}
