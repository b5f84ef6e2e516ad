import { expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const { network } = await demo.networkWith('10.5.0.0/16')
const port = (values: Record<string, unknown> = {}) => demo.make('ports', { network_id: network.id, ...values })
const tagged = (port_id: string, segmentation_id: unknown, segmentation_type = 'vlan') => ({
  port_id,
  segmentation_id,
  segmentation_type,
})
const attempt = async (values: Record<string, unknown>) => {
  const { status, body } = await demo.post('trunks', { trunk: values })
  return { status, body }
}
const add = async (id: string, sub_ports: unknown) => {
  const { status, body } = await demo.put(`trunks/${id}/add_subports`, { sub_ports })
  return { status, body }
}

test('a trunk is active while its parent is', async () => {
  const parent = await port()
  const trunk = await demo.make('trunks', { port_id: parent.id, sub_ports: [tagged((await port()).id, 5)] })
  expect(trunk.status).toBe('DOWN')
  await admin.put(`ports/${parent.id}`, { port: { 'binding:host_id': 'compute-1' } })
  expect(await demo.show('trunks', trunk.id)).toMatchObject({ status: 'ACTIVE' })
  const { status, body } = await demo.del(`trunks/${trunk.id}`)
  expect({ status, body }).toEqual(refused(409, 'TrunkInUse', `Trunk ${trunk.id} is currently in use.`))
  await demo.put(`trunks/${trunk.id}`, { trunk: { admin_state_up: false } })
  expect(await demo.show('trunks', trunk.id)).toMatchObject({ status: 'DOWN' })
})

test('a port with a host cannot be a parent', async () => {
  const parent = await port()
  await admin.put(`ports/${parent.id}`, { port: { 'binding:host_id': 'compute-1' } })
  const message = `Port ${parent.id} is currently in use and is not eligible for use as a parent port.`
  expect(await attempt({ port_id: parent.id })).toEqual(refused(409, 'ParentPortInUse', message))
})

test('a port can be in only one trunk', async () => {
  const [parent, child] = [await port(), await port()]
  const trunk = await demo.make('trunks', { port_id: parent.id, sub_ports: [tagged(child.id, 5)] })
  expect((await attempt({ port_id: parent.id })).body.NeutronError.type).toBe('ParentPortInUse')
  expect((await attempt({ port_id: child.id })).body.NeutronError.type).toBe('TrunkPortInUse')
  expect((await add(trunk.id, [tagged(parent.id, 6)])).body.NeutronError.type).toBe('ParentPortInUse')
})

test('a segmentation id is unique in a trunk', async () => {
  const trunk = await demo.make('trunks', { port_id: (await port()).id, sub_ports: [tagged((await port()).id, 5)] })
  const message = `segmentation_type vlan and segmentation_id 5 already in use on trunk ${trunk.id}.`
  expect(await add(trunk.id, [tagged((await port()).id, 5)])).toEqual(refused(409, 'DuplicateSubPort', message))
})

test('a port in use by a device cannot be a subport', async () => {
  const trunk = await demo.make('trunks', { port_id: (await port()).id })
  const busy = await port({ device_id: 'vm' })
  const { status, body } = await add(trunk.id, [tagged(busy.id, 7)])
  expect(status).toBe(409)
  expect(body.NeutronError.type).toBe('PortInUse')
})

test('a subport can inherit the VLAN of its network', async () => {
  const vlan = await admin.make('networks', {
    'provider:network_type': 'vlan',
    'provider:physical_network': 'public',
    'provider:segmentation_id': 300,
    tenant_id: demo.projectId,
  })
  const child = await demo.make('ports', { network_id: vlan.id })
  const sub_ports = [{ port_id: child.id, segmentation_type: 'inherit' }]
  const trunk = await demo.make('trunks', { port_id: (await port()).id, sub_ports })
  expect(trunk.sub_ports).toEqual([tagged(child.id, 300)])
})

test.for<[subPort: Record<string, unknown>, type: string, message: RegExp]>([
  [{}, 'InvalidInput', /missing segmentation information\. Must specify both/],
  [{ segmentation_id: 5 }, 'InvalidInput', /missing segmentation information\. Must specify both/],
  [{ segmentation_type: 'vlan', segmentation_id: 5000 }, 'InvalidInput', /: Segmentation ID '5000' is not in range\.$/],
  [{ segmentation_type: 'vlan', segmentation_id: 'x' }, 'InvalidInput', /segmentation_id 'x' is not an integer\.$/],
  [{ segmentation_type: 'magic', segmentation_id: 5 }, 'InvalidInput', /: Unknown segmentation_type 'magic'\.$/],
  [{ segmentation_type: 'inherit' }, 'InvalidInput', /: Unknown segmentation_type 'vxlan'\.$/],
])('a subport with %j is refused', async ([subPort, type, message]) => {
  const trunk = await demo.make('trunks', { port_id: (await port()).id })
  const { status, body } = await add(trunk.id, [{ port_id: (await port()).id, ...subPort }])
  expect({ status, type: body.NeutronError.type }).toEqual({ status: 400, type })
  expect(body.NeutronError.message).toMatch(message)
})

test('a port that is not a subport cannot be removed', async () => {
  const trunk = await demo.make('trunks', { port_id: (await port()).id })
  const stranger = await port()
  const { status, body } = await demo.put(`trunks/${trunk.id}/remove_subports`, {
    sub_ports: [{ port_id: stranger.id }],
  })
  const message = `SubPort ${stranger.id} on trunk ${trunk.id} could not be found.`
  expect({ status, body }).toEqual(refused(404, 'SubPortNotFound', message))
})
