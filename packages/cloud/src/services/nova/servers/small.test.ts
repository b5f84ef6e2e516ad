import { generateKeyPairSync, privateDecrypt, constants } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { act, newServer, showServer } from '../../../../test-support/nova-servers.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'
import { serverId } from '../../../seed/compute.ts'

const cloud = await testCloud()
let demo: Client
let admin: Client
let server = ''

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  admin = await cloud.as('admin', 'admin')
  server = await newServer(demo)
})

describe('metadata', () => {
  test('is added, replaced and removed item by item', async () => {
    const path = `/servers/${server}/metadata`
    expect((await compute(demo).post(path, { metadata: { a: '1', b: '2' } })).body).toEqual({
      metadata: { a: '1', b: '2' },
    })
    expect((await compute(demo).put(`${path}/b`, { meta: { b: '3' } })).body).toEqual({ meta: { b: '3' } })
    expect((await compute(demo).del(`${path}/a`)).status).toBe(204)
    expect((await showServer(demo, server)).metadata).toEqual({ b: '3' })
    expect((await compute(demo).put(path, { metadata: {} })).body).toEqual({ metadata: {} })
  })

  test.for<[body: object, status: number, message: string]>([
    [{ meta: { y: '1' } }, 400, 'Request body and URI mismatch'],
    [{ meta: { x: 5 } }, 400, "Invalid input for field/attribute x. Value: 5. 5 is not of type 'string'"],
    [{ meta: { 'x/': '1' } }, 400, expect.stringContaining("'x/' does not match any of the regexes")],
  ])('%j is refused', async ([body, status, message]) => {
    expect(refusal(await compute(demo).put(`/servers/${server}/metadata/x`, body))).toEqual({ status, message })
  })

  test('is limited by the quota', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 129 }, (_, index) => [`k${index}`, 'v']))
    expect(refusal(await compute(demo).put(`/servers/${server}/metadata`, { metadata }))).toEqual({
      status: 403,
      message: 'Maximum number of metadata items exceeds 128',
    })
  })

  test('of a locked server cannot change', async () => {
    const id = await newServer(demo)
    await act(demo, id, { lock: null })
    expect((await compute(demo).post(`/servers/${id}/metadata`, { metadata: { a: '1' } })).status).toBe(409)
  })
})

describe('tags', () => {
  const path = (tag = '') => `/servers/${server}/tags${tag && `/${tag}`}`

  test('exist from 2.26 on', async () => {
    expect((await compute(demo, 25).get(path())).status).toBe(404)
    expect((await compute(demo, 26).put(path('red'))).status).toBe(201)
    expect((await compute(demo, 26).put(path('red'))).status).toBe(204)
    expect((await compute(demo, 26).get(path())).body).toEqual({ tags: ['red'] })
    expect(refusal(await compute(demo, 26).del(path('blue'))).message).toBe(`Instance ${server} has no tag 'blue'`)
    expect((await compute(demo, 26).del(path())).status).toBe(204)
  })

  test('are limited to fifty', async () => {
    const tags = Array.from({ length: 51 }, (_, index) => `t${index}`)
    expect((await compute(demo, 26).put(path(), { tags })).status).toBe(400)
    expect((await compute(demo, 26).put(path(), { tags: tags.slice(1) })).status).toBe(200)
    expect(refusal(await compute(demo, 26).put(path('more')))).toEqual({
      status: 400,
      message: 'The number of tags exceeded the per-server limit 50',
    })
    expect(refusal(await compute(demo, 26).put(path('a%2Cb'))).message).toMatch(/^Tag 'a,b' is invalid/)
  })
})

describe('instance actions', () => {
  test('are listed in pages, also for deleted servers', async () => {
    const id = await newServer(demo)
    await act(demo, id, { pause: null })
    await act(demo, id, { unpause: null })
    await compute(demo).del(`/servers/${id}`)
    const path = `/servers/${id}/os-instance-actions`
    expect((await compute(demo, 20).get(path)).status).toBe(404)
    const { body } = await compute(demo, 58).get(`${path}?limit=3`)
    expect(body.instanceActions.map(({ action }: Body) => action)).toEqual(['delete', 'unpause', 'pause'])
    const next = body.links[0].href.replace(cloud.url, '')
    const rest = await demo.get(next, { 'openstack-api-version': 'compute 2.58' })
    expect(rest.body.instanceActions).toMatchObject([{ action: 'create', updated_at: expect.any(String) }])
    expect((await compute(demo, 58).get(`${path}?foo=1`)).status).toBe(400)
  })

  test('have details for callers with permission', async () => {
    const id = await newServer(demo)
    const [{ request_id }] = (await compute(demo).get(`/servers/${id}/os-instance-actions`)).body.instanceActions
    const show = async (who: Client, minor: number) =>
      (await compute(who, minor).get(`/servers/${id}/os-instance-actions/${request_id}`)).body.instanceAction.events
    expect(await show(demo, 50)).toBeUndefined()
    expect(await show(demo, 51)).toMatchObject([{ event: 'compute__do_build_and_run_instance', result: 'Success' }])
    expect((await show(demo, 84))[0].host).toBeUndefined()
    expect((await show(admin, 84))[0]).toMatchObject({ traceback: null, details: null, host: expect.any(String) })
  })
})

describe('consoles', () => {
  test('show the requested number of log lines', async () => {
    const output = async (length?: number | string | null) =>
      (await act(demo, serverId('web-1'), { 'os-getConsoleOutput': { length } })).body.output
    const all = await output()
    expect(all).toMatch(/Linux version/)
    expect(all).toMatch(/web-1 login: $/)
    expect(await output(2)).toBe(all.split('\n').slice(-2).join('\n'))
    expect(await output('-1')).toBe(all)
  })

  test('have a URL, which works for a while', async () => {
    const request = { remote_console: { protocol: 'vnc', type: 'novnc' } }
    const { url } = (await compute(demo, 6).post(`/servers/${serverId('web-1')}/remote-consoles`, request)).body
      .remote_console
    const page = await cloud.send('GET', url.replace(cloud.url, ''))
    expect(page.body).toMatch(/web-1 login: /)
    const token = url.split('token%3D')[1]
    const details = (await compute(admin, 31).get(`/os-console-auth-tokens/${token}`)).body.console
    expect(details).toMatchObject({ instance_uuid: serverId('web-1'), port: 5900 })
    expect((await compute(demo, 31).get(`/os-console-auth-tokens/${token}`)).status).toBe(403)
    expect((await cloud.send('GET', '/compute/console/vnc_lite.html?path=%3Ftoken%3Dnothing')).status).toBe(404)
  })

  test.for([
    ['spice', 'spice-html5', 200],
    ['serial', 'serial', 200],
    ['rdp', 'rdp-html5', 'Unavailable console type rdp-html5.'],
    ['vnc', 'xvpvnc', 'Unavailable console type xvpvnc.'],
    ['vnc', 'serial', 'Invalid console type serial'],
  ] as const)('%s by %s', async ([protocol, type, outcome]) => {
    const response = await compute(demo, 6).post(`/servers/${server}/remote-consoles`, {
      remote_console: { protocol, type },
    })
    if (outcome === 200) expect(response.body.remote_console.url).toMatch(/^(http|ws):/)
    else expect(refusal(response)).toEqual({ status: 400, message: outcome })
  })

  test('need a server on a host', async () => {
    expect(refusal(await act(demo, serverId('legacy-erp'), { 'os-getConsoleOutput': {} }))).toEqual({
      status: 409,
      message: `Instance ${serverId('legacy-erp')} is not ready`,
    })
  })
})

test('Windows encrypts its password with the key pair of the owner', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const { e = '', n = '' } = publicKey.export({ format: 'jwk' })
  const field = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, bytes.length >> 8, bytes.length & 255]), bytes])
  const positive = Buffer.concat([Buffer.from([0]), Buffer.from(n, 'base64url')])
  const encoded = Buffer.concat([field(Buffer.from('ssh-rsa')), field(Buffer.from(e, 'base64url')), field(positive)])
  const public_key = `ssh-rsa ${encoded.toString('base64')} test`
  await compute(demo).post('/os-keypairs', { keypair: { name: 'rsa', public_key } })
  const { images } = (await demo.get('/image/v2/images?name=Windows%20Server%202025')).body
  const id = await newServer(demo, { imageRef: images[0].id, flavorRef: '4', key_name: 'rsa' })
  const path = `/servers/${id}/os-server-password`
  const { password } = (await compute(demo).get(path)).body
  const key = { key: privateKey, padding: constants.RSA_PKCS1_PADDING }
  expect(privateDecrypt(key, Buffer.from(password, 'base64')).toString()).toMatch(/^[\w-]{20}$/)
  expect((await compute(demo).del(path)).status).toBe(204)
  expect((await compute(demo).get(path)).body).toEqual({ password: '' })
})

test('diagnostics have every disk, port and processor', async () => {
  const { body } = await compute(admin, 48).get(`/servers/${serverId('db-1')}/diagnostics`)
  expect(body).toMatchObject({ state: 'running', num_cpus: 4, num_disks: 2, num_nics: 1 })
  expect((await compute(demo, 48).get(`/servers/${serverId('db-1')}/diagnostics`)).status).toBe(403)
  const old = (await compute(admin).get(`/servers/${serverId('db-1')}/diagnostics`)).body
  expect(Object.keys(old)).toEqual(expect.arrayContaining(['cpu3_time', 'memory', 'vdb_read', 'vnet1_rx']))
})

describe('live migrations', () => {
  test('in progress can be shown and aborted', async () => {
    const manual = await testCloud({ clock: 'manual' })
    const operator = await manual.as('admin', 'admin')
    const id = serverId('web-1')
    await act(operator, id, { 'os-migrateLive': { host: 'compute-2', block_migration: 'auto' } })
    const { migrations } = (await compute(operator, 80).get(`/servers/${id}/migrations`)).body
    expect(migrations).toMatchObject([{ status: 'running', dest_compute: 'compute-2' }])
    const path = `/servers/${id}/migrations/${migrations[0].id}`
    expect((await compute(operator, 80).get(path)).body.migration).toMatchObject({ server_uuid: id })
    expect((await compute(operator, 80).post(`${path}/action`, { force_complete: null })).status).toBe(202)
    expect((await compute(operator, 80).del(path)).status).toBe(202)
    manual.clock.advance(60)
    expect(await showServer(operator, id)).toMatchObject({ status: 'ACTIVE', 'OS-EXT-SRV-ATTR:host': 'compute-1' })
    expect(refusal(await compute(operator, 80).get(path))).toEqual({
      status: 404,
      message: `Live migration ${migrations[0].id} for server ${id} is not in progress.`,
    })
  })
})

test('the cloud logged no errors', () => {
  expect(cloud.logLines).toEqual([])
})
