import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const demo = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const reader = await cloud.as('reader', 'demo')
const admin = await cloud.as('admin', 'admin')

const LBAAS = '/load-balancer/v2/lbaas'
const settle = () => cloud.clock.advance(10)
const lbaas = async (path: string, who = demo): Promise<Body> => (await who.get(`${LBAAS}${path}`)).body

let subnetId: string
beforeAll(async () => {
  subnetId = (await demo.get('/network/v2.0/subnets?name=private-subnet')).body.subnets[0].id
})

/** A balancer in front of servers of the demo project. */
async function balancer(name: string, addresses: readonly string[], port = 80): Promise<Body> {
  const members = addresses.map((address) => ({ address, protocol_port: port, subnet_id: subnetId }))
  const healthmonitor = { type: 'TCP', delay: 5, timeout: 3, max_retries: 3 }
  const pool = { name: `${name}-pool`, protocol: 'TCP', lb_algorithm: 'ROUND_ROBIN', members, healthmonitor }
  const listeners = [{ protocol: 'TCP', protocol_port: port, default_pool: pool }]
  const { status, body } = await demo.post(`${LBAAS}/loadbalancers`, {
    loadbalancer: { name, vip_subnet_id: subnetId, listeners },
  })
  expect(status).toBe(201)
  settle()
  return body.loadbalancer
}

const statusesOf = async (id: string): Promise<Record<string, string>> => {
  const { loadbalancer } = (await lbaas(`/loadbalancers/${id}/status`)).statuses
  const { members } = loadbalancer.listeners[0].pools[0]
  const own = members.map((member: Body) => [member.address, member.operating_status])
  return { balancer: loadbalancer.operating_status, ...Object.fromEntries(own) }
}

const [WEB_1, WEB_2] = ['10.0.0.11', '10.0.0.12']

describe('the health of members', () => {
  test('follows the power state of their servers', async () => {
    const { id } = await balancer('power', [WEB_1, WEB_2])
    expect(await statusesOf(id)).toEqual({ balancer: 'ONLINE', [WEB_1]: 'ONLINE', [WEB_2]: 'ONLINE' })
    const [web] = (await demo.get('/compute/v2.1/servers?name=web-2')).body.servers
    await demo.post(`/compute/v2.1/servers/${web.id}/action`, { 'os-stop': null })
    settle()
    expect(await statusesOf(id)).toEqual({ balancer: 'DEGRADED', [WEB_1]: 'ONLINE', [WEB_2]: 'ERROR' })
    await demo.post(`/compute/v2.1/servers/${web.id}/action`, { 'os-start': null })
    settle()
    expect((await statusesOf(id))['balancer']).toBe('ONLINE')
  })

  test('follows the security groups of their ports', async () => {
    const { id } = await balancer('groups', [WEB_1], 9999)
    expect(await statusesOf(id)).toEqual({ balancer: 'ERROR', [WEB_1]: 'ERROR' })
    const query = `fixed_ips=ip_address%3D${WEB_1}`
    const [port] = (await demo.get(`/network/v2.0/ports?${query}`)).body.ports
    const rule = { direction: 'ingress', protocol: 'tcp', port_range_min: 9990, port_range_max: 9999 }
    const place = { security_group_id: port.security_groups[0], remote_ip_prefix: '10.0.0.0/20', ethertype: 'IPv4' }
    await demo.post('/network/v2.0/security-group-rules', { security_group_rule: { ...rule, ...place } })
    expect(await statusesOf(id)).toEqual({ balancer: 'ONLINE', [WEB_1]: 'ONLINE' })
  })

  test('is that of an address that answers outside of the cloud, and of none inside that nobody has', async () => {
    const { pools } = await balancer('addresses', ['10.0.9.9'])
    const outside = { member: { address: '203.0.113.7', protocol_port: 80 } }
    await demo.post(`${LBAAS}/pools/${pools[0].id}/members`, outside)
    settle()
    const { members } = await lbaas(`/pools/${pools[0].id}/members`)
    expect(members.map((member: Body) => member.operating_status)).toEqual(['ERROR', 'ONLINE'])
  })

  test('is draining at weight 0, and offline while it is switched off', async () => {
    const { pools } = await balancer('drain', [WEB_1, WEB_2])
    const path = `${LBAAS}/pools/${pools[0].id}/members`
    await demo.put(`${path}/${pools[0].members[0].id}`, { member: { weight: 0 } })
    settle()
    await demo.put(`${path}/${pools[0].members[1].id}`, { member: { admin_state_up: false } })
    settle()
    const { members } = (await demo.get(path)).body
    expect(members.map((member: Body) => member.operating_status)).toEqual(['DRAINING', 'OFFLINE'])
  })
})

describe('a tree', () => {
  test('is made whole or not at all', async () => {
    const ports = (await demo.get('/network/v2.0/ports')).body.ports.length
    const pool = { name: 'p', protocol: 'UDP', lb_algorithm: 'ROUND_ROBIN' }
    const listeners = [{ protocol: 'HTTP', protocol_port: 80, default_pool: pool }]
    const response = await demo.post(`${LBAAS}/loadbalancers`, {
      loadbalancer: { name: 'half', vip_subnet_id: subnetId, listeners },
    })
    expect(response.status).toBe(400)
    expect((await lbaas('/loadbalancers?name=half')).loadbalancers).toEqual([])
    expect((await demo.get('/network/v2.0/ports')).body.ports).toHaveLength(ports)
  })

  test('can name a pool twice, and redirects by policies with rules', async () => {
    const shared = { name: 'shared', protocol: 'HTTP', lb_algorithm: 'ROUND_ROBIN' }
    const rules = [{ type: 'PATH', compare_type: 'STARTS_WITH', value: '/api' }]
    const l7policies = [{ action: 'REDIRECT_TO_POOL', redirect_pool: { name: 'shared' }, rules }]
    const listeners = [
      { protocol: 'HTTP', protocol_port: 80, default_pool: { name: 'shared' } },
      { protocol: 'HTTP', protocol_port: 8080, l7policies },
    ]
    const { body } = await demo.post(`${LBAAS}/loadbalancers`, {
      loadbalancer: { vip_subnet_id: subnetId, pools: [shared], listeners },
    })
    expect(body.loadbalancer.pools).toHaveLength(1)
    expect(body.loadbalancer.pools[0].listeners).toHaveLength(2)
    expect(body.loadbalancer.listeners[1].l7policies[0].rules).toHaveLength(1)
  })

  test('has an address that Neutron gives back when it is deleted', async () => {
    const { id, vip_port_id } = await balancer('short-lived', [])
    expect((await demo.get(`/network/v2.0/ports/${vip_port_id}`)).body.port.device_owner).toBe('Octavia')
    await demo.del(`${LBAAS}/loadbalancers/${id}?cascade=true`)
    settle()
    expect((await demo.get(`/network/v2.0/ports/${vip_port_id}`)).status).toBe(404)
  })
})

describe('policies of a listener', () => {
  test('are inserted at a position that is taken, and close the gap of one that goes', async () => {
    const { listeners } = await balancer('positions', [])
    await demo.put(`${LBAAS}/listeners/${listeners[0].id}`, { listener: { default_pool_id: null } })
    settle()
    const add = async (name: string, position?: number) => {
      const place = { listener_id: listeners[0].id, ...(position !== undefined && { position }) }
      await demo.post(`${LBAAS}/l7policies`, { l7policy: { name, action: 'REJECT', ...place } })
      settle()
    }
    await add('last')
    await add('first', 1)
    await add('second', 2)
    const { l7policies } = await lbaas(`/l7policies?listener_id=${listeners[0].id}&sort=position:asc`)
    expect(l7policies.map((policy: Body) => policy.name)).toEqual(['first', 'second', 'last'])
    expect(l7policies.map((policy: Body) => policy.position)).toEqual([1, 2, 3])
  })
})

describe('members that are replaced at once', () => {
  test('lose what they are not given, and stay with additive_only', async () => {
    const { pools } = await balancer('replaced', [WEB_1, WEB_2])
    const path = `${LBAAS}/pools/${pools[0].id}/members`
    await demo.put(`${path}/${pools[0].members[0].id}`, { member: { weight: 7, backup: true, name: 'kept' } })
    settle()
    const wanted = [{ address: WEB_1, protocol_port: 80 }]
    await demo.put(`${path}?additive_only=true`, { members: wanted })
    settle()
    const left = (await demo.get(path)).body.members
    expect(left).toHaveLength(2)
    expect(left[0]).toMatchObject({ weight: 1, backup: false, name: 'kept' })
    await demo.put(path, { members: wanted })
    settle()
    expect((await demo.get(path)).body.members).toHaveLength(1)
  })
})

describe('lists', () => {
  test('are paged in the order that is asked for', async () => {
    for (const name of ['page-1', 'page-2', 'page-3', 'page-4']) await balancer(name, [])
    const all = (await lbaas('/loadbalancers?sort=name:desc')).loadbalancers.map(({ name }: Body) => name)
    const first = await lbaas('/loadbalancers?sort=name:desc&limit=2')
    const { pathname, search } = new URL(first.loadbalancers_links[0].href)
    const second = (await demo.get(`${pathname}${search}`)).body
    const names = [...first.loadbalancers, ...second.loadbalancers].map(({ name }: Body) => name)
    expect(names).toEqual(all.slice(0, 4))
  })

  test('are filtered by what members make of it', async () => {
    await balancer('half-up', [WEB_1, '10.0.9.8'])
    const { loadbalancers } = await lbaas('/loadbalancers?operating_status=DEGRADED&name=half-up')
    expect(loadbalancers).toHaveLength(1)
    expect((await lbaas('/loadbalancers?operating_status=ERROR&name=half-up')).loadbalancers).toEqual([])
  })
})

describe('others', () => {
  test('neither see nor change what a project has, and readers change nothing', async () => {
    const { id, pools } = await balancer('private', [WEB_1])
    const paths = [`/loadbalancers/${id}`, `/pools/${pools[0].id}`, `/pools/${pools[0].id}/members`]
    for (const path of paths) {
      expect((await other.get(`${LBAAS}${path}`)).status).toBe(403)
      expect((await reader.get(`${LBAAS}${path}`)).status).toBe(200)
    }
    for (const who of [other, reader]) {
      expect((await who.put(`${LBAAS}/loadbalancers/${id}`, { loadbalancer: { name: 'mine' } })).status).toBe(403)
      expect((await who.del(`${LBAAS}/loadbalancers/${id}?cascade=true`)).status).toBe(403)
      const member = { member: { address: WEB_2, protocol_port: 80 } }
      expect((await who.post(`${LBAAS}/pools/${pools[0].id}/members`, member)).status).toBe(403)
    }
    expect((await lbaas('/loadbalancers', other)).loadbalancers).toEqual([])
    expect((await lbaas('/loadbalancers?name=private', admin)).loadbalancers).toHaveLength(1)
  })
})

test('the older path of the client is the same', async () => {
  expect((await demo.get('/load-balancer/v2.0/lbaas/loadbalancers')).body).toEqual(await lbaas('/loadbalancers'))
})

test('a listener that ends TLS needs a certificate that the user may read', async () => {
  const { id } = await balancer('tls', [])
  const secret = { name: 'shop', payload: 'PEM', payload_content_type: 'text/plain' }
  const { secret_ref } = (await demo.post('/key-manager/v1/secrets', secret)).body
  const listen = (default_tls_container_ref: string, who = demo) => {
    const listener = {
      loadbalancer_id: id,
      protocol: 'TERMINATED_HTTPS',
      protocol_port: 443,
      default_tls_container_ref,
    }
    return who.post(`${LBAAS}/listeners`, { listener })
  }
  const wrong = `${secret_ref.slice(0, -4)}0000`
  expect((await listen(wrong)).body.faultstring).toBe(`Could not retrieve certificate: ['${wrong}']`)
  const { status, body } = await listen(secret_ref)
  expect(status).toBe(201)
  expect(body.listener).toMatchObject({ default_tls_container_ref: secret_ref, tls_versions: ['TLSv1.2', 'TLSv1.3'] })
})
