import { once } from 'node:events'
import { rmSync } from 'node:fs'
import * as http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { makeConsoleBuild } from './support/console-build.ts'
import { startConsole, type Console } from './support/console.ts'

const PUBLIC = 'console.example'

let meridian: Console
let consoleDir: string
let demo: Browser
let port: number
beforeAll(async () => {
  consoleDir = makeConsoleBuild()
  const tls = { publicUrl: `https://${PUBLIC}`, allowedHosts: [PUBLIC], secureCookies: true }
  meridian = await startConsole({ consoleDir, base: '/dash/', ...tls })
  await meridian.app.listen({ port: 0, host: '127.0.0.1' })
  port = (meridian.app.server.address() as AddressInfo).port // a listening TCP server has one
  demo = meridian.browser()
  await demo.get('/dash/api/boot/')
  await demo.post('/dash/auth/login/', { username: 'demo', password: 'demo' })
})
afterAll(async () => {
  await meridian.stop()
  rmSync(consoleDir, { recursive: true })
})

/** The socket that the page of a console connects to. */
async function socketOf(type: 'VNC' | 'SERIAL'): Promise<URL> {
  const { items } = (await demo.get('/dash/api/nova/servers/')).json()
  const { id } = items.find(({ status }: { status: string }) => status === 'ACTIVE')
  const info = await demo.post(`/dash/api/nova/servers/${id}/console-info/`, { console_type: type })
  const page = await demo.get(`/dash/${info.json().page}`, { 'x-requested-with': '' })
  const [, text = ''] = /&quot;socket&quot;:&quot;([^&]+)&quot;/.exec(page.body) ?? []
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' wss://${PUBLIC};`)
  return new URL(text)
}

/** The handshake that reaches the server from its TLS proxy, and what the guest sends first. */
async function connect(address: URL, headers: Record<string, string> = {}): Promise<{ status: number; sent: string }> {
  const request = http.get({
    port,
    path: address.pathname + address.search,
    headers: {
      host: PUBLIC,
      origin: `https://${PUBLIC}`,
      cookie: [...demo.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'binary',
      ...headers,
    },
  })
  const upgraded = once(request, 'upgrade').then(async ([{ statusCode: status }, socket, head]) => {
    const { sent } = { sent: (head as Buffer).length > 0 ? head : (await once(socket as Socket, 'data'))[0] } // the event's own arguments
    ;(socket as Socket).destroy() // as above
    return { status, sent: String(sent) }
  })
  const refused = once(request, 'response').then(([{ statusCode: status }]) => ({ status, sent: '' }))
  return Promise.race([upgraded, refused])
}

test.each(['VNC', 'SERIAL'] as const)(
  'behind a TLS proxy, the page of a %s console connects to the console itself, which passes its socket on',
  async (type) => {
    const socket = await socketOf(type)
    expect(socket.href.startsWith(`wss://${PUBLIC}/dash/console-socket/`)).toBe(true)
    const { status, sent } = await connect(socket)
    expect(status).toBe(101)
    expect(sent).toMatch(type === 'VNC' ? /RFB 003\.00\d\n/ : /\S/)
  },
)

test('the socket opens for pages of the console alone, in the session of its user', async () => {
  const socket = await socketOf('VNC')
  const other = meridian.browser()
  await other.get('/dash/api/boot/')
  await other.post('/dash/auth/login/', { username: 'admin', password: 'admin' })
  const stranger = [...other.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const forged = new URL(socket.href.replace(/.{6}$/, 'AAAAAA'))
  expect(await connect(socket, { origin: 'https://evil.example' })).toEqual({ status: 403, sent: '' })
  expect(await connect(socket, { host: 'evil.example' })).toEqual({ status: 421, sent: '' })
  expect(await connect(socket, { cookie: stranger })).toEqual({ status: 403, sent: '' })
  expect(await connect(socket, { cookie: '' })).toEqual({ status: 403, sent: '' })
  expect(await connect(forged)).toEqual({ status: 403, sent: '' })
  expect((await demo.get(socket.pathname)).statusCode).toBe(426)
})

test('a page without TLS on this machine connects to the socket directly', async () => {
  const plain = await meridian.replica({ base: '/', publicUrl: undefined, secureCookies: false })
  await plain.signIn()
  const { items } = (await plain.get('/api/nova/servers/')).json()
  const { id } = items.find(({ status }: { status: string }) => status === 'ACTIVE')
  const info = await plain.post(`/api/nova/servers/${id}/console-info/`, { console_type: 'VNC' })
  const page = await plain.get(`/${info.json().page}`, { 'x-requested-with': '', host: '127.0.0.1:8000' })
  expect(page.body).toContain(meridian.cloudUrl.replace('http', 'ws'))
})
