import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const member = await cloud.as('demo', 'demo')
const BYTES = { 'content-type': 'application/octet-stream' }

async function newImage(more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await member.post('/image/v2/images', { disk_format: 'raw', container_format: 'bare', ...more })
  return `/image${body.self}`
}

const upload = (path: string, body: string | Buffer) => member.send('PUT', `${path}/file`, { headers: BYTES, body })
const show = async (path: string) => (await member.get(path)).body
const storedFiles = () => readdirSync(join(cloud.dataDir, 'blobs', 'image')).length
const incoming = () => readdirSync(join(cloud.dataDir, 'blobs', 'image', 'incoming')).length

describe('upload and download', () => {
  test('a download returns the uploaded bytes, and the image has their size and checksum', async () => {
    const data = Buffer.alloc(3_000_000, 'meridian')
    const path = await newImage()
    expect((await upload(path, data)).status).toBe(204)
    expect(await show(path)).toMatchObject({
      status: 'active',
      size: data.length,
      virtual_size: data.length,
      checksum: createHash('md5').update(data).digest('hex'),
      os_hash_algo: 'sha512',
      os_hash_value: createHash('sha512').update(data).digest('hex'),
    })
    const { bytes, headers } = await member.get(`${path}/file`)
    expect(bytes.equals(data)).toBe(true)
    expect(headers['content-length']).toBe(String(data.length))
  })

  test('data survives a restart, and is deleted with the image', async () => {
    const path = await newImage()
    const data = 'still here '.repeat(2000)
    await upload(path, data)
    await cloud.restart()
    const before = storedFiles()
    expect((await member.get(`${path}/file`)).body).toBe(data)
    expect((await member.del(path)).status).toBe(204)
    expect((await member.get(`${path}/file`)).status).toBe(404)
    expect(storedFiles()).toBe(before - 1)
  })

  test('the virtual size is read from a qcow2 header', async () => {
    const { body } = await member.get('/image/v2/images?name=Debian%2012')
    expect(body.images[0]).toMatchObject({ size: 426 * 1024 ** 2, virtual_size: 3 * 1024 ** 3 })
  })

  test('an empty file is an image of 0 bytes', async () => {
    const path = await newImage()
    expect((await upload(path, '')).status).toBe(204)
    expect(await show(path)).toMatchObject({ status: 'active', size: 0 })
    expect((await member.get(`${path}/file`)).bytes).toHaveLength(0)
  })

  test('upload needs the formats to be set', async () => {
    const path = await newImage({ container_format: null })
    const response = await upload(path, 'x')
    expect(response.status).toBe(400)
    expect(response.body).toContain('container_format')
    expect((await show(path)).status).toBe('queued')
  })
})

describe('ranges', () => {
  const ask = async (range: string) => {
    const path = await newImage()
    await upload(path, '0123456789')
    return member.get(`${path}/file`, { range })
  }

  test.for([
    ['bytes=0-3', '0123'],
    ['bytes=8-', '89'],
    ['bytes=-3', '789'],
    ['bytes=5-500', '56789'],
  ] as const)('%s', async ([range, text]) => {
    expect(await ask(range)).toMatchObject({ status: 206, body: text })
  })

  test.for(['bytes=10-', 'bytes=7-3', 'lines=1-2'])('%s is not satisfiable', async (range) => {
    expect(await ask(range)).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } })
  })
})

test('an aborted upload leaves the image queued and no file behind', async () => {
  const path = await newImage()
  const before = storedFiles()
  const { hostname, port } = new URL(cloud.url)
  const headers = { ...BYTES, 'content-length': '1000000', 'x-auth-token': member.token }
  const broken = request({ hostname, port, method: 'PUT', path: `${path}/file`, headers })
  broken.on('error', () => {}) // the upload is aborted on purpose
  broken.write('x'.repeat(1000))
  await expect.poll(async () => (await show(path)).status).toBe('saving')
  expect((await upload(path, 'second')).status).toBe(409)
  broken.destroy()
  await expect.poll(async () => (await show(path)).status).toBe('queued')
  expect([storedFiles(), incoming()]).toEqual([before, 0])
  expect((await upload(path, 'second')).status).toBe(204)
})

test('an image that is deleted during its upload stays deleted', async () => {
  const path = await newImage()
  const before = storedFiles()
  const { hostname, port } = new URL(cloud.url)
  const headers = { ...BYTES, 'x-auth-token': member.token }
  const status = new Promise((resolve, reject) => {
    const slow = request({ hostname, port, method: 'PUT', path: `${path}/file`, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    slow.on('error', reject)
    slow.write('first half')
    const finish = async () => {
      await expect.poll(async () => (await show(path)).status).toBe('saving')
      await member.del(path)
      slow.end('second half')
    }
    finish().catch(reject)
  })
  expect(await status).toBe(410)
  expect((await member.get(path)).status).toBe(404)
  expect([storedFiles(), incoming()]).toEqual([before, 0])
})

test('deactivated images can be downloaded by administrators only', async () => {
  const admin = await cloud.as('admin', 'admin')
  const path = await newImage()
  expect((await member.post(`${path}/actions/deactivate`)).status).toBe(403)
  await upload(path, 'secret')
  expect((await member.post(`${path}/actions/deactivate`)).status).toBe(204)
  expect((await member.get(`${path}/file`)).status).toBe(403)
  expect((await admin.get(`${path}/file`)).body).toBe('secret')
  expect((await member.post(`${path}/actions/reactivate`)).status).toBe(204)
  expect((await member.get(`${path}/file`)).body).toBe('secret')
})

test('a staged image becomes active by import', async () => {
  const path = await newImage()
  expect((await member.send('PUT', `${path}/stage`, { headers: BYTES, body: 'staged' })).status).toBe(204)
  expect(await show(path)).toMatchObject({ status: 'uploading', size: 6, checksum: null })
  expect((await member.post(`${path}/import`, { method: { name: 'glance-direct' } })).status).toBe(202)
  await expect.poll(async () => (await show(path)).status).toBe('active')
  expect((await member.get(`${path}/file`)).body).toBe('staged')
})

test('a seeded image has the size of a real one and the hashes of its data', async () => {
  const { body } = await member.get('/image/v2/images?visibility=public&sort=size:asc')
  const sizes: number[] = body.images.map(({ size }: { size: number }) => size)
  expect(sizes[0]).toBeGreaterThan(20 * 1024 ** 2)
  const [{ id, checksum, os_hash_value, size }] = body.images
  const { bytes } = await member.get(`/image/v2/images/${id}/file`)
  expect(bytes.length).toBe(size)
  expect(createHash('md5').update(bytes).digest('hex')).toBe(checksum)
  expect(createHash('sha512').update(bytes).digest('hex')).toBe(os_hash_value)
})
