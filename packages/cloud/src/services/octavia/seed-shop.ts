import { seededUuid } from '../../core/ids.ts'
import type { Background } from '../../core/service/service.ts'
import { BALANCER, balancerId, certificateId, VIP_PORT } from '../../seed/balancers.ts'
import { projectId } from '../../seed/company.ts'
import { networkId, portId, subnetId } from '../../seed/network.ts'
import { SERVERS } from '../../seed/servers.ts'
import { makeAmphorae } from './amphorae/make.ts'
import { defaultsOf as monitorDefaults } from './healthmonitors/make.ts'
import { monitors } from './healthmonitors/store.ts'
import { DEFAULTS as POLICY } from './l7policies/make.ts'
import { policies, type PolicyRow } from './l7policies/store.ts'
import { DEFAULTS as RULE } from './l7rules/make.ts'
import { l7rules } from './l7rules/store.ts'
import { defaultsOf as listenerDefaults } from './listeners/make.ts'
import { listeners, type ListenerRow } from './listeners/store.ts'
import { balancers, type LoadBalancerRow } from './loadbalancers/store.ts'
import { DEFAULTS as MEMBER } from './members/make.ts'
import { members } from './members/store.ts'
import { DEFAULTS as POOL } from './pools/make.ts'
import { pools, type PoolRow } from './pools/store.ts'

const HTTP_PORT = 80

/** The shop's balancer; `web-3` does not answer, because its security groups do not admit its port. */
export function seedShop(background: Background): void {
  const balancer: LoadBalancerRow = {
    ...common('balancer'),
    id: balancerId,
    name: BALANCER.name,
    description: BALANCER.description,
    vip_address: BALANCER.address,
    vip_port_id: portId(VIP_PORT),
    vip_subnet_id: subnetId(BALANCER.subnet),
    vip_network_id: networkId(BALANCER.network),
    vip_qos_policy_id: null,
    additional_vips: [],
    provider: 'amphora',
    flavor_id: seededUuid('octavia-flavor', 'single'),
    availability_zone: null,
    owns_port: true,
    change: 0,
  }
  balancers.store.insert(background.db, balancer)
  makeAmphorae(background, balancer)
  const web = pool(background, 'web', { 'web-1': HTTP_PORT, 'web-2': HTTP_PORT, 'web-3': 8080 })
  const check = { ...monitorDefaults('HTTP'), type: 'HTTP' as const, delay: 5, timeout: 3, max_retries: 3 }
  const monitor = { ...common('monitor'), ...check, name: 'web', pool_id: web.id, is_of_tree: false }
  monitors.store.insert(background.db, { ...monitor, operating_status: 'ONLINE' })
  const api = pool(background, 'api', { 'app-1': 9000, 'app-2': 9000 })
  const reference = `/key-manager/v1/containers/${certificateId(BALANCER.certificate)}`
  const secure = listener(background, 'https', 'TERMINATED_HTTPS', 443, {
    default_tls_container_ref: reference,
    default_pool_id: web.id,
    insert_headers: { 'X-Forwarded-For': 'true' },
  })
  const plain = listener(background, 'http', 'HTTP', HTTP_PORT, {})
  policy(background, secure, 'api', '/api', { action: 'REDIRECT_TO_POOL', redirect_pool_id: api.id })
  policy(background, secure, 'internal', '/internal', { action: 'REJECT', position: 2 })
  const redirect_prefix = 'https://shop.example.com'
  policy(background, plain, 'to https', '/', { action: 'REDIRECT_PREFIX', redirect_prefix, redirect_http_code: 301 })
}

const common = (name: string) => ({
  id: seededUuid('load-balancing', name),
  loadbalancer_id: balancerId,
  project_id: projectId('demo'),
  provisioning_status: 'ACTIVE' as const,
  operating_status: 'ONLINE' as const,
  admin_state_up: true,
  tags: [],
  created_at: BALANCER.createdAt,
  updated_at: BALANCER.createdAt,
})

function listener(
  { db }: Background,
  name: string,
  protocol: ListenerRow['protocol'],
  protocol_port: number,
  more: Partial<ListenerRow>,
): ListenerRow {
  const row = { ...listenerDefaults(protocol), ...common(`listener ${name}`), name, protocol, protocol_port, ...more }
  listeners.store.insert(db, row)
  return row
}

/** Of the servers with these names, each with the port on which it is reached. */
function pool({ db }: Background, name: string, ports: Readonly<Record<string, number>>): PoolRow {
  const row: PoolRow = {
    ...POOL,
    ...common(`pool ${name}`),
    name,
    protocol: 'HTTP',
    lb_algorithm: name === 'web' ? 'ROUND_ROBIN' : 'LEAST_CONNECTIONS',
    session_persistence: null,
  }
  pools.store.insert(db, row)
  for (const [server, protocol_port] of Object.entries(ports)) {
    const address = SERVERS.find(({ name: of }) => of === server)?.ports[0]?.address ?? ''
    const own = { ...MEMBER, ...common(`member ${server}`), name: server, pool_id: row.id, address, protocol_port }
    members.store.insert(db, { ...own, subnet_id: subnetId(BALANCER.subnet) })
  }
  return row
}

/** For what begins with a path. */
function policy(
  { db }: Background,
  { id: listener_id }: ListenerRow,
  name: string,
  path: string,
  more: Pick<PolicyRow, 'action'> & Partial<PolicyRow>,
): void {
  const own = { ...POLICY, ...common(`policy ${name}`), name, listener_id, position: 1, is_of_tree: false, ...more }
  policies.store.insert(db, own)
  const rule = { type: 'PATH', compare_type: 'STARTS_WITH', value: path } as const
  l7rules.store.insert(db, { ...RULE, ...common(`rule ${name}`), ...rule, l7policy_id: own.id, is_of_tree: false })
}
