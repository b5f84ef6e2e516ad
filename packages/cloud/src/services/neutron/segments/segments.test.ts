import { expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

test('a network has a segment from the start, and goes with all of its segments', async () => {
  const { id } = await demo.make('networks', { name: 'racks' })
  const [first] = await admin.list(`segments?network_id=${id}`)
  expect(first).toMatchObject({ network_type: 'vxlan', name: null, description: null, revision_number: 0 })
  await admin.make('segments', { network_id: id, network_type: 'vxlan', name: 'rack-2' })
  await demo.send('DELETE', `networks/${id}`)
  expect(await admin.list(`segments?network_id=${id}`)).toEqual([])
})

test('a network with several segments lists them instead of its provider attributes', async () => {
  const { id } = await demo.make('networks', { name: 'racks' })
  const made = await admin.make('segments', { network_id: id, network_type: 'vlan' })
  expect(made).toMatchObject({ network_type: 'vlan', description: '', revision_number: 1 })
  expect(made).not.toHaveProperty('project_id')
  const network = await admin.show('networks', id)
  expect(network).not.toHaveProperty('provider:network_type')
  expect(network.segments).toMatchObject([{ 'provider:network_type': 'vxlan' }, { 'provider:network_type': 'vlan' }])
  await admin.send('DELETE', `segments/${made.id}`)
  expect(await admin.show('networks', id)).toMatchObject({ 'provider:network_type': 'vxlan' })
})

test('segments take numbers that no network has, and the other way round', async () => {
  const { id } = await demo.make('networks', {})
  const values = { network_id: id, network_type: 'vxlan', segmentation_id: 4242 }
  await admin.make('segments', values)
  const { status, body } = await admin.post('segments', { segment: values })
  expect({ status, body }).toEqual(
    refused(409, 'TunnelIdInUse', 'Unable to create the network. The tunnel ID 4242 is in use.'),
  )
  const network = await admin.make('networks', { 'provider:network_type': 'vxlan' })
  expect(network['provider:segmentation_id']).not.toBe(4242)
})

test('only name and description of a segment change', async () => {
  const { id: network } = await demo.make('networks', {})
  const { id } = await admin.make('segments', { network_id: network, network_type: 'vxlan' })
  const { body } = await admin.put(`segments/${id}`, { segment: { name: 'rack-2' } })
  expect(body.segment).toMatchObject({ name: 'rack-2', revision_number: 2 })
  const { status, body: refusal } = await admin.put(`segments/${id}`, { segment: { segmentation_id: 5 } })
  expect({ status, body: refusal }).toEqual(
    refused(400, 'HTTPBadRequest', 'Cannot update read-only attribute segmentation_id'),
  )
})
