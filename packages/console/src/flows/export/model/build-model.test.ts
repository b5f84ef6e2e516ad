import { expect, test } from 'vitest'
import { labelsOf } from './build-model.ts'
import { buildModel } from './build-model.ts'
import type { CloudFacts } from './cloud-facts.ts'
import { nodeKey, referencesIn } from './export-model.ts'

/** A project with two servers of one name on one network, and a network that nothing uses. */
const facts = {
  project: 'p',
  servers: ['s1', 's2'].map((id) => ({
    id,
    name: 'web',
    description: null,
    image: { id: 'i' },
    image_name: 'cirros',
    flavor: { name: 'tiny', id: 'f' },
    key_name: 'mine',
    status: 'ACTIVE',
    metadata: {},
    tags: [],
    config_drive: null,
    'OS-EXT-AZ:availability_zone': null,
    'OS-EXT-SRV-ATTR:user_data': null,
    'os-extended-volumes:volumes_attached': [],
  })),
  volumes: [],
  keypairs: [{ name: 'mine', public_key: 'ssh', fingerprint: '', type: 'ssh' }],
  networks: ['used', 'other', 'foreign'].map((id) => ({
    id,
    name: id,
    project_id: id === 'foreign' ? 'q' : 'p',
    availability_zone_hints: [],
    qos_policy_id: null,
    shared: false,
    subnets: [],
  })),
  ports: ['s1', 's2'].map((server) => ({
    id: `port-${server}`,
    name: '',
    project_id: 'p',
    network_id: server === 's1' ? 'used' : 'foreign',
    device_id: server,
    device_owner: 'compute:nova',
    mac_address: '',
    fixed_ips: [],
    security_groups: ['g'],
    allowed_address_pairs: [],
    qos_policy_id: null,
  })),
  routers: [],
  groups: [{ id: 'g', name: 'default', project_id: 'p', security_group_rules: [] }],
  floatingIps: [],
} as unknown as CloudFacts // only the parts that the rules read

const labels = (ids?: string[]) =>
  buildModel(facts, ids ? new Set(ids) : null).nodes.map(({ kind, label }) => `${kind} ${label}`)

test('the whole project, with what others refer to first and each name once', () => {
  expect(labels()).toEqual([
    'keypair mine',
    'network used',
    'network other',
    'port web_used',
    'port web_foreign',
    'server web',
    'server web_2',
  ])
  const { nodes } = buildModel(facts)
  nodes.forEach(({ attributes }, index) => {
    const before = nodes.slice(0, index).map(({ kind, id }) => nodeKey(kind, id))
    expect(before).toEqual(expect.arrayContaining(referencesIn(attributes)))
  })
})

test('one resource comes with all that it depends on, and nothing else', () => {
  expect(labels(['s1'])).toEqual(['keypair mine', 'network used', 'port web_used', 'server web'])
  expect(labels(['other'])).toEqual(['network other'])
})

test.each([
  ['Web 1', 'web_1'],
  ['1st', 'n1st'],
  ['日本', 'server'],
  ['a$(id)"b', 'a_id_b'],
])('%s is labelled %s', (name, label) => {
  expect(labelsOf([{ kind: 'server', id: '1', name, attributes: {}, lost: [] }])).toEqual([label])
})
