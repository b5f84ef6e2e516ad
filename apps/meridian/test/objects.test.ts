import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let demo: Browser
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
  await demo.post('/api/swift/containers/box/metadata/', { is_public: false })
})
afterAll(() => meridian.stop())

const BOUNDARY = 'objects-test'
const upload = (path: string, bytes: string, filename: string) =>
  demo.post(
    `/api/swift/containers/box/object/${path}`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
      `Content-Type: text/html\r\n\r\n${bytes}\r\n--${BOUNDARY}--\r\n`,
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  )

describe('[API-SWIFT] downloads', () => {
  beforeAll(() => upload('pages/index', '<script>alert(1)</script>', 'my page.html'))

  test('an object comes back as an attachment that no browser shows, with the extension it was uploaded with', async () => {
    const answer = await demo.get('/api/swift/containers/box/object/pages/index')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('<script>alert(1)</script>')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '25',
      'content-disposition': expect.stringContaining('filename="index.html"'),
    })
  })

  test('a download can go on where it broke off', async () => {
    const answer = await demo.get('/api/swift/containers/box/object/pages/index', { range: 'bytes=1-6' })
    expect([answer.statusCode, answer.body]).toEqual([206, 'script'])
    expect(answer.headers['content-range']).toBe('bytes 1-6/25')
  })

  test('a link needs no header, and names the project that it means', async () => {
    const link = { 'x-requested-with': '' }
    const session = (await demo.get('/api/keystone/user-session/')).json()
    const projects = (await demo.get(`/api/keystone/projects/?user_id=${session.id}&admin=false`)).json().items
    const other = projects.find(({ id }: { id: string }) => id !== session.project_id)
    const own = await demo.get('/api/swift/containers/box/object/pages/index', link)
    const elsewhere = await demo.get(`/api/swift/containers/box/object/pages/index?project=${other.id}`, link)
    expect([own.statusCode, elsewhere.statusCode]).toEqual([200, 404])
  })
})

describe('[API-SWIFT] a file that travels in segments', () => {
  const path = 'backups/disk.img'
  const url = `/api/swift/containers/box/uploads/${path}`
  const parts = ['a'.repeat(2000), 'b'.repeat(500)]
  const put = (index: number) =>
    demo.send('PUT', `${url}?upload=first&index=${index}`, parts[index], { 'content-type': 'application/octet-stream' })
  const begin = async () => (await demo.post(url, { upload: 'first', size: 2500 })).json()
  const stored = (index: number) => ({
    index,
    etag: createHash('md5')
      .update(parts[index] ?? '')
      .digest('hex'),
    bytes: parts[index]?.length,
  })

  test('goes on after a break, becomes one object, and leaves no segments when that is deleted', async () => {
    expect((await begin()).stored).toEqual([])
    await put(0)
    expect((await begin()).stored).toEqual([stored(0)])
    await put(1)

    const done = await demo.post(`/api/swift/containers/box/assemble/${path}`, {
      upload: 'first',
      segments: [stored(1), stored(0)],
    })
    expect(done.statusCode).toBe(201)
    expect((await demo.get(`/api/swift/containers/box/object/${path}`)).body).toBe(parts.join(''))

    await demo.delete(`/api/swift/containers/box/object/${path}`)
    const left = (await demo.get('/api/swift/containers/box_segments/metadata/')).json()
    expect(left.container_object_count).toBe('0')
  })

  test('leaves nothing behind when it is given up', async () => {
    await begin()
    await put(0)
    expect((await demo.delete(`${url}?upload=first`)).statusCode).toBe(204)
    expect((await begin()).stored).toEqual([])
  })
})

test('a folder of 2,500 objects is listed whole, and page by page', async () => {
  await demo.post('/api/swift/containers/many/metadata/', { is_public: false })
  const names = Array.from({ length: 2500 }, (_, index) => `log-${String(index).padStart(5, '0')}`)
  for (let start = 0; start < names.length; start += 100) {
    await Promise.all(
      names.slice(start, start + 100).map((name) => demo.post(`/api/swift/containers/many/object/logs/${name}/`)),
    )
  }
  const whole = (await demo.get('/api/swift/containers/many/objects/?path=logs/')).json()
  expect(whole.items.map(({ name }: { name: string }) => name)).toEqual(names)
  const first = (await demo.get('/api/swift/containers/many/objects/?path=logs/&limit=1000')).json()
  expect([first.items.length, first.has_more]).toEqual([1000, true])
  const rest = (
    await demo.get(`/api/swift/containers/many/objects/?path=logs/&marker=${first.items.at(-1).path}`)
  ).json()
  expect([rest.items.length, rest.has_more]).toEqual([1500, false])
})
