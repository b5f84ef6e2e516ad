import { isRecord } from '../call-content.ts'
import { same } from '../fields.ts'
import { all, each, flag, flagFor, flagForNull, type Argument } from './arguments.ts'
import { misfit, textOf, written } from './command-call.ts'
import { collection, command, onItem, row, type Options, type Row } from './command.ts'

/** An object as `name=value,…`. */
const pairs =
  (field: string): Argument =>
  (call, option) => {
    const object = call.take(field)
    if (object === undefined) return []
    if (!isRecord(object)) return misfit()
    const texts = Object.entries(object).map(([name, one]) => `${name}=${textOf(one)}`)
    return texts.length === 0 || texts.some((text) => text.includes(',')) ? misfit() : written(option, texts.join(','))
  }

const PART: Options = { ...same('name description'), enable: flag('admin_state_up', 'disable') }

const LISTENER: Options = {
  ...PART,
  ...same('connection_limit timeout_client_data timeout_member_connect timeout_member_data timeout_tcp_inspect'),
  ...same('default_tls_container_ref'),
  'default-pool': 'default_pool_id',
  'sni-container-refs': all('sni_container_refs'),
  'insert-headers': pairs('insert_headers'),
  'allowed-cidr': each('allowed_cidrs'),
}
const POOL: Options = { ...PART, ...same('lb_algorithm'), 'session-persistence': pairs('session_persistence') }
const MONITOR: Options = {
  ...same('name delay timeout max_retries max_retries_down http_method url_path expected_codes'),
  enable: flag('admin_state_up', 'disable'),
}
const POLICY: Options = {
  ...PART,
  ...same('action position redirect_url redirect_prefix redirect_http_code'),
  'redirect-pool': 'redirect_pool_id',
}
const RULE: Options = { ...same('type compare_type key value'), invert: flag('invert') }

const RULES = '/v2/lbaas/l7policies/*/rules'

/** Of python-octaviaclient. */
export const LOAD_BALANCER: readonly Row[] = [
  row('DELETE /v2/lbaas/loadbalancers/*', onItem('loadbalancer delete', { cascade: flagFor('cascade', 'true') })),
  ...collection('/v2/lbaas/loadbalancers', 'loadbalancer', {
    takes: [],
    create: {
      ...same('name description'),
      'vip-subnet-id': 'vip_subnet_id',
    },
    set: { ...same('name description'), enable: flag('admin_state_up', 'disable') },
    filters: { ...same('name provider'), project: 'project_id' },
  }),
  row('PUT /v2/lbaas/loadbalancers/*/failover', 'loadbalancer failover'),
  row('GET /v2/lbaas/loadbalancers/*/stats', 'loadbalancer stats show'),
  ...collection('/v2/lbaas/listeners', 'loadbalancer listener', {
    takes: ['loadbalancer_id'],
    create: { ...LISTENER, ...same('protocol protocol_port') },
    set: LISTENER,
    unset: { 'default-pool': flagForNull('default_pool_id'), 'allowed-cidrs': flagForNull('allowed_cidrs') },
    filters: { project: 'project_id' },
  }),
  ...collection('/v2/lbaas/pools', 'loadbalancer pool', {
    takes: [],
    create: { ...POOL, ...same('protocol'), loadbalancer: 'loadbalancer_id', listener: 'listener_id' },
    set: POOL,
    unset: { 'session-persistence': flagForNull('session_persistence') },
    filters: { project: 'project_id' },
  }),
  ...collection('/v2/lbaas/healthmonitors', 'loadbalancer healthmonitor', {
    takes: ['pool_id'],
    create: { ...MONITOR, ...same('type') },
    set: MONITOR,
    filters: { project: 'project_id' },
  }),
  ...collection('/v2/lbaas/l7policies', 'loadbalancer l7policy', {
    takes: ['listener_id'],
    create: POLICY,
    set: POLICY,
    filters: { project: 'project_id' },
  }),
  row(`POST ${RULES}`, onItem('loadbalancer l7rule create', RULE)),
  row(`PUT ${RULES}/*`, command('loadbalancer l7rule set', [1, 2], RULE)),
  row(`DELETE ${RULES}/*`, command('loadbalancer l7rule delete', [1, 2])),
]
