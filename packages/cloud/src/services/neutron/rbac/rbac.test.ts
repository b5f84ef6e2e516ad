import { describe, expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const other = networkClient(await cloud.as('demo', 'alt_demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))
await admin.put(`quotas/${demo.projectId}`, { quota: { rbac_policy: -1, security_group: -1 } })

const open = (object_type: string, object_id: string, action = 'access_as_shared', by = demo) =>
  by.make('rbac-policies', { object_type, object_id, action, target_tenant: other.projectId })
const attempt = async (values: Record<string, unknown>, by = demo) => {
  const { status, body } = await by.post('rbac-policies', {
    rbac_policy: { target_tenant: other.projectId, ...values },
  })
  return { status, body }
}

const OBJECTS: readonly [type: string, collection: string, values: Record<string, unknown>][] = [
  ['network', 'networks', {}],
  ['security_group', 'security-groups', { name: 'g' }],
  ['address_group', 'address-groups', { name: 'g' }],
  ['address_scope', 'address-scopes', { name: 's', ip_version: 4 }],
  ['subnetpool', 'subnetpools', { name: 'p', prefixes: ['10.0.0.0/8'] }],
]

describe.for(OBJECTS)('a policy on a %s', ([type, collection, values]) => {
  test('shares it read-only with the target project', async () => {
    const { id } = await demo.make(collection, values)
    expect((await other.get(`${collection}/${id}`)).status).toBe(404)
    const policy = await open(type, id)
    expect(await other.show(collection, id)).toMatchObject({ id, shared: true })
    expect(await demo.show(collection, id)).toMatchObject({ shared: false })
    expect((await other.list(collection)).map((one) => one.id)).toContain(id)
    expect((await other.del(`${collection}/${id}`)).status).toBe(403)
    expect((await demo.del(`rbac-policies/${policy.id}`)).status).toBe(204)
    expect((await other.get(`${collection}/${id}`)).status).toBe(404)
  })

  test('is deleted with it', async () => {
    const { id } = await demo.make(collection, values)
    const policy = await open(type, id)
    expect((await demo.del(`${collection}/${id}`)).status).toBe(204)
    expect((await demo.get(`rbac-policies/${policy.id}`)).status).toBe(404)
  })
})

test('only administrators share a QoS policy', async () => {
  const { id } = await admin.make('qos/policies', { name: 'p' })
  await open('qos_policy', id, 'access_as_shared', admin)
  expect((await other.show('qos/policies', id)).shared).toBe(true)
  expect((await demo.get(`qos/policies/${id}`)).status).toBe(404)
})

test('a network can be external for one project', async () => {
  const { network } = await demo.networkWith('203.0.113.0/24')
  await open('network', network.id, 'access_as_external')
  const gateway = { external_gateway_info: { network_id: network.id } }
  expect(await other.make('routers', gateway)).toMatchObject({ external_gateway_info: { network_id: network.id } })
  expect((await other.show('networks', network.id))['router:external']).toBe(true)
})

test('a policy in use cannot be deleted', async () => {
  const { network } = await demo.networkWith('10.5.0.0/24')
  const policy = await open('network', network.id)
  const port = await other.make('ports', { network_id: network.id })
  const { status, body } = await demo.del(`rbac-policies/${policy.id}`)
  expect(status).toBe(409)
  expect(body.NeutronError).toMatchObject({
    type: 'RbacPolicyInUse',
    message: `RBAC policy on object ${network.id} cannot be removed because other objects depend on it.\nDetails: Unable to reconfigure sharing settings for network ${network.id}. Multiple tenants are using it.`,
  })
  await other.del(`ports/${port.id}`)
  expect((await demo.del(`rbac-policies/${policy.id}`)).status).toBe(204)
})

describe('refusals', () => {
  test('objects of other projects cannot be shared', async () => {
    const [shared] = await demo.list('networks', '?name=shared')
    const message = 'Invalid input for operation: Only admins can manipulate policies on objects they do not own.'
    const values = { object_type: 'network', object_id: shared.id, action: 'access_as_shared' }
    expect(await attempt(values)).toEqual(refused(400, 'InvalidInput', message))
  })

  test('the action must be one of the object type’s', async () => {
    const { id } = await demo.make('networks', {})
    expect(await attempt({ object_type: 'network', object_id: id, action: 'nope' })).toEqual(
      refused(
        400,
        'InvalidActionForType',
        "Invalid action 'nope' for object type 'network'. Valid actions: ('access_as_shared', 'access_as_external')",
      ),
    )
  })

  test('all attributes are required', async () => {
    expect((await attempt({ action: 'access_as_shared' })).body.NeutronError.message).toBe(
      "Failed to parse request. Required attribute 'object_type' not specified",
    )
  })

  test('an unknown object cannot be shared', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    expect((await attempt({ object_type: 'network', object_id: id, action: 'access_as_shared' })).status).toBe(400)
  })
})
