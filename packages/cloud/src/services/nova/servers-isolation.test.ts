import { beforeAll, describe, expect, test } from 'vitest'
import { networkNamed, newServer, newVolume } from '../../../test-support/nova-servers.ts'
import { compute } from '../../../test-support/nova.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: Client
let reader: Client
let stranger: Client
let admin: Client
let server = ''
let volume = ''
let port = ''
let request = ''

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  reader = await cloud.as('reader', 'demo')
  stranger = await cloud.as('demo', 'alt_demo')
  admin = await cloud.as('admin', 'admin')
  server = await newServer(demo, {
    networks: [{ uuid: await networkNamed(demo, 'backend') }],
    tags: ['t'],
    metadata: { k: 'v' },
  })
  volume = await newVolume(demo)
  await compute(demo).post(`/servers/${server}/os-volume_attachments`, { volumeAttachment: { volumeId: volume } })
  port = (await demo.get(`/network/v2.0/ports?device_id=${server}`)).body.ports[0].id
  request = (await compute(demo).get(`/servers/${server}/os-instance-actions`)).body.instanceActions[0].request_id
})

const at = (path: string) =>
  `/servers/${server}${path}`.replace('VOLUME', volume).replace('PORT', port).replace('REQUEST', request)

describe('reading', () => {
  test.for([
    '',
    '/ips',
    '/ips/backend',
    '/metadata',
    '/metadata/k',
    '/os-instance-actions',
    '/os-instance-actions/REQUEST',
    '/os-interface',
    '/os-interface/PORT',
    '/os-security-groups',
    '/os-server-password',
    '/os-volume_attachments',
    '/os-volume_attachments/VOLUME',
    '/topology',
  ])('/servers/ID%s', async (path) => {
    expect((await compute(demo, 93).get(at(path))).status).toBe(200)
    expect((await compute(reader, 93).get(at(path))).status).toBe(200)
    expect((await compute(admin, 93).get(at(path))).status).toBe(200)
    expect((await compute(stranger, 93).get(at(path))).status).toBe(404)
  })

  test('/servers/ID/tags is 403 for other projects', async () => {
    expect((await compute(reader, 93).get(at('/tags'))).status).toBe(200)
    expect((await compute(stranger, 93).get(at('/tags'))).status).toBe(403)
  })

  test.for(['/diagnostics', '/migrations'])('/servers/ID%s, which is for administrators', async (path) => {
    expect((await compute(admin, 93).get(at(path))).status).toBe(200)
    expect((await compute(demo, 93).get(at(path))).status).toBe(403)
    expect((await compute(stranger, 93).get(at(path))).status).toBe(404)
  })

  test('lists have only the servers of the project', async () => {
    expect((await compute(stranger).get('/servers/detail')).body.servers).toEqual([])
    expect((await compute(admin).get('/servers/detail')).body.servers).toEqual([])
    expect((await compute(admin).get('/servers/detail?all_tenants=1')).body.servers.length).toBeGreaterThan(1)
  })
})

describe('changing', () => {
  const ACTIONS = [
    'os-start',
    'os-stop',
    'pause',
    'unpause',
    'suspend',
    'resume',
    'lock',
    'unlock',
    'shelve',
    'unshelve',
    'unrescue',
    'confirmResize',
    'revertResize',
    'forceDelete',
    'restore',
    'trigger_crash_dump',
    'rescue',
  ].map((name) => ({ [name]: null }))
  const WORDY = [
    { reboot: { type: 'SOFT' } },
    { createImage: { name: 'x' } },
    { createBackup: { name: 'x', backup_type: 'daily', rotation: 1 } },
    { changePassword: { adminPass: 'x' } },
    { resize: { flavorRef: '2' } },
    { rebuild: { imageRef: '00000000-0000-4000-8000-000000000000' } },
    { addSecurityGroup: { name: 'default' } },
    { removeSecurityGroup: { name: 'default' } },
    { 'os-getConsoleOutput': {} },
  ]

  test.for([...ACTIONS, ...WORDY])('%j', async (action) => {
    const before = (await compute(demo, 93).get(at(''))).body.server
    expect((await compute(stranger, 93).post(at('/action'), action)).status).toBe(404)
    expect((await compute(reader, 93).post(at('/action'), action)).status).toBe(403)
    expect((await compute(demo, 93).get(at(''))).body.server).toEqual(before)
  })

  test.for<[method: 'post' | 'put' | 'del', path: string, body?: object]>([
    ['put', '', { server: { name: 'stolen' } }],
    ['post', '/metadata', { metadata: { a: 'b' } }],
    ['put', '/metadata', { metadata: {} }],
    ['put', '/metadata/k', { meta: { k: 'x' } }],
    ['del', '/metadata/k'],
    ['post', '/os-interface', { interfaceAttachment: {} }],
    ['del', '/os-interface/PORT'],
    ['post', '/os-volume_attachments', { volumeAttachment: { volumeId: '00000000-0000-4000-8000-000000000000' } }],
    [
      'put',
      '/os-volume_attachments/VOLUME',
      { volumeAttachment: { volumeId: '00000000-0000-4000-8000-000000000000' } },
    ],
    ['del', '/os-volume_attachments/VOLUME'],
    ['del', '/os-server-password'],
    ['post', '/remote-consoles', { remote_console: { protocol: 'vnc', type: 'novnc' } }],
    ['del', ''],
  ])('%s /servers/ID%s', async ([method, path, body]) => {
    const before = (await compute(demo, 93).get(at(''))).body.server
    expect((await compute(stranger, 93)[method](at(path), body)).status).toBe(404)
    expect((await compute(reader, 93)[method](at(path), body)).status).toBe(403)
    expect((await compute(demo, 93).get(at(''))).body.server).toEqual(before)
  })

  test.for<[method: 'put' | 'del', path: string, body?: object]>([
    ['put', '/tags', { tags: [] }],
    ['put', '/tags/x'],
    ['del', '/tags/t'],
    ['del', '/tags'],
  ])('%s /servers/ID%s', async ([method, path, body]) => {
    expect((await compute(stranger, 93)[method](at(path), body)).status).toBe(403)
    expect((await compute(reader, 93)[method](at(path), body)).status).toBe(403)
    expect((await compute(demo, 93).get(at('/tags'))).body.tags).toEqual(['t'])
  })

  test('a server cannot be created with resources of another project', async () => {
    const { images } = (await demo.get('/image/v2/images?name=CirrOS%200.6')).body
    const backend = await networkNamed(demo, 'backend')
    const base = { name: 'x', flavorRef: '1', imageRef: images[0].id, networks: 'none' }
    const ask = (more: object) => compute(stranger, 93).post('/servers', { server: { ...base, ...more } })
    expect((await ask({ networks: [{ uuid: backend }] })).status).toBe(400)
    expect((await ask({ networks: [{ port }] })).status).toBe(400)
    const devices = [
      { boot_index: 0, source_type: 'image', destination_type: 'local', uuid: base.imageRef },
      { source_type: 'volume', destination_type: 'volume', uuid: volume },
    ]
    expect((await ask({ block_device_mapping_v2: devices })).status).toBe(400)
    expect((await ask({ security_groups: [{ name: 'web' }] })).status).toBe(400)
  })
})
