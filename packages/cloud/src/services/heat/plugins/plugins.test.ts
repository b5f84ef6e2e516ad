import { describe, expect, test } from 'vitest'
import { stackClient } from '../../../../test-support/heat.ts'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import { PLUGINS } from './registry.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'demo')
const heat = stackClient(admin)

interface Life {
  /** Other resources that it needs. */
  beside?: Record<string, object>
  properties?: Record<string, unknown>
  /** Properties to update, with their new values. */
  changes?: Record<string, unknown>
  /** The path in its service. */
  at?: (id: string) => string
  /** What to compare of the service's response, after creation and after the update. */
  shown?: (body: Body) => unknown
  expected?: unknown
  changed?: unknown
}

const net = { type: 'OS::Neutron::Net', properties: { name: 'lives-net' } }
const subnet = { type: 'OS::Neutron::Subnet', properties: { network: { get_resource: 'net' }, cidr: '10.88.0.0/24' } }
const port = { type: 'OS::Neutron::Port', depends_on: 'subnet', properties: { network: { get_resource: 'net' } } }
const router = {
  type: 'OS::Neutron::Router',
  properties: { external_gateway_info: { network: 'public' } },
}
const joined = {
  type: 'OS::Neutron::RouterInterface',
  properties: { router: { get_resource: 'router' }, subnet: { get_resource: 'subnet' } },
}
const server = {
  type: 'OS::Nova::Server',
  properties: { flavor: 'm1.tiny', image: 'CirrOS 0.6', networks: [{ network: 'private' }] },
}
const volume = { type: 'OS::Cinder::Volume', properties: { size: 1 } }
const user = { type: 'OS::Keystone::User', properties: { name: 'lives-user' } }

const network = (collection: string) => (id: string) => `/network/v2.0/${collection}/${id}`
const identity = (collection: string) => (id: string) => `/identity/v3/${collection}/${id}`
const compute = (collection: string) => (id: string) => `/compute/v2.1/${collection}/${id}`
const block = (collection: string) => (id: string) => `/volume/v3/${collection}/${id}`

const LIVES: Record<string, Life> = {
  'OS::Cinder::Volume': {
    properties: { size: 1, name: 'lives', metadata: { a: 'b' } },
    changes: { size: 2, name: 'changed', metadata: { c: 'd' } },
    at: block('volumes'),
    shown: ({ volume: one }) => [one.name, one.size],
    expected: ['lives', 1],
    changed: ['changed', 2],
  },
  'OS::Cinder::VolumeAttachment': {
    beside: { server, volume },
    properties: { instance_uuid: { get_resource: 'server' }, volume_id: { get_resource: 'volume' } },
    at: block('volumes'),
    shown: ({ volume: one }) => one.status,
    expected: 'in-use',
  },
  'OS::Cinder::VolumeType': {
    properties: { name: 'lives', metadata: { volume_backend_name: 'standard' } },
    changes: { description: 'changed' },
    at: block('types'),
    shown: ({ volume_type }) => [volume_type.extra_specs.volume_backend_name, volume_type.description],
    expected: ['standard', null],
    changed: ['standard', 'changed'],
  },
  'OS::Heat::CloudConfig': { properties: { cloud_config: { packages: ['nginx'] } } },
  'OS::Heat::MultipartMime': { properties: { parts: [{ config: '#!/bin/sh', filename: 'run.sh' }] } },
  'OS::Heat::None': {},
  'OS::Heat::RandomString': { properties: { length: 4, character_classes: [{ class: 'digits', min: 4 }] } },
  'OS::Heat::Stack': {
    properties: { template: 'heat_template_version: 2018-08-31\nresources: { a: { type: OS::Heat::None } }' },
  },
  'OS::Heat::ResourceGroup': {
    properties: { count: 1, resource_def: { type: 'OS::Heat::None' } },
    changes: { count: 2 },
  },
  'OS::Heat::SoftwareConfig': { properties: { group: 'script', config: 'true' } },
  'OS::Heat::TestResource': { properties: { value: 'x' }, changes: { value: 'y' } },
  'OS::Heat::Value': { properties: { value: [1] }, changes: { value: [2] } },
  'OS::Heat::WaitConditionHandle': {},
  'OS::Keystone::Project': {
    properties: { name: 'lives', description: 'a' },
    changes: { description: 'b', enabled: false },
    at: identity('projects'),
    shown: ({ project }) => [project.description, project.enabled],
    expected: ['a', true],
    changed: ['b', false],
  },
  'OS::Keystone::Role': {
    properties: { name: 'lives' },
    changes: { name: 'changed' },
    at: identity('roles'),
    shown: ({ role }) => role.name,
    expected: 'lives',
    changed: 'changed',
  },
  'OS::Keystone::User': {
    properties: { name: 'lives', email: 'a@example.org', roles: [{ role: 'reader', project: 'demo' }] },
    changes: { email: 'b@example.org', roles: [{ role: 'member', project: 'demo' }] },
    at: identity('users'),
    shown: ({ user: one }) => one.email,
    expected: 'a@example.org',
    changed: 'b@example.org',
  },
  'OS::Keystone::UserRoleAssignment': {
    beside: { user },
    properties: { user: { get_resource: 'user' }, roles: [{ role: 'reader', project: 'demo' }] },
    changes: { roles: [{ role: 'member', project: 'demo' }] },
  },
  'OS::Neutron::FloatingIP': {
    beside: { net, subnet, router, joined, port: { ...port, depends_on: ['joined'] } },
    properties: { floating_network: 'public', port_id: { get_resource: 'port' } },
    changes: { port_id: null },
    at: network('floatingips'),
    shown: ({ floatingip }) => floatingip.fixed_ip_address === null,
    expected: false,
    changed: true,
  },
  'OS::Neutron::FloatingIPAssociation': {
    beside: {
      net,
      subnet,
      router,
      joined,
      port: { ...port, depends_on: ['joined'] },
      ip: { type: 'OS::Neutron::FloatingIP', properties: { floating_network: 'public' } },
    },
    properties: { floatingip_id: { get_resource: 'ip' }, port_id: { get_resource: 'port' } },
  },
  'OS::Neutron::Net': {
    properties: { name: 'lives', tags: ['a'] },
    changes: { name: 'changed', tags: ['b'] },
    at: network('networks'),
    shown: ({ network: one }) => [one.name, one.tags],
    expected: ['lives', ['a']],
    changed: ['changed', ['b']],
  },
  'OS::Neutron::Port': {
    beside: { net, subnet },
    properties: {
      network: { get_resource: 'net' },
      fixed_ips: [{ subnet: { get_resource: 'subnet' }, ip_address: '10.88.0.9' }],
    },
    changes: { name: 'changed' },
    at: network('ports'),
    shown: ({ port: one }) => [one.name === 'changed', one.fixed_ips[0].ip_address],
    expected: [false, '10.88.0.9'],
    changed: [true, '10.88.0.9'],
  },
  'OS::Neutron::QoSPolicy': {
    properties: { name: 'lives' },
    changes: { description: 'changed' },
    at: network('qos/policies'),
    shown: ({ policy }) => policy.description,
    expected: '',
    changed: 'changed',
  },
  'OS::Neutron::Router': {
    properties: { name: 'lives', external_gateway_info: { network: 'public' } },
    changes: { external_gateway_info: null },
    at: network('routers'),
    shown: ({ router: one }) => one.external_gateway_info !== null,
    expected: true,
    changed: false,
  },
  'OS::Neutron::RouterInterface': {
    beside: { net, subnet, router },
    properties: { router: { get_resource: 'router' }, subnet: { get_resource: 'subnet' } },
  },
  'OS::Neutron::SecurityGroup': {
    properties: { name: 'lives', rules: [{ protocol: 'tcp', port_range_min: 22, port_range_max: 22 }] },
    changes: { rules: [{ protocol: 'icmp' }, { protocol: 'udp', remote_mode: 'remote_group_id' }] },
    at: network('security-groups'),
    shown: ({ security_group }) =>
      security_group.security_group_rules
        .filter((rule: Body) => rule.direction === 'ingress')
        .map((rule: Body) => rule.protocol)
        .toSorted(),
    expected: ['tcp'],
    changed: ['icmp', 'udp'],
  },
  'OS::Neutron::SecurityGroupRule': {
    beside: { group: { type: 'OS::Neutron::SecurityGroup' } },
    properties: { security_group: { get_resource: 'group' }, protocol: 'tcp', port_range_min: 80, port_range_max: 80 },
    at: network('security-group-rules'),
    shown: ({ security_group_rule }) => security_group_rule.port_range_max,
    expected: 80,
  },
  'OS::Neutron::Subnet': {
    beside: { net },
    properties: { network: { get_resource: 'net' }, cidr: '10.87.0.0/24', gateway_ip: '10.87.0.254' },
    changes: { gateway_ip: '', dns_nameservers: ['9.9.9.9'] },
    at: network('subnets'),
    shown: ({ subnet: one }) => [one.gateway_ip, one.dns_nameservers],
    expected: ['10.87.0.254', []],
    changed: [null, ['9.9.9.9']],
  },
  'OS::Neutron::Trunk': {
    beside: { net, subnet, port, sub: port },
    properties: { name: 'lives', port: { get_resource: 'port' } },
    changes: { sub_ports: [{ port: { get_resource: 'sub' }, segmentation_type: 'vlan', segmentation_id: 7 }] },
    at: network('trunks'),
    shown: ({ trunk }) => trunk.sub_ports.length,
    expected: 0,
    changed: 1,
  },
  'OS::Nova::Flavor': {
    properties: { name: 'lives', ram: 64, vcpus: 1, extra_specs: { 'hw:cpu_policy': 'shared' } },
    changes: { extra_specs: { 'hw:cpu_policy': 'dedicated' } },
    at: (id) => `/compute/v2.1/flavors/${id}/os-extra_specs`,
    shown: ({ extra_specs }) => extra_specs['hw:cpu_policy'],
    expected: 'shared',
    changed: 'dedicated',
  },
  'OS::Nova::KeyPair': {
    properties: { name: 'lives', save_private_key: true },
    at: compute('os-keypairs'),
    shown: ({ keypair }) => keypair.name,
    expected: 'lives',
  },
  'OS::Nova::Server': {
    properties: { ...server.properties, name: 'lives', metadata: { a: 'b' }, user_data: 'x', tags: ['t'] },
    changes: { name: 'changed', metadata: { c: 'd' }, flavor: 'm1.small' },
    at: compute('servers'),
    shown: ({ server: one }) => [one.name, one.metadata, one.flavor.id, one.status],
    expected: ['lives', { a: 'b' }, '1', 'ACTIVE'],
    changed: ['changed', { c: 'd' }, '2', 'ACTIVE'],
  },
  'OS::Nova::ServerGroup': {
    properties: { name: 'lives', policies: ['affinity'] },
    at: compute('os-server-groups'),
    shown: ({ server_group }) => server_group.policies,
    expected: ['affinity'],
  },
  'OS::Swift::Container': {
    properties: { name: 'lives', 'X-Container-Read': '.r:*' },
    at: (id) => `/object-store/v1/AUTH_${admin.projectId}/${id}?format=json`,
    shown: (body) => body,
    expected: [],
  },
}

const lives = Object.entries(LIVES)

describe('every type can be created, updated and deleted', () => {
  test.for(lives)('%s', async ([type, life]) => {
    const { beside = {}, properties = {}, changes, at, shown } = life
    const name = `life-${lives.findIndex(([other]) => other === type)}`
    const stack = await heat.make(name, { ...beside, it: { type, properties } })
    expect(stack.stack_status_reason).toBe('Stack CREATE completed successfully')
    const find = async () => (await heat.get(`${heat.pathOf(stack)}/resources/it`)).body.resource
    const { physical_resource_id: id } = await find()
    const look = async () => (at && shown ? shown((await admin.get(at(id))).body) : undefined)
    expect(await look()).toEqual(life.expected)
    if (changes) {
      const template = heat.template({ ...beside, it: { type, properties: { ...properties, ...changes } } })
      expect((await heat.change(stack, { template })).stack_status_reason).toBe('Stack UPDATE completed successfully')
      expect(await find()).toMatchObject({ physical_resource_id: id, resource_status: 'UPDATE_COMPLETE' })
      expect(await look()).toEqual(life.changed)
    }
    expect((await heat.remove(stack)).stack_status_reason).toBe('Stack DELETE completed successfully')
    if (at && !beside['volume']) expect((await admin.get(at(id))).status).toBe(404)
    expect(cloud.logLines).toEqual([])
  })

  test('or has its own test', () => {
    const elsewhere = ['OS::Heat::WaitCondition', 'OS::Glance::WebImage']
    expect([...PLUGINS.keys()].filter((type) => !(type in LIVES) && !elsewhere.includes(type))).toEqual([])
  })
})
