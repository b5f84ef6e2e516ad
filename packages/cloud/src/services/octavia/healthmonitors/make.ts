import type { HealthMonitorType } from '@meridian/wire'
import { badRequest, conflict } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { PoolRow } from '../pools/store.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { filled } from '../resource/fields.ts'
import { newRow } from '../resource/new-row.ts'
import type { MonitorGiven } from './body.ts'
import { monitors } from './store.ts'
import type { MonitorRow } from './store.ts'

const isHttp = (type: HealthMonitorType) => type === 'HTTP' || type === 'HTTPS'

type Settings = Pick<
  MonitorRow,
  | 'name'
  | 'admin_state_up'
  | 'tags'
  | 'max_retries_down'
  | 'http_method'
  | 'url_path'
  | 'expected_codes'
  | 'http_version'
  | 'domain_name'
>

/** Monitors that request nothing have none of HTTP's settings. */
export const defaultsOf = (type: HealthMonitorType): Settings => ({
  name: '',
  admin_state_up: true,
  tags: [],
  max_retries_down: 3,
  http_method: isHttp(type) ? 'GET' : null,
  url_path: isHttp(type) ? '/' : null,
  expected_codes: isHttp(type) ? '200' : null,
  http_version: null,
  domain_name: null,
})

/** Adds the monitor of a pool. */
export function makeMonitor(call: Call, pool: PoolRow, given: MonitorGiven, isOfTree = false): MonitorRow {
  requireQuota(call.db, 'health_monitor', pool.project_id)
  if (monitors.store.below(call.db, pool.id).length > 0) throw conflict('This pool already has a health monitor')
  const { type, delay, timeout, max_retries } = given
  requireFitting(type, given)
  requireTransport(type, pool.protocol)
  const row: MonitorRow = {
    ...newRow(call, pool),
    ...filled(defaultsOf(type), given),
    type,
    delay,
    timeout,
    max_retries,
    pool_id: pool.id,
    is_of_tree: isOfTree,
  }
  monitors.store.insert(call.db, row)
  return row
}

/** HTTP's settings are of HTTP's monitors. */
export function requireFitting(type: HealthMonitorType, given: Partial<Omit<MonitorGiven, 'type'>>): void {
  if (isHttp(type)) return
  const wrong = (['http_method', 'url_path', 'expected_codes', 'http_version', 'domain_name'] as const).find(
    (name) => (given[name] ?? null) !== null,
  )
  if (wrong !== undefined)
    throw badRequest(`Validation failure: ${wrong} is not a valid option for health monitors of type ${type}`)
}

function requireTransport(type: HealthMonitorType, protocol: PoolRow['protocol']): void {
  const ofUdp = ['HTTP', 'TCP', 'UDP-CONNECT', 'SCTP']
  const ok =
    protocol === 'UDP' || protocol === 'SCTP' ? ofUdp.includes(type) : type !== 'UDP-CONNECT' && type !== 'SCTP'
  if (!ok)
    throw badRequest(
      `Validation failure: The ${type} health monitor type is not supported with ${protocol} type pools.`,
    )
}
