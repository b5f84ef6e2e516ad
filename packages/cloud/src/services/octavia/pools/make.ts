import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { LoadBalancerRow } from '../loadbalancers/store.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { filled } from '../resource/fields.ts'
import { newRow } from '../resource/new-row.ts'
import type { PoolGiven } from './body.ts'
import { pools } from './store.ts'
import type { PoolRow } from './store.ts'

type Settings = Omit<PoolRow, keyof ReturnType<typeof newRow> | 'protocol' | 'lb_algorithm' | 'session_persistence'>

export const DEFAULTS: Settings = {
  name: '',
  description: '',
  admin_state_up: true,
  tags: [],
  tls_container_ref: null,
  ca_tls_container_ref: null,
  crl_container_ref: null,
  tls_enabled: false,
  tls_ciphers: null,
  tls_versions: null,
  alpn_protocols: null,
}

const NO_PERSISTENCE = { cookie_name: null, persistence_timeout: null, persistence_granularity: null }

/** Adds a pool to a balancer. */
export function makePool(call: Call, balancer: LoadBalancerRow, given: PoolGiven): PoolRow {
  requireQuota(call.db, 'pool', balancer.project_id)
  const { protocol, lb_algorithm } = given
  const row: PoolRow = {
    ...newRow(call, { ...balancer, loadbalancer_id: balancer.id }),
    ...filled(DEFAULTS, given),
    protocol,
    lb_algorithm,
    session_persistence: persistenceOf(given.session_persistence, protocol),
  }
  pools.store.insert(call.db, row)
  return row
}

/** How clients stay with a member; cookies need HTTP. */
export function persistenceOf(
  given: PoolGiven['session_persistence'],
  protocol: PoolRow['protocol'],
): PoolRow['session_persistence'] {
  if (!given) return null
  const { type, cookie_name, ...rest } = given
  if (type === 'APP_COOKIE' && !cookie_name)
    throw badRequest(
      "Validation failure: Field 'cookie_name' must be specified for session persistence of type 'APP_COOKIE'.",
    )
  if (type !== 'APP_COOKIE' && cookie_name)
    throw badRequest(
      `Validation failure: Field 'cookie_name' can not be specified for session persistence of type '${type}'.`,
    )
  if (type !== 'SOURCE_IP' && ['UDP', 'SCTP'].includes(protocol))
    throw badRequest(
      `Validation failure: Session persistence of type ${type} is not supported for ${protocol} protocol pools.`,
    )
  return filled({ ...NO_PERSISTENCE, type }, { cookie_name, ...rest } as object) // null where absent
}
