import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { credentials, testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ allowedHosts: ['cloud.example'] })
const demo = await cloud.as('demo', 'demo')

test('the root lists the services with their URLs', async () => {
  const { status, body } = await cloud.send('GET', '/')
  expect(status).toBe(200)
  expect(body.services).toContainEqual({ type: 'image', name: 'glance', url: `${cloud.url}/image` })
})

test('links use the host name that the client used', async () => {
  const { body } = await cloud.send('GET', '/identity/v3', { headers: { host: 'cloud.example:8001' } })
  expect(body.version.links[0].href).toBe('http://cloud.example:8001/identity/v3/')
})

describe('host names', () => {
  test.for([
    ['evil.example', 421],
    ['localhost.evil.example:8001', 421],
    ['127.0.0.1.evil.example', 421],
    ['127.0.0.2', 200],
    ['localhost', 200],
    ['[::1]:8001', 200],
  ] as const)('%s: %i', async ([host, status]) => {
    expect((await cloud.send('GET', '/', { headers: { host } })).status).toBe(status)
    expect((await cloud.send('GET', '/identity/v3', { headers: { host } })).status).toBe(status)
  })

  test('a foreign one does not sign in, which stops pages of other sites (DNS rebinding)', async () => {
    const headers = { host: 'evil.example' }
    const { status, body } = await cloud.send('POST', '/identity/v3/auth/tokens', {
      headers,
      body: credentials('admin'),
    })
    expect([status, body.error.message]).toEqual([421, expect.stringContaining('allowed_hosts')])
  })

  test('two are refused, even if both are ours', async () => {
    const { port } = new URL(cloud.url)
    const host = `Host: 127.0.0.1:${port}\r\n`
    expect((await raw(`GET / HTTP/1.1\r\n${host}\r\n`)).status).toBe(200)
    expect((await raw(`GET / HTTP/1.1\r\n${host}${host}\r\n`)).status).toBe(400)
    expect((await raw(`GET / HTTP/1.1\r\nHost: evil.example\r\n${host}\r\n`)).status).toBe(400)
  })
})

test('every response of a service has a request id, also errors', async () => {
  for (const path of ['/image/v2/images', '/image/nothing', '/identity/v3']) {
    expect((await cloud.send('GET', path)).headers['x-openstack-request-id']).toMatch(/^req-[0-9a-f-]{36}$/)
  }
})

test('HEAD is GET without the body', async () => {
  const get = await demo.get('/image/v2/schemas/image')
  const head = await demo.send('HEAD', '/image/v2/schemas/image')
  expect(head).toMatchObject({ status: 200, body: null })
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

describe('unknown paths and methods', () => {
  test.for([
    ['GET', '/nothing', 404],
    ['GET', '/image/nothing', 404],
    ['GET', '/image/v2/images/%FF', 404],
    ['GET', '/identity/v3/%00', 404],
    ['PUT', '/identity/v3/projects', 405],
    ['DELETE', '/image/v2/images', 405],
    ['BREW', '/image/v2/images', 405],
  ] as const)('%s %s', async ([method, path, status]) => {
    const response =
      method === 'BREW' ? await raw(`BREW ${path} HTTP/1.1\r\nhost: x\r\n\r\n`) : await demo.send(method, path)
    expect(response.status).toBe(method === 'BREW' ? 400 : status) // Node refuses methods that HTTP does not have
  })

  test('405 lists the allowed methods', async () => {
    expect((await demo.del('/image/v2/images')).headers.allow).toBe('POST, GET, HEAD')
  })
})

describe('bodies', () => {
  const post = (body: string | Buffer) =>
    demo.send('POST', '/image/v2/images', { headers: { 'content-type': 'application/json' }, body })

  test('that are not JSON are refused with the message of the service', async () => {
    expect((await post('{"name": ')).body).toContain('Malformed JSON in request body.')
    const { status, body } = await cloud.send('POST', '/identity/v3/auth/tokens', { body: 'hello' })
    expect(status).toBe(400)
    expect(body.error.message).toContain('Expecting to find valid JSON in request body.')
  })

  test('that are too large are refused, and the connection stays usable', async () => {
    expect((await post(JSON.stringify({ name: 'x'.repeat(2 * 1024 * 1024) }))).status).toBe(413)
    expect((await demo.get('/image/v2/images')).status).toBe(200)
  })

  test('that nest too deep are refused', async () => {
    expect((await post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).status).toBe(400)
  })
})

/** Sends raw bytes and returns the response. */
function raw(text: string): Promise<{ status: number }> {
  const { hostname, port } = new URL(cloud.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.once('data', (data) => {
      resolve({ status: Number(data.toString('latin1').split(' ', 2)[1]) })
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
