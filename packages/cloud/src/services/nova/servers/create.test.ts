import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import {
  requestServer,
  networkNamed,
  newServer,
  newVolume,
  showServer,
  smallImage,
  volumeOf,
} from '../../../../test-support/nova-servers.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'

const GONE = '00000000-0000-4000-8000-000000000000'

const cloud = await testCloud()
let demo: Client
let alt: Client
let admin: Client
let image = ''

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  alt = await cloud.as('demo', 'alt_demo')
  admin = await cloud.as('admin', 'admin')
  image = await smallImage(demo)
})

const portsOf = async (id: string): Promise<Body[]> =>
  (await demo.get(`/network/v2.0/ports?device_id=${id}`)).body.ports
const root = { boot_index: 0, source_type: 'image', destination_type: 'local' }

describe('a new server', () => {
  test('runs with the addresses that Neutron gave its ports', async () => {
    const id = await newServer(demo, { networks: [{ uuid: await networkNamed(demo, 'backend'), tag: 'nic' }] })
    const [port] = await portsOf(id)
    expect(port).toMatchObject({
      device_owner: expect.stringMatching(/^compute:(nova|edge)$/),
      status: 'ACTIVE',
      project_id: demo.projectId,
    })
    const { addresses, status, security_groups } = await showServer(demo, id)
    expect(status).toBe('ACTIVE')
    expect(security_groups).toEqual([{ name: 'default' }])
    expect(addresses).toEqual({
      backend: [
        {
          version: 4,
          addr: port.fixed_ips[0].ip_address,
          'OS-EXT-IPS:type': 'fixed',
          'OS-EXT-IPS-MAC:mac_addr': port.mac_address,
        },
      ],
    })
  })

  test('takes the address it is asked to', async () => {
    const networks = [{ uuid: await networkNamed(demo, 'backend'), fixed_ip: '10.20.0.200' }]
    const { addresses } = await showServer(demo, await newServer(demo, { networks }))
    expect(addresses.backend[0].addr).toBe('10.20.0.200')
    expect(refusal(await requestServer(demo, { networks })).message).toMatch(
      /^Fixed IP address 10.20.0.200 is already in use/,
    )
  })

  test('takes a port that is there, and leaves it when it goes', async () => {
    const network_id = await networkNamed(demo, 'backend')
    const { port } = (await demo.post('/network/v2.0/ports', { port: { network_id, name: 'kept' } })).body
    const id = await newServer(demo, { networks: [{ port: port.id }] })
    expect(await portsOf(id)).toMatchObject([{ id: port.id }])
    expect(refusal(await requestServer(demo, { networks: [{ port: port.id }] }))).toEqual({
      status: 409,
      message: `Port ${port.id} is still in use.`,
    })
    await compute(demo, 93).del(`/servers/${id}`)
    const left = (await demo.get(`/network/v2.0/ports/${port.id}`)).body.port
    expect(left).toMatchObject({ device_id: '', device_owner: '' })
  })

  test('is in the security groups that it asks for', async () => {
    const networks = [{ uuid: await networkNamed(demo, 'private') }]
    const id = await newServer(demo, { networks, security_groups: [{ name: 'web' }, { name: 'default' }] })
    const names = (await showServer(demo, id)).security_groups.map(({ name }: Body) => name)
    expect(names.toSorted()).toEqual(['default', 'web'])
  })

  test('of a project that has no network may have one made', async () => {
    const rules = (await admin.get('/network/v2.0/networks?shared=true')).body.networks
    expect(rules).toHaveLength(1)
    expect(refusal(await requestServer(demo, { networks: 'auto' })).status).toBe(409)
    const only = await newServer(alt, { networks: 'auto' })
    expect(Object.keys((await showServer(alt, only)).addresses)).toEqual(['shared'])
  })

  test('keeps what it was given', async () => {
    const id = await newServer(demo, {
      name: 'Given Name',
      description: 'for a test',
      hostname: 'given',
      metadata: { a: 'b' },
      tags: ['x', 'y', 'x'],
      key_name: 'demo-key',
      user_data: 'IyEvYmluL3NoCg==',
      config_drive: true,
      accessIPv4: '192.0.2.1',
      accessIPv6: '2001:db8::1',
      'OS-DCF:diskConfig': 'AUTO',
    })
    expect(await showServer(demo, id)).toMatchObject({
      name: 'Given Name',
      description: 'for a test',
      'OS-EXT-SRV-ATTR:hostname': 'given',
      metadata: { a: 'b' },
      tags: ['x', 'y'],
      key_name: 'demo-key',
      config_drive: 'True',
      accessIPv4: '192.0.2.1',
      accessIPv6: '2001:db8::1',
      'OS-DCF:diskConfig': 'AUTO',
    })
    expect(await showServer(admin, id)).toMatchObject({ 'OS-EXT-SRV-ATTR:user_data': 'IyEvYmluL3NoCg==' })
  })

  test('is called after its name, as far as that can be a host name', async () => {
    expect(await showServer(demo, await newServer(demo, { name: 'Web_Server 1.x!' }))).toMatchObject({
      'OS-EXT-SRV-ATTR:hostname': 'web-server-1-x',
    })
    const id = await newServer(demo, { name: '💥' })
    expect(await showServer(demo, id)).toMatchObject({ 'OS-EXT-SRV-ATTR:hostname': `Server-${id}` })
  })

  test('answers with the password it was given, or with a new one', async () => {
    expect((await requestServer(demo, { adminPass: 'secret' })).body.server.adminPass).toBe('secret')
    expect((await requestServer(demo)).body.server.adminPass).toMatch(/^\w{12}$/)
  })

  test('comes with others where a count is asked for', async () => {
    await requestServer(alt, { name: 'many', min_count: 1, max_count: '3' })
    const { servers } = (await compute(alt, 93).get('/servers/detail?name=many&sort_key=display_name&sort_dir=asc'))
      .body
    expect(servers.map(({ name }: Body) => name)).toEqual(['many-1', 'many-2', 'many-3'])
    expect(new Set(servers.map((one: Body) => one['OS-EXT-SRV-ATTR:hostname'])).size).toBe(3)
  })

  test('takes as many of the count as the quota leaves', async () => {
    await requestServer(alt, { name: 'rest', flavorRef: '4', min_count: 1, max_count: 5 })
    const { servers } = (await compute(alt).get('/servers?name=rest')).body
    expect(servers).toHaveLength(4) // of 20 cores, 4 are in use
  })
})

describe('with volumes', () => {
  const bootFrom = (device: object) => ({
    imageRef: '',
    block_device_mapping_v2: [{ boot_index: 0, destination_type: 'volume', ...device }],
  })

  test('boots from a new one that is made from an image, and goes with it', async () => {
    const device = {
      source_type: 'image',
      uuid: image,
      volume_size: 2,
      delete_on_termination: true,
      volume_type: 'fast',
    }
    const id = await newServer(demo, bootFrom(device))
    const server = await showServer(demo, id)
    const [{ id: volume }] = server['os-extended-volumes:volumes_attached']
    expect(server).toMatchObject({ status: 'ACTIVE', image: '' })
    expect(await volumeOf(demo, volume)).toMatchObject({
      status: 'in-use',
      size: 2,
      bootable: 'true',
      volume_type: 'fast',
    })
    await compute(demo, 93).del(`/servers/${id}`)
    expect((await demo.get(`/volume/v3/${demo.projectId}/volumes/${volume}`)).status).toBe(404)
  })

  test('boots from one that is there, and leaves it behind', async () => {
    const volume = await newVolume(demo, { imageRef: image })
    const id = await newServer(demo, bootFrom({ source_type: 'volume', uuid: volume }))
    expect((await showServer(demo, id)).status).toBe('ACTIVE')
    await compute(demo, 93).del(`/servers/${id}`)
    expect(await volumeOf(demo, volume)).toMatchObject({ status: 'available', attachments: [] })
  })

  test('boots from a snapshot', async () => {
    const volume_id = await newVolume(demo, { imageRef: image })
    const { snapshot } = (await demo.post(`/volume/v3/${demo.projectId}/snapshots`, { snapshot: { volume_id } })).body
    const id = await newServer(demo, bootFrom({ source_type: 'snapshot', uuid: snapshot.id }))
    const [{ id: volume }] = (await showServer(demo, id))['os-extended-volumes:volumes_attached']
    expect(await volumeOf(demo, volume)).toMatchObject({ snapshot_id: snapshot.id, size: 1 })
  })

  test('has further ones, blank or not, beside the disk of its image', async () => {
    const volume = await newVolume(demo)
    const devices = [
      { ...root, uuid: image },
      { source_type: 'blank', destination_type: 'volume', volume_size: 3 },
      { source_type: 'volume', destination_type: 'volume', uuid: volume, tag: 'data' },
    ]
    const id = await newServer(demo, { block_device_mapping_v2: devices })
    const { volumeAttachments } = (await compute(demo, 89).get(`/servers/${id}/os-volume_attachments`)).body
    expect(volumeAttachments).toMatchObject([
      { device: '/dev/vdb', tag: null },
      { device: '/dev/vdc', tag: 'data', volumeId: volume },
    ])
  })

  test('of the old syntax', async () => {
    const volume = await newVolume(demo, { imageRef: image })
    const old = {
      imageRef: '',
      block_device_mapping: [{ volume_id: volume, device_name: 'vda', delete_on_termination: '1' }],
    }
    const id = await newServer(demo, old)
    expect((await showServer(demo, id))['os-extended-volumes:volumes_attached']).toEqual([
      { id: volume, delete_on_termination: true },
    ])
  })

  test('that cannot be made leaves the server in ERROR', async () => {
    const device = { source_type: 'image', uuid: image, volume_size: 5000 }
    const server = await showServer(demo, await newServer(demo, bootFrom(device)))
    expect(server.status).toBe('ERROR')
    expect(server.fault.message).toMatch(/^Build of instance .* aborted: /)
  })
})

describe('is refused', () => {
  const sorry = (status: number, message: string) => ({ status, message })

  test.for<[why: string, more: object, status: number, message: string]>([
    ['without an image or a device', { imageRef: undefined }, 400, 'Missing imageRef attribute'],
    ['with less than it has', { min_count: 3, max_count: 2 }, 400, 'min_count must be <= max_count'],
    [
      'with a port twice',
      { networks: [{ port: GONE }, { port: GONE }] },
      400,
      `Port ID '${GONE}' was specified twice: you cannot attach a port multiple times.`,
    ],
    [
      'with a port and an address',
      { networks: [{ port: GONE, fixed_ip: '10.0.0.1' }] },
      400,
      `Specified Fixed IP '10.0.0.1' cannot be used with port '${GONE}': the two cannot be specified together.`,
    ],
    ['with a port that is not there', { networks: [{ port: GONE }] }, 400, `Port id ${GONE} could not be found.`],
    [
      'with both syntaxes of devices',
      { block_device_mapping: [{ volume_id: GONE }], block_device_mapping_v2: [{ source_type: 'blank' }] },
      400,
      'Using different block_device_mapping syntaxes is not allowed in the same request.',
    ],
    [
      'with a device without its source',
      { block_device_mapping_v2: [{ source_type: 'volume' }] },
      400,
      'Block Device Mapping is Invalid: Missing device UUID.',
    ],
    [
      'with no device to boot from',
      { block_device_mapping_v2: [{ source_type: 'volume', uuid: GONE }] },
      400,
      'Block Device Mapping is Invalid: Boot sequence for the instance and image/block device mapping combination is not valid.',
    ],
    [
      'with swap that the flavor lacks',
      {
        block_device_mapping_v2: [
          { source_type: 'blank', destination_type: 'local', guest_format: 'swap', volume_size: 1 },
        ],
        imageRef: '',
      },
      400,
      'Block Device Mapping is Invalid: Boot sequence for the instance and image/block device mapping combination is not valid.',
    ],
    ['with a group that is not there', {}, 400, `Instance group ${GONE} could not be found.`],
    [
      'with several that share a name',
      { hostname: 'one', max_count: 2 },
      400,
      'Unable to allocate a single hostname to multiple instances',
    ],
    [
      'with several that share a volume',
      { max_count: 2, imageRef: '', block_device_mapping_v2: [{ boot_index: 0, source_type: 'volume', uuid: GONE }] },
      400,
      'Cannot attach one or more volumes to multiple instances',
    ],
    [
      'with too many at once',
      { max_count: 1001 },
      400,
      'Invalid input for field/attribute max_count. Value: 1001. 1001 is greater than the maximum of 1000',
    ],
    [
      'with text that is no user data',
      { user_data: 'no!' },
      400,
      "Invalid input for field/attribute user_data. Value: no!. 'no!' is not a 'base64'",
    ],
    [
      'with a name of blanks',
      { name: ' x' },
      400,
      "An invalid 'name' value was provided. The name must be: printable characters. Can not start or end with whitespace.",
    ],
    [
      'with a tag that is none',
      { tags: ['a,b'] },
      400,
      "Invalid input for field/attribute 0. Value: a,b. 'a,b' does not match '^[^,/]*$'",
    ],
  ])('%s', async ([, more, status, message]) => {
    const { networks = 'none', ...rest } = { networks: 'none', ...more } as { networks?: unknown } // a mistake of its own in some
    const server = { name: 'bad', flavorRef: '1', imageRef: image, networks, ...rest }
    const hints = message.startsWith('Instance group') ? { 'os:scheduler_hints': { group: GONE } } : {}
    expect(refusal(await compute(demo, 93).post('/servers', { server, ...hints }))).toEqual(sorry(status, message))
  })

  test('with files, from 2.57 on; before, within the quota', async () => {
    const personality = Array.from({ length: 6 }, () => ({ path: '/a', contents: 'YQ==' }))
    expect((await requestServer(demo, { personality }, 57)).status).toBe(400)
    expect(refusal(await requestServer(demo, { personality }, 56))).toEqual(
      sorry(403, 'Personality file limit exceeded'),
    )
    expect((await requestServer(demo, { personality: personality.slice(1) }, 56)).status).toBe(202)
  })

  test('on a host that is named, to members', async () => {
    const where = { availability_zone: 'nova:compute-2' }
    expect((await requestServer(demo, where)).status).toBe(403)
    const id = await newServer(admin, where)
    expect(await showServer(admin, id)).toMatchObject({ 'OS-EXT-SRV-ATTR:host': 'compute-2', status: 'ACTIVE' })
    expect(refusal(await requestServer(admin, { host: 'nowhere' }))).toEqual(
      sorry(400, 'Compute host nowhere could not be found.'),
    )
  })

  test('to readers', async () => {
    const reader = await cloud.as('reader', 'demo')
    expect((await requestServer(reader)).status).toBe(403)
  })
})
