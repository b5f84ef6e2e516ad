import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let address: URL
beforeAll(async () => {
  meridian = await startConsole({ allowedHosts: ['console.example'], trustedProxies: ['192.0.2.1'] })
  address = new URL(await meridian.app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(() => meridian.stop())

/** Sends raw bytes, since clients set the Host header themselves, and returns the status. */
const statusOf = (path: string, ...headers: string[]) =>
  new Promise<number>((resolve, reject) => {
    const lines = [`GET ${path} HTTP/1.1`, ...headers, 'connection: close', '', '']
    const socket = connect(Number(address.port), address.hostname, () => socket.write(lines.join('\r\n')))
    socket.once('data', (data) => resolve(Number(data.toString('latin1').split(' ', 2)[1])))
    socket.once('error', reject)
  })

test.each([
  ['127.0.0.1:8000', 200],
  ['localhost', 200],
  ['[::1]:8000', 200],
  ['console.example', 200],
  ['CONSOLE.example:443', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example:8000', 421],
  ['192.0.2.9', 421],
])('the console is served to Host %s with %i', async (host, status) => {
  expect(await statusOf('/api/boot/', `Host: ${host}`)).toBe(status)
})

test('a foreign name gets no page, sign-in or unknown path, but health checks', async () => {
  for (const path of ['/', '/auth/login/', '/api/nothing', '/static/x.js'])
    expect([path, await statusOf(path, 'Host: evil.example')]).toEqual([path, 421])
  expect(await statusOf('/healthz', 'Host: replica-1')).toBe(200)
  expect(await statusOf('/readyz', 'Host: replica-1')).toBe(200)
})

test('a page of a foreign name cannot sign in (DNS rebinding)', async () => {
  const browser = meridian.browser()
  await browser.get('/api/boot/')
  const answer = await browser.post('/auth/login/', { username: 'admin', password: 'admin' }, { host: 'evil.example' })
  expect(answer.statusCode).toBe(421)
  expect(browser.cookies.has('sessionid')).toBe(false)
})

test('two Host headers are refused, even if both are ours', async () => {
  const own = `Host: ${address.host}`
  expect(await statusOf('/api/boot/', own)).toBe(200)
  expect(await statusOf('/api/boot/', own, own)).toBe(400)
  expect(await statusOf('/api/boot/', own, 'Host: evil.example')).toBe(400)
})

test('X-Forwarded-Host is ignored unless a trusted proxy sent it', async () => {
  expect(await statusOf('/api/boot/', 'Host: evil.example', 'X-Forwarded-Host: console.example')).toBe(421)
  const proxy = { host: 'replica-1:8000', 'x-forwarded-host': 'console.example' }
  const trusted = await meridian.app.inject({ url: '/api/boot/', remoteAddress: '192.0.2.1', headers: proxy })
  expect(trusted.statusCode).toBe(200)
})
