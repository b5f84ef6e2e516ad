import { createHash } from 'node:crypto'
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { swift, urlOf } from '@meridian/contract'
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
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
const form = (bytes: string, filename: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
  `Content-Type: text/html\r\n\r\n${bytes}\r\n--${BOUNDARY}--\r\n`
const upload = (path: string, bytes: string, filename: string) =>
  demo.post(`/api/swift/containers/box/object/${path}`, form(bytes, filename), FORM)

/** Calls Swift directly, for features that the console does not have. */
async function keepVersions(container: string, on: boolean): Promise<void> {
  const domain = { name: 'Default' }
  const answer = await fetch(`${meridian.cloudUrl}/identity/v3/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      auth: {
        identity: { methods: ['password'], password: { user: { name: 'demo', domain, password: 'demo' } } },
        scope: { project: { name: 'demo', domain } },
      },
    }),
  })
  const { project_id: project } = (await demo.get('/api/keystone/user-session/')).json()
  const changed = await fetch(`${meridian.cloudUrl}/object-store/v1/AUTH_${project}/${container}`, {
    method: 'POST',
    headers: { 'x-auth-token': answer.headers.get('x-subject-token') ?? '', 'x-versions-enabled': String(on) },
  })
  expect(changed.status).toBe(204)
}

describe('[API-SWIFT] downloads', () => {
  beforeAll(() => upload('pages/index', '<script>alert(1)</script>', 'my page.html'))

  test('an object is an attachment that browsers do not render, with the extension of the uploaded file', async () => {
    const answer = await demo.get('/api/swift/containers/box/object/pages/index')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('<script>alert(1)</script>')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '25',
      'content-disposition': expect.stringContaining('filename="index.html"'),
    })
  })

  test('a download can be resumed', async () => {
    const answer = await demo.get('/api/swift/containers/box/object/pages/index', { range: 'bytes=1-6' })
    expect([answer.statusCode, answer.body]).toEqual([206, 'script'])
    expect(answer.headers['content-range']).toBe('bytes 1-6/25')
  })

  test('a link needs no header and names its project in the query', async () => {
    const link = { 'x-requested-with': '' }
    const session = (await demo.get('/api/keystone/user-session/')).json()
    const projects = (await demo.get(`/api/keystone/projects/?user_id=${session.id}&admin=false`)).json().items
    const other = projects.find(({ id }: { id: string }) => id !== session.project_id)
    const own = await demo.get('/api/swift/containers/box/object/pages/index', link)
    const elsewhere = await demo.get(`/api/swift/containers/box/object/pages/index?project=${other.id}`, link)
    expect([own.statusCode, elsewhere.statusCode]).toEqual([200, 404])
  })
})

/** Reads a URL as it is written: parsers of URLs resolve dots. */
const read = (url: string, headers: OutgoingHttpHeaders = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const [, host = '', path] = /^http:\/\/([^/]+)(.*)$/.exec(url) ?? []
    const [hostname, port] = host.split(':')
    const sent = httpRequest({ hostname, port, path, headers }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => (text += part))
      reply.on('end', () => resolve({ status: reply.statusCode, text }))
    })
    sent.on('error', reject).end()
  })

describe('[API-SWIFT] an object with dots in its name', () => {
  test('is found at its plain address, too, by clients that do not resolve dots', async () => {
    await meridian.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = meridian.app.server.address() as AddressInfo // it listens on TCP
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      cookie: [...demo.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    }
    for (const [path, encoded] of [
      ['..', '%2E%2E'],
      ['.', '%2e'],
    ] as const) {
      const args = { params: { container: 'box', path } }
      await demo.post(urlOf(swift.objectCreate, args), form(`dots ${path}`, 'x'), FORM)
      for (const written of [path, encoded])
        expect(await read(`http://127.0.0.1:${port}/api/swift/containers/box/object/${written}`, headers)).toEqual({
          status: 200,
          text: `dots ${path}`,
        })
      await demo.delete(urlOf(swift.objectDelete, args))
    }
  })

  test.each(['..', '.', '../x', 'a/../b', 'a/./b', 'a/..', '...'])(
    '%s is stored, read, listed, copied and deleted',
    async (path) => {
      const args = { params: { container: 'box', path } }
      const beside = { params: { container: 'box', path: 'pages/index' } }
      const url = urlOf(swift.objectCreate, args)
      const stored = await demo.post(url, form('dots', 'x'), FORM)
      expect([stored.statusCode, stored.headers.location]).toEqual([201, url])
      expect((await demo.get(urlOf(swift.objectDownload, args))).body).toBe('dots')
      expect((await demo.get(urlOf(swift.objectView, args))).json()).toMatchObject({ name: path, bytes: '4' })
      const link = await demo.post(urlOf(swift.objectTemporaryUrl, args), { seconds: 60 })
      expect(await read(link.json().url)).toEqual({ status: 200, text: 'dots' })
      const copy = { dest_container: 'box', dest_name: `copies/${path}` }
      expect((await demo.post(urlOf(swift.objectCopy, args), copy)).statusCode).toBeLessThan(300)
      const { items } = (await demo.get('/api/swift/containers/box/objects/?path=copies/')).json()
      expect(items).toHaveLength(1)
      expect((await demo.delete(urlOf(swift.objectDelete, args))).statusCode).toBe(204)
      const deletion = { paths: [`copies/${path}`] }
      const report = await demo.post(urlOf(swift.objectsDelete, { params: { container: 'box' } }), deletion)
      expect(report.json().items).toMatchObject([{ path: `copies/${path}` }])
      expect((await demo.get('/api/swift/containers/box/objects/?path=copies/')).json().items).toEqual([])
      expect((await demo.get(urlOf(swift.objectDownload, args))).statusCode).toBe(404)
      expect((await demo.get(urlOf(swift.objectDownload, beside))).statusCode).toBe(200)
    },
  )
})

test('[API-SWIFT] a copy is asked for at the path of the object, too, and its response is empty', async () => {
  await upload('top', 'copied', 'top.txt')
  const copy = { dest_container: 'box', dest_name: 'copied' }
  const { statusCode, body, headers } = await demo.post('/api/swift/containers/box/object/top/copy/', copy)
  expect([statusCode, body]).toEqual([201, ''])
  expect(headers.location).toBe('/api/swift/containers/box/object/copied')
  expect((await demo.get('/api/swift/containers/box/object/copied')).body).toBe('copied')
  const { items } = (await demo.get('/api/swift/containers/box/objects/?path=top/')).json()
  expect(items).toEqual([])
})

describe('[API-SWIFT] an upload in segments', () => {
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

  test('can be resumed, becomes one object, and is deleted with its segments', async () => {
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

  const assemble = (id: string, ...indices: number[]) =>
    demo.post(`/api/swift/containers/box/assemble/${path}`, { upload: id, segments: indices.map(stored) })
  const segments = async () => {
    const inside = async (folder: string): Promise<string[]> => {
      const { items } = (await demo.get(`/api/swift/containers/box_segments/objects/?path=${folder}`)).json()
      const names: string[][] = await Promise.all(
        items.map((item: { path: string; is_subdir: boolean }) => (item.is_subdir ? inside(item.path) : [item.path])),
      )
      return names.flat()
    }
    return inside('')
  }

  test('[SWIFT-04] is deleted in bulk with its segments, and each object has a result', async () => {
    await begin()
    await put(0)
    await assemble('first', 0)
    const small = Array.from({ length: 20 }, (_, index) => `many/ü ${index}\n%41`)
    for (const name of small) await upload(encodeURIComponent(name), 'x', 'x')
    const remove = async (...paths: string[]) => {
      const answer = await demo.post('/api/swift/containers/box/delete/', { paths })
      return answer.json().items.map((item: { path: string; status: number }) => [item.path, item.status])
    }
    expect(await remove(path, ...small, 'nothing')).toEqual([
      [path, 204],
      ...small.map((name) => [name, 204]),
      ['nothing', 404],
    ])
    expect(await segments()).toEqual([])
    expect((await demo.get('/api/swift/containers/box/objects/?path=many/')).json().items).toEqual([])
  })

  test('[SWIFT-03] replaces a large object and deletes its segments; a small file replaces it likewise', async () => {
    await begin()
    await put(0)
    await put(1)
    await assemble('first', 0, 1)
    const again = (await demo.post(url, { upload: 'second', size: 2000 })).json()
    expect(again.upload).toBe('second')
    await demo.send('PUT', `${url}?upload=second&index=0`, parts[0], { 'content-type': 'application/octet-stream' })
    await assemble('second', 0)
    expect(await segments()).toEqual([`${path}/second/00000000`])
    expect((await demo.get(`/api/swift/containers/box/object/${path}`)).body).toBe(parts[0])

    expect((await upload(path, 'small', 'disk.img')).statusCode).toBe(201)
    expect(await segments()).toEqual([])
    expect((await demo.get(`/api/swift/containers/box/object/${path}`)).body).toBe('small')
    await demo.delete(`/api/swift/containers/box/object/${path}`)
  })

  test('[SWIFT-03] of the same file again does not change the existing object until it is complete, and can be abandoned', async () => {
    await begin()
    await put(0)
    await assemble('first', 0)
    const again = await begin()
    expect(again).toMatchObject({ upload: 'first-2', stored: [] })
    await demo.send('PUT', `${url}?upload=first-2&index=0`, parts[1], { 'content-type': 'application/octet-stream' })
    const left = async (id: string) => (await demo.get(`${url}?upload=${id}`)).json().stored.length
    expect([await left('first'), await left('first-2'), await left('never')]).toEqual([0, 1, 0])
    await demo.delete(`${url}?upload=first-2`)
    await demo.delete(`${url}?upload=first`)
    expect((await demo.get(`/api/swift/containers/box/object/${path}`)).body).toBe(parts[0])
    expect(await segments()).toEqual([`${path}/first/00000000`])
    await demo.delete(`/api/swift/containers/box/object/${path}`)
  })

  test('[SWIFT-03] whose object is replaced or deleted in a versioned container keeps the segments', async () => {
    await keepVersions('box', true)
    await begin()
    await put(0)
    await assemble('first', 0)
    await upload(path, 'small', 'disk.img')
    expect(await segments()).toEqual([`${path}/first/00000000`])
    const versions = async () =>
      (await demo.get(`/api/swift/containers/box/versions/?path=${encodeURIComponent(path)}`)).json().items
    const [, large] = await versions()
    await demo.send('PUT', `/api/swift/containers/box/versions/${large.version_id}/${path}`)
    await demo.delete(`/api/swift/containers/box/object/${path}`)
    expect(await segments()).toEqual([`${path}/first/00000000`])
    await demo.send('PUT', `/api/swift/containers/box/versions/${large.version_id}/${path}`)
    expect((await demo.get(`/api/swift/containers/box/object/${path}`)).body).toBe(parts[0])
    await demo.delete(`/api/swift/containers/box/object/${path}`)
    await keepVersions('box', false)
    await demo.delete(`${url}?upload=first`)
    expect(await segments()).toEqual([])
  })

  test('that is abandoned leaves no segments', async () => {
    await begin()
    await put(0)
    expect((await demo.delete(`${url}?upload=first`)).statusCode).toBe(204)
    expect((await begin()).stored).toEqual([])
  })
})

test('a folder of 2,500 objects is listed in full and in pages', async () => {
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
