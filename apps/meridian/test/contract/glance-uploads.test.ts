import { glance, keystone, type CreatedImage } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUpImage, madeImage, newImage, sendFile } from '../support/images.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop(), PATIENCE_MS)

const BYTES = Buffer.from('bytes of an image')
const OCTETS = { 'content-type': 'application/octet-stream' }

const waiting = () => madeImage(world, 'demo', { data: 'some.raw' })
const seen = (id: string) => world.call('demo', glance.imageView, { params: { id } })

/** PUT to an image's upload URL, with the headers of our page unless overridden. */
const put = async (
  { upload_url: url = '' }: CreatedImage,
  headers: Record<string, string>,
  payload: string | Buffer = BYTES,
) =>
  (await world.as('demo')).send('PUT', url, payload, {
    ...OCTETS,
    'x-requested-with': '',
    'x-csrftoken': '',
    ...headers,
  })

describe('[API-GLANCE] [IMAGE-06] a file that is uploaded after its image is created', () => {
  test('reaches Glance, and the image becomes active', async () => {
    const image = await waiting()
    const answer = await sendFile(world, 'demo', image, BYTES)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await seen(image.id)).toMatchObject({ status: 'active', size: BYTES.length })
  })

  test("reaches Glance in the image's project even if the session has switched projects", async () => {
    const image = await waiting()
    const browser = world.console.browser()
    for (const [name, value] of (await world.as('demo')).cookies) browser.cookies.set(name, value)
    const other = (await world.call('stranger', keystone.userSession, {})).project_id
    await browser.post(`/auth/switch/${other}/`)
    const headers = { ...OCTETS, 'x-auth-token': image.token_id ?? '' }
    expect((await browser.send('PUT', image.upload_url ?? '', BYTES, headers)).statusCode).toBe(204)
  })

  test('is accepted only once', async () => {
    const image = await waiting()
    await sendFile(world, 'demo', image, BYTES)
    expect((await sendFile(world, 'demo', image, BYTES)).statusCode).toBe(409)
  })

  test('is refused without the upload token', async () => {
    const image = await waiting()
    expect((await put(image, {})).statusCode).toBe(403)
    expect((await put(image, { 'x-auth-token': 'another' })).statusCode).toBe(403)
    expect((await seen(image.id)).status).toBe('queued')
  })

  test('is refused from another user and without a session', async () => {
    const image = await waiting()
    expect((await sendFile(world, 'stranger', image, BYTES)).statusCode).toBe(403)
    const nobody = await world.console.browser().send('PUT', image.upload_url ?? '', BYTES, {
      ...OCTETS,
      'x-auth-token': image.token_id ?? '',
    })
    expect([nobody.statusCode, nobody.json()]).toEqual([401, 'not logged in'])
  })

  test('is refused from another site', async () => {
    const image = await waiting()
    const answer = await put(image, { 'x-auth-token': image.token_id ?? '', 'sec-fetch-site': 'cross-site' })
    expect([answer.statusCode, answer.json()]).toEqual([401, 'The request came from another site.'])
  })

  test('is refused unless its content type is octet-stream', async () => {
    const image = await waiting()
    const headers = { 'x-auth-token': image.token_id ?? '', 'content-type': 'application/json' }
    const answer = await put(image, headers, '{"a":1}')
    expect([answer.statusCode, answer.json()]).toEqual([400, 'application/octet-stream is required'])
  })

  test('goes directly to Glance if the operator configures that', async () => {
    const browser = await world.console.replica({ settings: { IMAGE_UPLOAD_URL: 'https://glance.example:9292/' } })
    for (const [name, value] of (await world.as('demo')).cookies) browser.cookies.set(name, value)
    const answer = await browser.send('PUT', '/api/glance/images/', { ...newImage(world), data: 'some.raw' })
    const image: CreatedImage = answer.json()
    cleanUpImage(world, 'demo', image.id)
    expect(image.upload_url).toBe(`https://glance.example:9292/v2/images/${image.id}/file`)
    const { headers } = await browser.get('/project/images/')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://glance.example:9292;")
  })
})

/** A multipart form as a browser sends it. */
async function sendForm(parts: [string, string | Blob][], headers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const encoded = new Response(form)
  return (await world.as('demo')).send('POST', '/api/glance/images/', Buffer.from(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
    'x-requested-with': '',
    ...headers,
  })
}
const file = new Blob([BYTES])

describe('[API-GLANCE] [IMAGE-06] a file that is sent with its image in one form', () => {
  test('creates an active image', async () => {
    const image = { ...newImage(world), protected: false, min_disk: 1, os_distro: 'debian' }
    const answer = await sendForm([
      ['$$originalJSON', JSON.stringify(image)],
      ['data', file],
    ])
    const made = answer.json()
    cleanUpImage(world, 'demo', made.id)
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `/api/glance/images/${made.id}/`])
    const { name, min_disk } = image
    expect(made).toMatchObject({
      name,
      min_disk,
      status: 'active',
      size: BYTES.length,
      properties: { os_distro: 'debian' },
    })
  })

  test('can have its file before its attributes', async () => {
    const image = newImage(world)
    const answer = await sendForm([
      ['data', file],
      ['$$originalJSON', JSON.stringify(image)],
    ])
    cleanUpImage(world, 'demo', answer.json().id)
    expect(answer.json()).toMatchObject({ name: image.name, status: 'active', size: BYTES.length })
  })

  test('can have its attributes in separate fields', async () => {
    const name = world.name('image')
    const answer = await sendForm([
      ['name', name],
      ['disk_format', 'raw'],
      ['protected', 'false'],
      ['data', file],
    ])
    cleanUpImage(world, 'demo', answer.json().id)
    expect(answer.json()).toMatchObject({ name, status: 'active', visibility: 'private' })
  })

  test.each([
    ['without a file', [['$$originalJSON', '{}']], 'Invalid request'],
    ['with a file of another name', [['file', file]], 'Invalid request'],
    [
      'with broken JSON',
      [
        ['$$originalJSON', '{'],
        ['data', file],
      ],
      '$$originalJSON',
    ],
    [
      'with an odd visibility',
      [
        ['$$originalJSON', '{"name":"x","visibility":"secret"}'],
        ['data', file],
      ],
      'secret',
    ],
  ] as [string, [string, string | Blob][], string][])('is refused %s', async (_how, parts, says) => {
    const answer = await sendForm(parts)
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.stringContaining(says)])
  })

  test('leaves no image if Glance refuses it', async () => {
    const image = { ...newImage(world), disk_format: 'floppy' }
    const answer = await sendForm([
      ['$$originalJSON', JSON.stringify(image)],
      ['data', file],
    ])
    expect(answer.statusCode).toBe(400)
    expect((await world.call('demo', glance.imageList, { query: { name: image.name } })).items).toEqual([])
  })

  test('is refused without the CSRF token', async () => {
    expect((await sendForm([['data', file]], { 'x-csrftoken': '' })).statusCode).toBe(401)
  })
})
