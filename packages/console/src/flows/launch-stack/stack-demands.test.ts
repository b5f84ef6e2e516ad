import { expect, test } from 'vitest'
import { demandsOf } from './stack-demands.ts'

const FLAVORS = [
  { id: '1', name: 'm1.tiny', vcpus: 1, ram: 512 },
  { id: '2', name: 'm1.large', vcpus: 4, ram: 8192 },
]

const takes = (...resources: [type: string, properties?: Record<string, unknown>][]) => {
  const planned = resources.map(([resource_type, properties]) => ({ resource_type, properties }))
  return Object.fromEntries(Object.entries(demandsOf(planned, FLAVORS)).filter(([, amount]) => amount > 0))
}

test('a server takes its flavor, and a port of each network that is no port of its own', () => {
  expect(takes(['OS::Nova::Server', { flavor: 'm1.large', networks: [{ network: 'a' }, { port: 'p' }] }])).toEqual({
    instances: 1,
    cores: 4,
    ram: 8,
    port: 1,
  })
  expect(takes(['OS::Nova::Server', { flavor: '1' }])).toEqual({ instances: 1, cores: 1, ram: 0.5, port: 1 })
  expect(takes(['OS::Nova::Server', { flavor: 'unknown' }])).toEqual({ instances: 1, port: 1 })
})

test('disks that a server makes are volumes', () => {
  const devices = [{ image: 'cirros', volume_size: 20 }, { volume_id: 'v' }, { snapshot_id: 's', volume_size: '5' }]
  expect(takes(['OS::Nova::Server', { flavor: '1', block_device_mapping_v2: devices }])).toMatchObject({
    volumes: 2,
    gigabytes: 25,
  })
})

test('each other type takes one of its quota, and unknown values take nothing', () => {
  expect(
    takes(
      ['OS::Cinder::Volume', { size: '10' }],
      ['OS::Cinder::Volume', { size: { get_attr: ['x', 'size'] } }],
      ['OS::Neutron::Net'],
      ['OS::Neutron::Subnet'],
      ['OS::Neutron::Router'],
      ['OS::Neutron::RouterInterface'],
      ['OS::Neutron::FloatingIP'],
      ['OS::Neutron::SecurityGroup'],
      ['OS::Heat::RandomString'],
    ),
  ).toEqual({
    volumes: 2,
    gigabytes: 10,
    network: 1,
    subnet: 1,
    router: 1,
    port: 1,
    floatingip: 1,
    security_group: 1,
  })
})

test('a group takes what its members take', () => {
  const resource_def = { type: 'OS::Nova::Server', properties: { flavor: 'm1.tiny' } }
  expect(takes(['OS::Heat::ResourceGroup', { count: 3, resource_def }])).toEqual({
    instances: 3,
    cores: 3,
    ram: 1.5,
    port: 3,
  })
})
