import type { PlannedResource, StackChanges } from '@meridian/contract'
import { expect, test } from 'vitest'
import { effectsOf, isLoss } from './resource-effects.ts'

const planned = (name: string, type: string, parent?: string): PlannedResource => ({
  resource_name: name,
  resource_type: type,
  physical_resource_id: null,
  required_by: [],
  description: null,
  attributes: null,
  stack_name: parent ? `shop-${parent}` : 'shop',
  ...(parent && { parent_resource: parent }),
})

const NONE: StackChanges = { added: [], updated: [], replaced: [], deleted: [], unchanged: [] }

const TEMPLATE = `heat_template_version: 2018-08-31
parameters:
  image: { type: string, default: ubuntu-22.04 }
  word: { type: string, hidden: true }
resources:
  port: { type: OS::Neutron::Port, properties: { network: private } }
  disk: { type: OS::Cinder::Volume, deletion_policy: Retain, properties: { size: 10 } }
  db:
    type: OS::Nova::Server
    properties:
      image: { get_param: image }
      key_name: old
      user_data: { get_param: word }
      networks: [{ port: { get_resource: port } }]
  link: { type: OS::Cinder::VolumeAttachment, properties: { instance_uuid: { get_resource: db }, volume_id: { get_resource: disk } } }
  last: { type: OS::Heat::TestResource, depends_on: db }
`

const TYPES: Record<string, string> = { db: 'OS::Nova::Server', link: 'OS::Cinder::VolumeAttachment' }

const of = (changes: Partial<StackChanges>, after = TEMPLATE, values: Record<string, unknown> = {}) =>
  effectsOf(
    { ...NONE, ...changes },
    { template: TEMPLATE, parameters: { image: 'ubuntu-22.04', word: '******' } },
    { template: after, parameters: { image: 'ubuntu-22.04', word: 'secret', ...values } },
  )

test('[STACK-02] a replaced server names the changed properties, what is lost and what keeps its data', () => {
  const changes = {
    replaced: ['db', 'link', 'last'].map((name) => planned(name, TYPES[name] ?? 'OS::Heat::TestResource')),
    unchanged: [planned('port', 'OS::Neutron::Port')],
  }
  const [server, link, last, port] = of(changes, TEMPLATE.replace('key_name: old', 'config_drive: true'))
  expect(server).toMatchObject({
    effect: 'replaced',
    consequence: 'server',
    kept: ['port'],
    changes: [
      { name: 'key_name', before: 'old', after: null },
      { name: 'config_drive', before: null, after: 'true' },
    ],
  })
  expect(link).toMatchObject({ because: ['db'], kept: ['disk'], changes: [] })
  expect(last?.because).toEqual([])
  expect(port).toMatchObject({ effect: 'unchanged', consequence: null, changes: [] })
})

test('[STACK-02] another image rebuilds a server in place, which loses its root disk', () => {
  const [server] = of({ updated: [planned('db', 'OS::Nova::Server')] }, TEMPLATE, { image: 'ubuntu-24.04' })
  expect(server?.changes).toEqual([{ name: 'image', before: 'ubuntu-22.04', after: 'ubuntu-24.04' }])
  expect(server?.consequence).toBe('rebuilt')
  expect(server && isLoss(server)).toBe(true)
})

test('[STACK-02] values of hidden parameters are not shown', () => {
  const [server] = of({ updated: [planned('db', 'OS::Nova::Server')] }, TEMPLATE.replace('old', 'new'))
  expect(JSON.stringify(server)).not.toMatch(/secret|\*\*\*/)
})

test('[STACK-02] what a deletion policy retains is not lost', () => {
  const [disk] = of({ deleted: [planned('disk', 'OS::Cinder::Volume')] })
  expect([disk?.consequence, disk && isLoss(disk)]).toEqual(['retained', false])
})

test('[STACK-02] a resource of a group has the name of the group before its own', () => {
  const [member] = of({ deleted: [planned('2', 'OS::Heat::RandomString', 'words')] })
  expect(member).toMatchObject({ name: 'words/2', consequence: 'text' })
})

test('[STACK-02] without the text of the new template only effects and losses are known', () => {
  const changes = { ...NONE, replaced: [planned('db', 'OS::Nova::Server')] }
  const [server] = effectsOf(changes, { template: TEMPLATE, parameters: {} }, null)
  expect(server).toMatchObject({ consequence: 'server', changes: [], because: [], kept: [] })
})

test('[STACK-02] what only refers to a resource that is updated in place stays, whatever the preview lists', () => {
  const template = `heat_template_version: 2018-08-31
parameters: { word: { type: string, hidden: true } }
resources:
  net: { type: OS::Neutron::Net, properties: { name: old } }
  subnet: { type: OS::Neutron::Subnet, properties: { network: { get_resource: net }, cidr: 10.0.0.0/24 } }
  port: { type: OS::Neutron::Port, properties: { network: { get_resource: net } } }
  db: { type: OS::Nova::Server, properties: { networks: [{ port: { get_resource: port } }] } }
  named: { type: OS::Heat::Value, properties: { value: { get_attr: [net, name] } } }
  filed: { type: OS::Nova::Server, properties: { user_data: { get_file: a.sh }, networks: [{ network: { get_resource: net } }] } }
  secret: { type: OS::Nova::Server, properties: { user_data: { get_param: word }, networks: [{ network: { get_resource: net } }] } }
`
  const change = (after: string) => {
    const names = ['subnet', 'port', 'db', 'named', 'filed', 'secret']
    const replaced = names.map((name) => planned(name, 'OS::Any::Type'))
    const changes = { ...NONE, updated: [planned('net', 'OS::Neutron::Net')], replaced }
    const effects = effectsOf(changes, { template, parameters: {} }, { template: after, parameters: {} })
    return Object.fromEntries(effects.map(({ name, effect, despite }) => [name, [effect, ...despite].join(' ')]))
  }
  const renamed = template.replace('name: old', 'name: new')
  expect(change(renamed)).toEqual({
    net: 'updated',
    subnet: 'unchanged net',
    port: 'unchanged net',
    db: 'unchanged port',
    named: 'replaced',
    filed: 'replaced',
    secret: 'replaced',
  })
  // A port with another address is replaced, and with it what has the port.
  const other = renamed.replace('OS::Neutron::Port, properties: {', 'OS::Neutron::Port, properties: { mac_address: x,')
  expect(change(other)).toMatchObject({ subnet: 'unchanged net', port: 'replaced', db: 'replaced' })
})
