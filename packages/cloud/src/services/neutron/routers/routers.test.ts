import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const GONE = '00000000-0000-4000-8000-000000000000'

let external: Body
beforeAll(async () => {
  ;[external] = await demo.list('networks', '?router:external=true')
  await admin.put(`quotas/${demo.projectId}`, { quota: { router: -1 } })
})

const router = (values: Record<string, unknown> = {}) => demo.make('routers', { name: 'r', ...values })
const attempt = async (values: Record<string, unknown>) => {
  const { status, body } = await demo.post('routers', { router: values })
  return { status, body }
}
const act = async (id: string, action: string, body: unknown) => {
  const response = await demo.put(`routers/${id}/${action}`, body)
  return { status: response.status, body: response.body }
}
const add = (id: string, body: unknown) => act(id, 'add_router_interface', body)
const take = (id: string, body: unknown) => act(id, 'remove_router_interface', body)
const bad = (message: string) => refused(400, 'BadRequest', `Bad router request: ${message}.`)

describe('gateway', () => {
  test('has an address of the external network, and SNAT', async () => {
    const made = await router({ external_gateway_info: { network_id: external.id } })
    expect(made.external_gateway_info).toMatchObject({
      network_id: external.id,
      enable_snat: true,
      external_fixed_ips: [{ subnet_id: external.subnets[0], ip_address: expect.stringMatching(/^172\.24\.4\./) }],
    })
    const [port] = await admin.list('ports', `?device_id=${made.id}`)
    expect(port).toMatchObject({ device_owner: 'network:router_gateway', project_id: '', status: 'ACTIVE' })
    await demo.put(`routers/${made.id}`, { router: { external_gateway_info: {} } })
    expect(await admin.list('ports', `?device_id=${made.id}`)).toEqual([])
  })

  test('with a fixed address or without SNAT is for administrators only', async () => {
    const info = { network_id: external.id, enable_snat: false }
    const denied = await attempt({ external_gateway_info: info })
    const rule = 'rule:create_router:external_gateway_info'
    const rules = `(rule:create_router and (${rule} and (${rule}:network_id and ${rule}:enable_snat)))`
    expect(denied).toEqual(refused(403, 'PolicyNotAuthorized', `${rules} is disallowed by policy`))
    const fixed = { ...info, external_fixed_ips: [{ ip_address: '172.24.4.99' }] }
    const made = await admin.make('routers', { external_gateway_info: fixed })
    expect(made.external_gateway_info).toMatchObject({
      enable_snat: false,
      external_fixed_ips: [{ ip_address: '172.24.4.99' }],
    })
  })

  test('must be on an existing external network', async () => {
    const { network } = await demo.networkWith('10.5.0.0/24')
    expect(await attempt({ external_gateway_info: { network_id: network.id } })).toEqual(
      bad(`Network ${network.id} is not an external network`),
    )
    expect((await attempt({ external_gateway_info: { network_id: GONE } })).status).toBe(404)
  })

  test.for<[info: unknown, reason: string]>([
    [
      { nonsense: 1 },
      "Validation of dictionary's keys failed. Expected keys: {'network_id'} Provided keys: {'nonsense'}",
    ],
    ['x', "'x' is not a dictionary"],
    [{ network_id: 'x' }, "'x' is not a valid UUID"],
  ])('%j is refused', async ([info, reason]) => {
    const message = `Invalid input for external_gateway_info. Reason: ${reason}.`
    expect(await attempt({ external_gateway_info: info })).toEqual(refused(400, 'HTTPBadRequest', message))
  })
})

describe('interfaces', () => {
  test('get the gateway address of the subnet', async () => {
    const made = await router()
    const { subnet } = await demo.networkWith('10.5.0.0/24')
    const { status, body } = await add(made.id, { subnet_id: subnet.id })
    expect({ status, body }).toMatchObject({ status: 200, body: { id: made.id, subnet_ids: [subnet.id] } })
    expect(await demo.show('ports', body.port_id)).toMatchObject({
      device_id: made.id,
      device_owner: 'network:router_interface',
      fixed_ips: [{ ip_address: '10.5.0.1' }],
      status: 'ACTIVE',
    })
    expect(await demo.show('routers', made.id)).toMatchObject({ availability_zones: ['nova'] })
  })

  test('are refused if they are invalid', async () => {
    const made = await router()
    const { subnet } = await demo.networkWith('10.5.0.0/24')
    const bare = await demo.networkWith('10.6.0.0/24', { gateway_ip: null })
    const same = await demo.networkWith('10.5.0.0/25')
    await add(made.id, { subnet_id: subnet.id })
    expect(await add(made.id, [])).toEqual(bad('Either subnet_id or port_id must be specified'))
    expect(await add(made.id, { subnet_id: 'x' })).toEqual(bad("'x' is not a valid UUID"))
    expect(await add(made.id, { subnet_id: GONE, port_id: GONE })).toEqual(
      bad('Cannot specify both subnet-id and port-id'),
    )
    expect(await add(made.id, { subnet_id: bare.subnet.id })).toEqual(
      bad('Subnet for router interface must have a gateway IP'),
    )
    const overlap = `Cidr 10.5.0.0/25 of subnet ${same.subnet.id} overlaps with cidr 10.5.0.0/24 of subnet ${subnet.id}`
    expect(await add(made.id, { subnet_id: same.subnet.id })).toEqual(bad(overlap))
    expect((await add(made.id, { subnet_id: GONE })).status).toBe(404)
    expect((await add(made.id, { port_id: GONE })).status).toBe(404)
  })

  test('can be existing ports', async () => {
    const made = await router()
    const { network, subnet } = await demo.networkWith('10.5.0.0/24')
    const port = await demo.make('ports', { network_id: network.id })
    expect((await add(made.id, { port_id: port.id })).body).toMatchObject({ port_id: port.id, subnet_id: subnet.id })
    const again = await add(made.id, { port_id: port.id })
    const message = `Unable to complete operation on port ${port.id} for network ${network.id}. Port already has an attached device ${made.id}.`
    expect(again).toEqual(refused(409, 'PortInUse', message))
    expect((await take(made.id, { port_id: port.id })).status).toBe(200)
    expect((await demo.get(`ports/${port.id}`)).status).toBe(404)
  })

  test('are removed by a matching port and subnet only', async () => {
    const made = await router()
    const { subnet } = await demo.networkWith('10.5.0.0/24')
    const other = await demo.networkWith('10.6.0.0/24')
    const { body } = await add(made.id, { subnet_id: subnet.id })
    const unknown = `Router ${made.id} does not have an interface with id ${GONE}`
    expect(await take(made.id, { port_id: GONE })).toEqual(refused(404, 'RouterInterfaceNotFound', unknown))
    const mismatch = `Subnet on port ${body.port_id} does not match the requested subnet ${other.subnet.id}.`
    expect(await take(made.id, { port_id: body.port_id, subnet_id: other.subnet.id })).toEqual(
      refused(400, 'SubnetMismatchForPort', mismatch),
    )
  })

  test('of IPv6 subnets of one network share a port', async () => {
    const made = await router()
    const { network, subnet } = await demo.networkWith('fd00:5::/64')
    const second = await demo.make('subnets', { network_id: network.id, ip_version: 6, cidr: 'fd00:6::/64' })
    const one = await add(made.id, { subnet_id: subnet.id })
    const two = await add(made.id, { subnet_id: second.id })
    expect(two.body).toMatchObject({ port_id: one.body.port_id, subnet_ids: [subnet.id, second.id] })
    await take(made.id, { subnet_id: subnet.id })
    expect((await demo.show('ports', one.body.port_id)).fixed_ips).toEqual([
      { subnet_id: second.id, ip_address: 'fd00:6::' },
    ])
  })

  test('on a subnet of another project are refused', async () => {
    const [shared] = await demo.list('subnets', '?name=shared-subnet')
    const made = await router()
    const message = `Cannot add interface to router because subnet ${shared.id} is not owned by project making the request`
    expect(await add(made.id, { subnet_id: shared.id })).toEqual(bad(message))
  })
})

describe('routes', () => {
  const route = (nexthop: string, destination = '10.9.0.0/24') => ({ destination, nexthop })
  const change = async (id: string, routes: unknown) => {
    const { status, body } = await demo.put(`routers/${id}`, { router: { routes } })
    return { status, body }
  }

  test('must have a reachable next hop', async () => {
    const made = await router()
    const { subnet } = await demo.networkWith('10.5.0.0/24')
    await add(made.id, { subnet_id: subnet.id })
    const invalid = (nexthop: string, reason: string) =>
      refused(
        400,
        'InvalidRoutes',
        `Invalid format for routes: [{'destination': '10.9.0.0/24', 'nexthop': '${nexthop}'}], the nexthop is ${reason}`,
      )
    expect(await change(made.id, [route('10.77.0.1')])).toEqual(invalid('10.77.0.1', 'not connected with router'))
    expect(await change(made.id, [route('10.5.0.1')])).toEqual(invalid('10.5.0.1', 'used by router'))
    expect((await change(made.id, [route('10.5.0.9')])).body.router.routes).toEqual([route('10.5.0.9')])
    expect((await change(made.id, null)).body.router.routes).toEqual([])
  })

  test('can be added and removed one by one', async () => {
    const made = await router()
    const { subnet } = await demo.networkWith('10.5.0.0/24')
    await add(made.id, { subnet_id: subnet.id })
    const [one, two] = [route('10.5.0.9'), route('10.5.0.9', '10.10.0.0/24')]
    await act(made.id, 'add_extraroutes', { router: { routes: [one] } })
    const both = await act(made.id, 'add_extraroutes', { router: { routes: [one, two] } })
    expect(both.body.router.routes).toEqual([one, two])
    const left = await act(made.id, 'remove_extraroutes', { router: { routes: [one] } })
    expect(left.body.router.routes).toEqual([two])
  })
})

test('only administrators change distributed and ha, while the router is disabled', async () => {
  const made = await router()
  const denied = await demo.put(`routers/${made.id}`, { router: { ha: true } })
  expect(denied.body.NeutronError.message).toBe(
    '(rule:update_router and rule:update_router:ha) is disallowed by policy',
  )
  expect((await admin.put(`routers/${made.id}`, { router: { ha: true } })).status).toBe(400)
  await demo.put(`routers/${made.id}`, { router: { admin_state_up: false } })
  expect((await admin.put(`routers/${made.id}`, { router: { ha: true } })).body.router).toMatchObject({ ha: true })
  expect(await demo.show('routers', made.id)).not.toHaveProperty('ha')
})

test.for<[values: Record<string, unknown>, status: number, message: string]>([
  [{ flavor_id: 'x' }, 404, 'Flavor x could not be found.'],
  [{ routes: [] }, 400, "Attribute 'routes' not allowed in POST"],
  [{ availability_zone_hints: ['moon'] }, 404, 'AvailabilityZone moon could not be found.'],
])('a router with %j is refused', async ([values, status, message]) => {
  expect(await attempt(values)).toMatchObject({ status, body: { NeutronError: { message: message } } })
})
