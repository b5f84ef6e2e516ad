import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const demo = networkClient(await cloud.as('demo', 'demo'))
const other = networkClient(await cloud.as('demo', 'alt_demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

let external: Body
let here: { network: Body; subnet: Body }
let router: Body
beforeAll(async () => {
  ;[external] = await demo.list('networks', '?router:external=true')
  here = await demo.networkWith('10.5.0.0/24')
  router = await demo.make('routers', { external_gateway_info: { network_id: external.id } })
  await demo.put(`routers/${router.id}/add_router_interface`, { subnet_id: here.subnet.id })
})

const port = (values: Record<string, unknown> = {}) => demo.make('ports', { network_id: here.network.id, ...values })
const floating = (values: Record<string, unknown> = {}) =>
  demo.make('floatingips', { floating_network_id: external.id, ...values })
const attempt = async (values: Record<string, unknown>) => {
  const { status, body } = await demo.post('floatingips', {
    floatingip: { floating_network_id: external.id, ...values },
  })
  return { status, body }
}
const change = async (id: string, values: Record<string, unknown>) => {
  const { status, body } = await demo.put(`floatingips/${id}`, { floatingip: values })
  return { status, body }
}
const bad = (message: string) => refused(400, 'BadRequest', `Bad floatingip request: ${message}.`)

describe('association', () => {
  test('uses the only IPv4 address of the port, and becomes active later', async () => {
    const target = await port()
    const made = await floating({ port_id: target.id })
    expect(made).toMatchObject({
      port_id: target.id,
      fixed_ip_address: target.fixed_ips[0].ip_address,
      router_id: router.id,
      status: 'DOWN',
      port_details: { mac_address: target.mac_address },
    })
    cloud.clock.advance(1)
    expect((await demo.show('floatingips', made.id)).status).toBe('DOWN')
    cloud.clock.advance(5)
    expect((await demo.show('floatingips', made.id)).status).toBe('ACTIVE')
    const { body } = await change(made.id, { port_id: null })
    expect(body.floatingip).toMatchObject({ port_id: null, router_id: null, port_details: null, status: 'ACTIVE' })
    cloud.clock.advance(5)
    expect((await demo.show('floatingips', made.id)).status).toBe('DOWN')
  })

  test('becomes active after a restart too', async () => {
    const made = await floating({ port_id: (await port()).id })
    await cloud.restart()
    expect((await demo.show('floatingips', made.id)).status).toBe('DOWN')
    cloud.clock.advance(60)
    expect((await demo.show('floatingips', made.id)).status).toBe('ACTIVE')
  })

  test('ends when the port is deleted', async () => {
    const target = await port()
    const made = await floating({ port_id: target.id })
    expect((await demo.del(`ports/${target.id}`)).status).toBe(204)
    expect(await demo.show('floatingips', made.id)).toMatchObject({ port_id: null, fixed_ip_address: null })
  })

  test('ends when the port loses its address', async () => {
    const target = await port()
    const made = await floating({ port_id: target.id })
    const fixed_ips = [{ subnet_id: here.subnet.id, ip_address: '10.5.0.240' }]
    await demo.put(`ports/${target.id}`, { port: { fixed_ips } })
    expect(await demo.show('floatingips', made.id)).toMatchObject({ port_id: null })
  })

  test('ends with an empty update, but not with an update of other attributes', async () => {
    const made = await floating({ port_id: (await port()).id })
    const described = await change(made.id, { description: 'web' })
    expect(described.body.floatingip).toMatchObject({ description: 'web', port_id: made.port_id })
    expect((await change(made.id, {})).body.floatingip).toMatchObject({ port_id: null })
  })

  test('needs an address if the port has several', async () => {
    const subnet_id = here.subnet.id
    const two = await port({ fixed_ips: [{ subnet_id }, { subnet_id }] })
    const message = `Port ${two.id} has multiple fixed IPv4 addresses.  Must provide a specific IPv4 address when assigning a floating IP`
    expect(await attempt({ port_id: two.id })).toEqual(bad(message))
    const { ip_address } = two.fixed_ips[1]
    expect(await floating({ port_id: two.id, fixed_ip_address: ip_address })).toMatchObject({
      fixed_ip_address: ip_address,
    })
  })

  test('is refused without a route to the port', async () => {
    const none = await port({ fixed_ips: [] })
    expect(await attempt({ port_id: none.id })).toEqual(
      bad(`Cannot add floating IP to port ${none.id} that has no fixed IPv4 addresses`),
    )
    const target = await port()
    expect(await attempt({ port_id: target.id, fixed_ip_address: '10.5.0.250' })).toEqual(
      bad(`Port ${target.id} does not have fixed ip 10.5.0.250`),
    )
    expect(await attempt({ fixed_ip_address: '10.5.0.4' })).toEqual(
      bad('fixed_ip_address cannot be specified without a port_id'),
    )
    const far = await demo.networkWith('10.99.0.0/24')
    const lone = await demo.make('ports', { network_id: far.network.id })
    const message = `External network ${external.id} is not reachable from subnet ${far.subnet.id}.  Therefore, cannot associate Port ${lone.id} with a Floating IP.`
    expect(await attempt({ port_id: lone.id })).toEqual(refused(404, 'ExternalGatewayForFloatingIPNotFound', message))
  })

  test('with a port of another project is refused', async () => {
    const theirs = await other.networkWith('10.5.0.0/24')
    const target = await other.make('ports', { network_id: theirs.network.id })
    expect((await attempt({ port_id: target.id })).status).toBe(404)
  })
})

describe('addresses', () => {
  test('only administrators choose the address', async () => {
    const message = '(rule:create_floatingip and rule:create_floatingip:floating_ip_address) is disallowed by policy'
    expect(await attempt({ floating_ip_address: '172.24.4.77' })).toEqual(refused(403, 'PolicyNotAuthorized', message))
    const values = { floating_network_id: external.id, floating_ip_address: '172.24.4.77', tenant_id: demo.projectId }
    expect(await admin.make('floatingips', values)).toMatchObject({ project_id: demo.projectId })
  })

  test('are on a port without a project', async () => {
    const made = await floating()
    const [addressPort] = await admin.list('ports', `?device_id=${made.id}`)
    expect(addressPort).toMatchObject({ device_owner: 'network:floatingip', project_id: '', status: 'N/A' })
    expect((await admin.del(`ports/${addressPort.id}`)).body.NeutronError.type).toBe('ServicePortInUse')
    await demo.del(`floatingips/${made.id}`)
    expect(await admin.list('ports', `?device_id=${made.id}`)).toEqual([])
  })

  test('can be exhausted', async () => {
    const small = await admin.networkWith('198.51.100.0/30')
    await admin.put(`networks/${small.network.id}`, { network: { 'router:external': true } })
    await floating({ floating_network_id: small.network.id })
    const message = `Unable to find any IP address on external network ${small.network.id}.`
    expect(await attempt({ floating_network_id: small.network.id })).toEqual(
      refused(400, 'ExternalIpAddressExhausted', message),
    )
  })

  test('come from pools that all projects see', async () => {
    const { body } = await demo.get('floatingip_pools')
    expect(body.floatingip_pools).toContainEqual({
      subnet_id: external.subnets[0],
      subnet_name: 'public-subnet',
      network_id: external.id,
      cidr: '172.24.4.0/24',
      tenant_id: demo.projectId,
      project_id: demo.projectId,
    })
  })
})

describe('port forwarding', () => {
  const forward = async (id: string, values: Record<string, unknown>) => {
    const { status, body } = await demo.post(`floatingips/${id}/port_forwardings`, { port_forwarding: values })
    return { status, body }
  }
  const wishFor = (target: Body, more: Record<string, unknown> = {}) => ({
    protocol: 'tcp',
    internal_port_id: target.id,
    internal_ip_address: target.fixed_ips[0].ip_address,
    internal_port: 22,
    external_port: 2222,
    ...more,
  })

  test('appears in its floating IP, which is then in use', async () => {
    const made = await floating()
    const target = await port()
    const { body } = await forward(made.id, wishFor(target))
    const shown = await demo.show('floatingips', made.id)
    expect(shown).toMatchObject({ router_id: router.id, port_id: null })
    expect(shown.port_forwardings).toMatchObject([{ id: body.port_forwarding.id, external_port: 2222 }])
    const inUse = refused(
      409,
      'FipInUseByPortForwarding',
      `Floating IP ${made.id} in use by Port Forwarding resources.`,
    )
    expect(await change(made.id, { port_id: (await port()).id })).toEqual(inUse)
    const removal = await demo.del(`floatingips/${made.id}`)
    expect({ status: removal.status, body: removal.body }).toEqual(inUse)
    await demo.del(`floatingips/${made.id}/port_forwardings/${body.port_forwarding.id}`)
    expect(await demo.show('floatingips', made.id)).toMatchObject({ router_id: null, port_forwardings: [] })
  })

  test('supports ranges and updates', async () => {
    const made = await floating()
    const target = await port()
    const ranges = {
      internal_port: undefined,
      external_port: undefined,
      internal_port_range: '10:12',
      external_port_range: '20:22',
    }
    const { body } = await forward(made.id, wishFor(target, ranges))
    expect(body.port_forwarding).toMatchObject({ internal_port_range: '10:12', external_port_range: '20:22' })
    expect(body.port_forwarding).not.toHaveProperty('external_port')
    const path = `floatingips/${made.id}/port_forwardings/${body.port_forwarding.id}`
    const changed = await demo.put(path, { port_forwarding: { protocol: 'udp', description: 'games' } })
    expect(changed.body.port_forwarding).toMatchObject({ protocol: 'udp', description: 'games' })
    expect((await demo.get(path)).body.port_forwarding).toMatchObject({ protocol: 'udp' })
  })

  test('ends when the port is deleted', async () => {
    const made = await floating()
    const target = await port()
    await forward(made.id, wishFor(target))
    expect((await demo.del(`ports/${target.id}`)).status).toBe(204)
    expect(await demo.show('floatingips', made.id)).toMatchObject({ router_id: null, port_forwardings: [] })
    expect((await demo.del(`floatingips/${made.id}`)).status).toBe(204)
  })

  test('is refused for collisions and unreachable targets', async () => {
    const made = await floating()
    const target = await port()
    const pf = (message: string) => refused(400, 'BadRequest', `Bad port_forwarding request: ${message}.`)
    await forward(made.id, wishFor(target))
    expect(await forward(made.id, wishFor(target, { internal_port: 23 }))).toEqual(
      pf(
        'There is a port collision with the external_port_range. The following ranges collides: 2222:2222 and 2222:2222',
      ),
    )
    expect(await forward(made.id, wishFor(target, { protocol: 'x' }))).toEqual(
      refused(
        400,
        'InvalidInput',
        "Invalid input for operation: IP protocol 'x' is not supported. Only protocol names and their integer representation (0 to 255) are supported.",
      ),
    )
    expect(await forward(made.id, wishFor(target, { external_port: 70_000 }))).toEqual(
      refused(
        400,
        'HTTPBadRequest',
        "Invalid input for external_port. Reason: '70000' is too large - must be no larger than '65535'.",
      ),
    )
    const wrong = await forward(made.id, wishFor(target, { internal_ip_address: '10.5.0.251', external_port: 1 }))
    expect(wrong.body.NeutronError.message).toBe(
      `Bad port_forwarding request: Requested internal IP address 10.5.0.251 is not suitable for internal neutron port ${target.id}, as its fixed_ips are [{'subnet_id': '${here.subnet.id}', 'ip_address': '${target.fixed_ips[0].ip_address}'}].`,
    )
    expect((await forward(made.id, {})).body.NeutronError.message).toBe(
      "Failed to parse request. Required attribute 'internal_ip_address' not specified",
    )
  })
})
