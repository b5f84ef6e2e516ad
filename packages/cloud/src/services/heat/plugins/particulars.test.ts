import { expect, test } from 'vitest'
import { stackClient } from '../../../../test-support/heat.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'demo')
const heat = stackClient(admin)

const server = {
  type: 'OS::Nova::Server',
  properties: { flavor: 'm1.tiny', image: 'CirrOS 0.6', networks: [{ network: 'private' }] },
}

test('user data can be a software configuration', async () => {
  const config = { type: 'OS::Heat::SoftwareConfig', properties: { config: '#!/bin/sh\ntrue' } }
  const told = { ...server, properties: { ...server.properties, user_data: { get_resource: 'config' } } }
  const stack = await heat.make('told', { config, told })
  const row = (await heat.resources(stack)).find(({ resource_name }) => resource_name === 'told')
  const { body } = await admin.get(`/compute/v2.1/servers/${row?.physical_resource_id}`, {
    'openstack-api-version': 'compute 2.3',
  })
  expect(Buffer.from(body.server['OS-EXT-SRV-ATTR:user_data'], 'base64').toString()).toBe('#!/bin/sh\ntrue')
})

test('images are not fetched from the web', async () => {
  const image = { location: 'http://127.0.0.1/x', disk_format: 'raw', container_format: 'bare' }
  const template = heat.template({ image: { type: 'OS::Glance::WebImage', properties: image } })
  expect(await heat.post('stacks', { stack_name: 'web', template })).toMatchObject({
    status: 400,
    body: { error: { message: 'This cloud does not download images from the web.' } },
  })
})

test('a resource that fails after its creation is deleted with its stack', async () => {
  const rules = [{ protocol: 'tcp', port_range_min: 90, port_range_max: 80 }]
  const group = { type: 'OS::Neutron::SecurityGroup', properties: { name: 'half-made', rules } }
  const stack = await heat.make('half-made', { group })
  expect(stack.stack_status).toBe('CREATE_FAILED')
  const count = async () =>
    (await admin.get('/network/v2.0/security-groups?name=half-made')).body.security_groups.length
  expect(await count()).toBe(1)
  await heat.remove(stack)
  expect(await count()).toBe(0)
})
