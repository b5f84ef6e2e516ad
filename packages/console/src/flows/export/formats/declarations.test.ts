import { DECLARATIONS, dialectsFor, RESOURCE_NOUNS, resourceType, type Dialect } from '@meridian/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { creation } from './call.fixture.ts'
import { CREATIONS } from './calls.fixture.ts'
import { parseHcl } from './hcl.fixture.ts'
import { unknownProperties } from './heat.fixture.ts'
import { undocumented } from './provider.fixture.ts'

/** What a dialog shows for calls that create something; the same resources as in the export. */

const dialect = (wanted: string): Dialect => {
  const found = DECLARATIONS.find(({ id }) => id === wanted)
  if (!found) throw new Error(`There is no dialect ${wanted}`)
  return found
}
const [terraform, hot] = [dialect('terraform'), dialect('hot')]
const remarksIn = (text: string) => text.split('\n').filter((line) => line.startsWith('#'))

const rows = (language: 'terraform' | 'hot') =>
  Object.entries(CREATIONS).flatMap(([noun, { call, data, lost }]) => {
    const type = resourceType(noun, language)
    return type === '' ? [] : [{ noun, calls: data ? [call, data] : [call], type, lost: lost?.[language] ?? [] }]
  })

test.each(rows('terraform'))(
  '$noun as $type, with arguments that the provider documents',
  ({ noun, calls, type, lost }) => {
    const text = terraform.write(calls)
    const blocks = parseHcl(text)
    expect(blocks.at(-1)?.labels).toEqual([type, noun])
    const typeOf = (kind: string, labels: readonly string[]) =>
      kind === 'data' ? `data ${labels[0]}` : String(labels[0])
    expect(blocks.flatMap(({ kind, labels, body }) => undocumented(typeOf(kind, labels), body))).toEqual([])
    expect(remarksIn(text)).toEqual(lost.map((name) => `# Terraform has no argument for ${name}.`))
  },
)

test.each(rows('hot'))('$noun as $type, with properties that Heat has', ({ noun, calls, type, lost }) => {
  const text = hot.write(calls)
  const { resources } = parseYaml(text)
  expect(Object.keys(resources)).toEqual([noun])
  expect(resources[noun].type).toBe(type)
  expect(unknownProperties(type, resources[noun].properties)).toEqual([])
  expect(remarksIn(text)).toEqual(lost.map((name) => `# Heat has no argument for ${name}.`))
})

test('every resource of the table is tried, and offered only in the languages that have it', () => {
  expect(Object.keys(CREATIONS).toSorted()).toEqual(RESOURCE_NOUNS.toSorted())
  for (const [noun, { call, data }] of Object.entries(CREATIONS)) {
    const known = DECLARATIONS.filter(({ id }) => resourceType(noun, id === 'hot' ? 'hot' : 'terraform') !== '')
    expect([noun, ...dialectsFor(data ? [call, data] : [call]).slice(3)]).toEqual([noun, ...known])
  }
})

const network = creation('network POST /v2.0/networks', { network: { name: 'web' } }, { newId: 'NEW_ID_1' })
const subnet = creation('network POST /v2.0/subnets', {
  subnet: { network_id: 'NEW_ID_1', cidr: '10.0.0.0/24', ip_version: 4, gateway_ip: null },
})

test('several calls of a dialog refer to each other', () => {
  expect(terraform.write([network, subnet, subnet])).toBe(
    `resource "openstack_networking_network_v2" "network" {
  name = "web"
}

resource "openstack_networking_subnet_v2" "subnet" {
  network_id = openstack_networking_network_v2.network.id
  cidr = "10.0.0.0/24"
  ip_version = 4
  no_gateway = true
}

resource "openstack_networking_subnet_v2" "subnet_2" {
  network_id = openstack_networking_network_v2.network.id
  cidr = "10.0.0.0/24"
  ip_version = 4
  no_gateway = true
}`,
  )
  expect(hot.write([network, subnet])).toBe(
    `heat_template_version: "2018-08-31"
resources:
  network:
    type: "OS::Neutron::Net"
    properties:
      name: "web"
  subnet:
    type: "OS::Neutron::Subnet"
    properties:
      network:
        get_resource: "network"
      cidr: "10.0.0.0/24"
      ip_version: 4
      gateway_ip: null`,
  )
})

test('a floating IP is of a pool by its name, which a data source finds', () => {
  expect(
    terraform.write([creation('network POST /v2.0/floatingips', { floatingip: { floating_network_id: 'n' } })]),
  ).toBe(
    `data "openstack_networking_network_v2" "network_1" {
  network_id = "n"
}

resource "openstack_networking_floatingip_v2" "floating_ip" {
  pool = data.openstack_networking_network_v2.network_1.name
}`,
  )
})

test('calls without a resource are listed; alone they have no text in these languages', () => {
  const start = creation('compute POST /servers/s/action', { 'os-start': null })
  expect(dialectsFor([start]).map(({ id }) => id)).toEqual(['openstack', 'curl', 'python'])
  expect(terraform.write([network, start])).toMatch(
    /^# Terraform has no resource for POST compute \/servers\/s\/action\.\n/,
  )
  expect(dialectsFor([creation('network DELETE /v2.0/networks/n', null)])).toHaveLength(3)
})

describe('an image', () => {
  const image = creation('image POST /v2/images', { name: 'i', disk_format: 'raw', min_disk: 0, protected: false })

  test('of a URL is fetched by Glance', () => {
    const url = 'https://images.test/i.raw'
    const fetched = creation('image POST /v2/images/NEW_ID/import', { method: { name: 'web-download', uri: url } })
    expect(terraform.write([image, fetched])).toBe(
      `resource "openstack_images_image_v2" "image" {
  name = "i"
  image_source_url = "${url}"
  web_download = true
  disk_format = "raw"
}`,
    )
    expect(parseYaml(hot.write([image, fetched])).resources.image).toEqual({
      type: 'OS::Glance::WebImage',
      properties: { name: 'i', location: url, disk_format: 'raw' },
    })
  })

  test('of a file is uploaded by Terraform, and Heat cannot create it', () => {
    const uploaded = creation('image PUT /v2/images/NEW_ID/file', null, { file: true })
    expect(dialectsFor([image, uploaded]).map(({ id }) => id)).toEqual(['openstack', 'curl', 'python', 'terraform'])
    expect(terraform.write([image, uploaded])).toContain('local_file_path = "FILE"')
    expect(dialectsFor([image, uploaded])[0].write([image, uploaded])).toBe(
      'openstack image create --file FILE --disk-format raw i',
    )
  })

  test('without data is in neither language', () => {
    expect(dialectsFor([image])).toHaveLength(3)
  })
})

test('a server without a network, and one that boots from a new volume', () => {
  const disk = { source_type: 'image', uuid: 'i', destination_type: 'volume', boot_index: 0, volume_size: 9 }
  const call = (networks: unknown) =>
    creation('compute POST /servers', { server: { name: 's', networks, block_device_mapping_v2: [disk] } })
  expect(parseHcl(terraform.write([call('none')]))[0]?.body).toMatchObject({
    network_mode: 'none',
    block_device: [disk],
  })
  expect(parseYaml(hot.write([call('none')])).resources.server.properties).toEqual({
    name: 's',
    networks: [{ allocate_network: 'none' }],
    block_device_mapping_v2: [{ image: 'i', boot_index: 0, volume_size: 9 }],
  })
})

test('no value or name breaks out of a text', () => {
  const odd = fc.oneof(
    fc.constantFrom('"', '\\', '${a}', '%{if}', '\n', '#', '- a', ': ', '"""', '\u2028'),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(
      fc.array(odd).map((parts) => parts.join('')),
      fc.string({ minLength: 1 }),
      (value, key) => {
        fc.pre(key !== '__proto__')
        const call = creation('identity POST /projects', {
          project: { name: 'p', description: value, [`x${key}`]: value },
        })
        const [block, ...more] = parseHcl(terraform.write([call]))
        expect(more).toEqual([])
        if (value !== '') expect(block?.body).toMatchObject({ description: value, extra: { [`x${key}`]: value } })
        const { resources } = parseYaml(hot.write([call]))
        expect(Object.keys(resources)).toEqual(['project'])
        if (value !== '') expect(resources.project.properties).toEqual({ name: 'p', description: value })
      },
    ),
    { numRuns: 200 },
  )
})
