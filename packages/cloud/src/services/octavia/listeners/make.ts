import type { ListenerProtocol } from '@meridian/wire'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { LoadBalancerRow } from '../loadbalancers/store.ts'
import { requireFitting } from '../pools/protocols.ts'
import { pools } from '../pools/store.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { filled } from '../resource/fields.ts'
import { newRow } from '../resource/new-row.ts'
import type { ListenerGiven } from './body.ts'
import { requireCertificates } from './certificates.ts'
import { listeners } from './store.ts'
import type { ListenerRow } from './store.ts'

/** The ciphers and versions of a listener that ends TLS, unless it names its own. */
const TLS = {
  tls_ciphers:
    'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:DHE-RSA-AES256-GCM-SHA384:DHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-RSA-AES128-GCM-SHA256:DHE-RSA-AES256-SHA256:DHE-RSA-AES128-SHA256:ECDHE-RSA-AES256-SHA384:ECDHE-RSA-AES128-SHA256',
  tls_versions: ['TLSv1.2', 'TLSv1.3'],
  alpn_protocols: ['h2', 'http/1.1', 'http/1.0'],
}
const NO_TLS = { tls_ciphers: null, tls_versions: null, alpn_protocols: null }

type Settings = Omit<ListenerRow, keyof ReturnType<typeof newRow> | 'protocol' | 'protocol_port'>

export const defaultsOf = (protocol: ListenerProtocol): Settings => ({
  name: '',
  description: '',
  admin_state_up: true,
  tags: [],
  connection_limit: -1,
  default_tls_container_ref: null,
  sni_container_refs: [],
  default_pool_id: null,
  insert_headers: {},
  timeout_client_data: 50_000,
  timeout_member_connect: 5000,
  timeout_member_data: 50_000,
  timeout_tcp_inspect: 0,
  client_ca_tls_container_ref: null,
  client_authentication: 'NONE',
  client_crl_container_ref: null,
  allowed_cidrs: null,
  ...(protocol === 'TERMINATED_HTTPS' ? TLS : NO_TLS),
})

/** Adds a listener to a balancer. */
export function makeListener(call: Call, balancer: LoadBalancerRow, given: ListenerGiven): ListenerRow {
  requireQuota(call.db, 'listener', balancer.project_id)
  const { protocol, protocol_port } = given
  requireFreePort(call, balancer.id, protocol, protocol_port)
  const settings = filled(defaultsOf(protocol), given)
  const row: ListenerRow = {
    ...newRow(call, { ...balancer, loadbalancer_id: balancer.id }),
    ...settings,
    protocol,
    protocol_port,
  }
  requireValid(call, row)
  listeners.store.insert(call.db, row)
  return row
}

/** What a listener's settings must fulfil together. */
export function requireValid(call: Call, row: ListenerRow, before?: ListenerRow): void {
  const { protocol, default_pool_id, insert_headers } = row
  if (protocol === 'TERMINATED_HTTPS' && row.default_tls_container_ref === null && row.sni_container_refs.length === 0)
    throw invalid(
      'An SNI or default certificate container reference must be provided for TERMINATED_HTTPS protocol listeners.',
    )
  if (Object.keys(insert_headers).length > 0 && !['HTTP', 'TERMINATED_HTTPS'].includes(protocol))
    throw invalid(`A ${protocol} listener does not support inserting headers.`)
  if (row.client_authentication !== 'NONE' && row.client_ca_tls_container_ref === null)
    throw invalid('Client authentication setting MANDATORY and OPTIONAL require a client CA TLS container reference.')
  requireCertificates(call, row, before)
  if (default_pool_id === null) return
  const pool = pools.store.find(call.db, default_pool_id)
  if (pool?.loadbalancer_id !== row.loadbalancer_id) throw notFound(`Pool ${default_pool_id} not found.`)
  requireFitting(protocol, pool.protocol)
}

const invalid = (reason: string) => badRequest(`Validation failure: ${reason}`)

/** Protocols over the same transport share the ports. */
const transportOf = (protocol: ListenerProtocol) => (protocol === 'UDP' || protocol === 'SCTP' ? protocol : 'TCP')

function requireFreePort(call: Call, balancerId: string, protocol: ListenerProtocol, port: number): void {
  const taken = listeners.store
    .ofBalancers(call.db, [balancerId])
    .some((other) => other.protocol_port === port && transportOf(other.protocol) === transportOf(protocol))
  if (!taken) return
  const sentence = `Another Listener on this Load Balancer is already using protocol ${protocol} and protocol_port ${port}`
  throw conflict(sentence)
}
