import { request } from 'undici'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let demo: Browser
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn()
})
afterEach(() => fillDisk(false))
afterAll(() => meridian.stop())

async function fillDisk(full: boolean): Promise<void> {
  const { statusCode } = await request(`${meridian.cloudUrl}/_meridian/disk`, {
    method: 'PUT',
    body: JSON.stringify({ full }),
  })
  expect(statusCode).toBe(204)
}

const GROUPS = '/api/nova/servergroups/'
const create = (name: string) => demo.post(GROUPS, { name, policies: ['affinity'] })
const names = async () => (await demo.get(GROUPS)).json().items.map(({ name }: { name: string }) => name)
const FULL = 'The disk of the cloud is full: nothing can be stored until there is room again.'

test('on a full disk writes are refused with a sentence, reads go on, and writes work again later', async () => {
  await fillDisk(true)
  const [refused, listed, again] = await Promise.all([create('lost'), demo.get('/api/glance/images/'), create('lost')])
  expect([refused.statusCode, refused.json()]).toEqual([507, FULL])
  expect([listed.statusCode, again.statusCode]).toEqual([200, 507])
  expect(await names()).not.toContain('lost')
  await fillDisk(false)
  expect((await create('kept')).statusCode).toBe(201)
  expect(await names()).toContain('kept')
})

test('on a full disk users still sign in and read', async () => {
  await fillDisk(true)
  const browser = meridian.browser()
  expect((await browser.signIn('admin')).statusCode).toBe(200)
  expect((await browser.get('/api/nova/servers/')).statusCode).toBe(200)
  expect((await browser.get('/api/neutron/networks/')).statusCode).toBe(200)
})

test('an upload to a full disk is refused, and succeeds later', async () => {
  await demo.post('/api/swift/containers/box/metadata/', { is_public: false })
  const bytes = 'x'.repeat(100_000)
  const body = `--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n${bytes}\r\n--b--\r\n`
  const upload = () =>
    demo.post('/api/swift/containers/box/object/big', body, { 'content-type': 'multipart/form-data; boundary=b' })
  await fillDisk(true)
  const refused = await upload()
  expect([refused.statusCode, refused.json()]).toEqual([507, FULL])
  await fillDisk(false)
  expect((await upload()).statusCode).toBe(201)
  expect((await demo.get('/api/swift/containers/box/object/big')).body).toBe(bytes)
})

test('an image for a full disk is refused, and uploaded later', async () => {
  const image = { name: 'late', visibility: 'private', disk_format: 'raw', container_format: 'bare', data: 'late.raw' }
  const { upload_url: url, token_id: token } = (await demo.send('PUT', '/api/glance/images/', image)).json()
  const upload = () =>
    demo.send('PUT', url, Buffer.alloc(100_000), { 'content-type': 'application/octet-stream', 'x-auth-token': token })
  await fillDisk(true)
  const refused = await upload()
  expect([refused.statusCode, refused.json()]).toEqual([507, FULL])
  await fillDisk(false)
  expect((await upload()).statusCode).toBe(204)
})
