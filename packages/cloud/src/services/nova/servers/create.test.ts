import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import {
  requestServer,
  networkNamed,
  newServer,
  newVolume,
  showServer,
  smallImage,
  volumeOf,
} from '../../../../test-support/nova-servers.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'

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
  test('runs with the addresses of its ports', async () => {
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

  test('gets the requested address', async () => {
    const networks = [{ uuid: await networkNamed(demo, 'backend'), fixed_ip: '10.20.0.200' }]
    const { addresses } = await showServer(demo, await newServer(demo, { networks }))
    expect(addresses.backend[0].addr).toBe('10.20.0.200')
    expect(refusal(await requestServer(demo, { networks })).message).toMatch(
      /^Fixed IP address 10.20.0.200 is already in use/,
    )
  })

  test('uses an existing port, which stays after its deletion', async () => {
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

  test('is in the requested security groups', async () => {
    const networks = [{ uuid: await networkNamed(demo, 'private') }]
    const id = await newServer(demo, { networks, security_groups: [{ name: 'web' }, { name: 'default' }] })
    const names = (await showServer(demo, id)).security_groups.map(({ name }: Body) => name)
    expect(names.toSorted()).toEqual(['default', 'web'])
  })

  test('can get a new network if its project has none', async () => {
    const rules = (await admin.get('/network/v2.0/networks?shared=true')).body.networks
    expect(rules).toHaveLength(1)
    expect(refusal(await requestServer(demo, { networks: 'auto' })).status).toBe(409)
    const only = await newServer(alt, { networks: 'auto' })
    expect(Object.keys((await showServer(alt, only)).addresses)).toEqual(['shared'])
  })

  test('has the given values', async () => {
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

  test('has a host name derived from its name', async () => {
    expect(await showServer(demo, await newServer(demo, { name: 'Web_Server 1.x!' }))).toMatchObject({
      'OS-EXT-SRV-ATTR:hostname': 'web-server-1-x',
    })
    const id = await newServer(demo, { name: '💥' })
    expect(await showServer(demo, id)).toMatchObject({ 'OS-EXT-SRV-ATTR:hostname': `Server-${id}` })
  })

  test('returns the given or a generated password', async () => {
    expect((await requestServer(demo, { adminPass: 'secret' })).body.server.adminPass).toBe('secret')
    expect((await requestServer(demo)).body.server.adminPass).toMatch(/^\w{12}$/)
  })

  test('is one of several if a count is requested', async () => {
    await requestServer(alt, { name: 'many', min_count: 1, max_count: '3' })
    const { servers } = (await compute(alt, 93).get('/servers/detail?name=many&sort_key=display_name&sort_dir=asc'))
      .body
    expect(servers.map(({ name }: Body) => name)).toEqual(['many-1', 'many-2', 'many-3'])
    expect(new Set(servers.map((one: Body) => one['OS-EXT-SRV-ATTR:hostname'])).size).toBe(3)
  })

  test('is created as often as the quota allows, up to the count', async () => {
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

  test('boots from a new volume that is created from an image, and is deleted with it', async () => {
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

  test('boots from an existing volume, which stays', async () => {
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

  test('has further volumes beside the disk of its image', async () => {
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

  test('in the legacy syntax', async () => {
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

  test('that cannot be created set the server to ERROR', async () => {
    const device = { source_type: 'image', uuid: image, volume_size: 5000 }
    const server = await showServer(demo, await newServer(demo, bootFrom(device)))
    expect(server.status).toBe('ERROR')
    expect(server.fault.message).toMatch(/^Build of instance .* aborted: /)
  })
})
