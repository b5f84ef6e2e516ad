import { describe, expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const other = networkClient(await cloud.as('demo', 'alt_demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const refusal = async (values: Record<string, unknown>, by = demo) => {
  const { status, body } = await by.post('networks', { network: values })
  return { status, body }
}

describe('creating networks', () => {
  test('a member gets a VXLAN network with its MTU, without provider attributes in the response', async () => {
    const network = await demo.make('networks', { name: 'mine' })
    expect(network).toMatchObject({ mtu: 1450, status: 'ACTIVE', shared: false, 'router:external': false })
    expect(network).not.toHaveProperty('provider:network_type')
    expect(await admin.show('networks', network.id)).toMatchObject({
      'provider:network_type': 'vxlan',
      'provider:segmentation_id': expect.any(Number),
    })
  })

  test('each tunnel network has its own segmentation id', async () => {
    const values = { 'provider:network_type': 'vxlan' }
    const [one, two] = [await admin.make('networks', values), await admin.make('networks', values)]
    expect(one['provider:segmentation_id']).not.toBe(two['provider:segmentation_id'])
  })

  test('a bulk request creates all networks or none', async () => {
    const before = (await demo.list('networks')).length
    const { status } = await demo.post('networks', { networks: [{ name: 'a' }, { name: 'b' }] })
    expect(status).toBe(201)
    await demo.post('networks', { networks: [{ name: 'c' }, { name: 'd', qos_policy_id: cloudId }] })
    expect((await demo.list('networks')).length).toBe(before + 2)
  })

  const cloudId = '00000000-0000-4000-8000-000000000000'

  test.for<[values: Record<string, unknown>, type: string, message: string]>([
    [{ status: 'ACTIVE' }, 'HTTPBadRequest', "Attribute 'status' not allowed in POST"],
    [{ name: 5 }, 'HTTPBadRequest', "Invalid input for name. Reason: '5' is not a valid string."],
    [{ mtu: 'x' }, 'InvalidInput', "Invalid input for operation: 'x' is not an integer."],
    [{ mtu: 9000 }, 'InvalidInput', 'Invalid input for operation: Requested MTU is too big, maximum is 1450.'],
    [{ dns_domain: 'nodot' }, 'HTTPBadRequest', "Invalid input for dns_domain. Reason: 'nodot' is not a FQDN."],
    [
      { port_security_enabled: null },
      'InvalidInput',
      "Invalid input for operation: 'None' cannot be converted to boolean.",
    ],
    [
      { tenant_id: 'other' },
      'HTTPBadRequest',
      "Specifying 'project_id' or 'tenant_id' other than the authenticated project in request requires admin or advsvc privileges",
    ],
  ])('%j is refused', async ([values, type, message]) => {
    expect(await refusal(values)).toEqual(refused(400, type, message))
  })

  test('an unknown zone is refused, and so is an unknown QoS policy', async () => {
    const zone = refused(404, 'AvailabilityZoneNotFound', 'AvailabilityZone moon could not be found.')
    expect(await refusal({ availability_zone_hints: ['moon'] })).toEqual(zone)
    const policy = refused(404, 'QosPolicyNotFound', `QoS policy ${cloudId} could not be found.`)
    expect(await refusal({ qos_policy_id: cloudId })).toEqual(policy)
  })

  test.for<[body: unknown, message: string]>([
    [{ networks: [] }, 'Resources required'],
    [{ networks: {} }, 'Resources required'],
    [{ network: [] }, "Object 'network' contains invalid data"],
    [[], 'Body contains invalid data'],
  ])('%j is refused as a body', async ([body, message]) => {
    const response = await demo.post('networks', body)
    expect({ status: response.status, body: response.body }).toEqual(refused(400, 'HTTPBadRequest', message))
  })
})

describe('provider attributes', () => {
  const provider = (type?: string, physical?: string, id?: number) => ({
    ...(type !== undefined && { 'provider:network_type': type }),
    ...(physical !== undefined && { 'provider:physical_network': physical }),
    ...(id !== undefined && { 'provider:segmentation_id': id }),
  })

  test('an administrator can set the VLAN', async () => {
    const network = await admin.make('networks', provider('vlan', 'public', 42))
    expect(network).toMatchObject({ 'provider:segmentation_id': 42, mtu: 1500 })
    const again = `Unable to create the network. The VLAN 42 on physical network public is in use.`
    expect(await refusal(provider('vlan', 'public', 42), admin)).toEqual(refused(409, 'VlanIdInUse', again))
  })

  test('VLAN ids are assigned in sequence', async () => {
    const first = await admin.make('networks', provider('vlan'))
    const second = await admin.make('networks', provider('vlan'))
    expect(second['provider:segmentation_id']).toBe(first['provider:segmentation_id'] + 1)
  })

  test('a physical network has one flat network', async () => {
    const message = 'Unable to create the flat network. Physical network public is in use.'
    expect(await refusal(provider('flat', 'public'), admin)).toEqual(refused(409, 'FlatNetworkInUse', message))
  })

  test.for<[type: string | undefined, physical: string | undefined, id: number | undefined, message: string]>([
    ['vlan', 'nope', 5, "physical_network 'nope' unknown for VLAN provider network"],
    ['vlan', 'public', 5000, 'segmentation_id out of range (1 through 4094)'],
    ['magic', undefined, undefined, "network_type value 'magic' not supported"],
    [undefined, undefined, 5, 'network_type required'],
    ['vxlan', 'public', undefined, 'provider:physical_network specified for vxlan network'],
    ['flat', undefined, undefined, 'physical_network required for flat provider network'],
    ['flat', 'public', 4, 'segmentation_id prohibited for flat provider network'],
  ])('%s on %s as %s is refused', async ([type, physical, id, message]) => {
    const expected = refused(400, 'InvalidInput', `Invalid input for operation: ${message}.`)
    expect(await refusal(provider(type, physical, id), admin)).toEqual(expected)
  })
})

describe('sharing', () => {
  test('a network shared by an administrator is visible to all, and read-only for others', async () => {
    const network = await admin.make('networks', { name: 'for all', shared: true })
    expect(await other.show('networks', network.id)).toMatchObject({ shared: true })
    const { status, body } = await other.put(`networks/${network.id}`, { network: { name: 'mine' } })
    const refusalByPolicy = refused(403, 'PolicyNotAuthorized', 'rule:update_network is disallowed by policy')
    expect({ status, body }).toEqual(refusalByPolicy)
  })

  test('it cannot be unshared while others use it', async () => {
    const { network } = await admin.networkWith('10.7.0.0/24')
    await admin.put(`networks/${network.id}`, { network: { shared: true } })
    const port = await other.make('ports', { network_id: network.id })
    const unshare = () => admin.put(`networks/${network.id}`, { network: { shared: false } })
    const { status, body } = await unshare()
    const message = 'Unable to reconfigure sharing settings for network test. Multiple tenants are using it.'
    expect({ status, body }).toEqual(refused(409, 'InvalidSharedSetting', message))
    await other.del(`ports/${port.id}`)
    expect((await unshare()).status).toBe(200)
    expect((await other.get(`networks/${network.id}`)).status).toBe(404)
  })

  test('it stays external while routers have gateways there', async () => {
    const { network } = await admin.networkWith('203.0.113.0/24')
    await admin.put(`networks/${network.id}`, { network: { 'router:external': true } })
    await demo.make('routers', { external_gateway_info: { network_id: network.id } })
    const { status, body } = await admin.put(`networks/${network.id}`, { network: { 'router:external': false } })
    expect(status).toBe(409)
    expect(body.NeutronError.type).toBe('ExternalNetworkInUse')
  })
})

test('deleting a network deletes its subnets', async () => {
  const { network, subnet } = await demo.networkWith('10.8.0.0/24')
  expect((await demo.del(`networks/${network.id}`)).status).toBe(204)
  expect((await demo.get(`subnets/${subnet.id}`)).status).toBe(404)
})

test('provider attributes of a network cannot be updated', async () => {
  const network = await demo.make('networks', {})
  const change = { network: { 'provider:network_type': 'vlan' } }
  const { status, body } = await admin.put(`networks/${network.id}`, change)
  const message =
    'Invalid input for operation: Plugin does not support updating the following provider network attributes: provider:physical_network, provider:network_type.'
  expect({ status, body }).toEqual(refused(400, 'InvalidInput', message))
})

test('a read-only attribute cannot be updated', async () => {
  const network = await demo.make('networks', {})
  const { status, body } = await demo.put(`networks/${network.id}`, { network: { status: 'DOWN' } })
  expect({ status, body }).toEqual(refused(400, 'HTTPBadRequest', 'Cannot update read-only attribute status'))
})

test('paths can end in .json', async () => {
  const { id, name } = await demo.make('networks', { name: 'with an ending' })
  expect((await demo.get(`networks.json?id=${id}`)).body.networks).toMatchObject([{ id, name }])
  expect((await demo.get(`networks/${id}.json`)).body.network).toMatchObject({ id, name })
})
