import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

/** A process that gets no CPU time for most of a window sends nothing in it: none may be much shorter. */
const PACE = { deadlineMs: 1500, windowMs: 1000, bytesPerSecond: 1000 }
/** Too slow for the pace, and fast enough to look alive. */
const DRIP_MS = 50

let meridian: Console
let demo: Browser
const sockets: Socket[] = []
beforeAll(async () => {
  meridian = await startConsole({ bodyPace: PACE })
  demo = meridian.browser()
  await demo.signIn()
  await demo.post('/api/swift/containers/slow/metadata/', { is_public: false })
  await demo.post(UPLOAD, { upload: 'first-upload', size: 1_000_000 })
  await meridian.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))
afterAll(() => meridian.stop())

/** Begins a request by hand; its body is the caller's to send. */
async function begin(method: string, path: string, headers: Record<string, string>, signedIn = true) {
  const { port } = meridian.app.server.address() as AddressInfo // it listens on TCP
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  socket.on('error', () => {}) // written to after the server has closed it
  const cookie = [...demo.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const own = { cookie, 'x-csrftoken': demo.cookies.get('csrftoken') ?? '', 'x-requested-with': 'XMLHttpRequest' }
  const all = { host: `127.0.0.1:${port}`, ...(signedIn ? own : {}), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return { socket, closed, received: () => received }
}

/** Sends the same text again and again. */
function drip(socket: Socket, text: string, times = Infinity): void {
  let sent = 0
  const timer = setInterval(() => (sent++ < times ? socket.write(text) : clearInterval(timer)), DRIP_MS)
  socket.once('close', () => clearInterval(timer))
}

const JSON_BODY = { 'content-type': 'application/json', 'content-length': '1000' }
const OCTETS = { 'content-type': 'application/octet-stream', 'content-length': '1000000' }
const FORM = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' }
const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n'
const UPLOAD = '/api/swift/containers/slow/uploads/big'
const SEGMENT = `${UPLOAD}?upload=first-upload&index=0`
const OBJECT = '/api/swift/containers/slow/object/form'

test.each([
  ['JSON', 'POST', '/api/policy/', JSON_BODY, ''],
  ['an upload', 'PUT', SEGMENT, OCTETS, ''],
  ['an upload as a form', 'POST', OBJECT, FORM, FILE],
])('%s that drips in is refused, and its connection ends', async (_what, method, path, headers, start) => {
  const { socket, closed, received } = await begin(method, path, headers)
  socket.write(start)
  drip(socket, ' ')
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 408 /)
  expect(received()).toContain('The body of the request arrived too slowly.')
})

test('a stranger’s body that goes on after its refusal is cut off', async () => {
  const { socket, closed, received } = await begin('PUT', SEGMENT, OCTETS, false)
  drip(socket, ' ')
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 401 /)
})

test('an upload that keeps the pace may take longer than any other body', async () => {
  const { socket, received } = await begin('PUT', SEGMENT, { ...OCTETS, 'content-length': '40000' })
  drip(socket, 'x'.repeat(1000), 40)
  await expect.poll(received).toMatch(/^HTTP\/1\.1 20[01] /)
})

test('an upload that waits for a slow service is not refused', async () => {
  await meridian.faults({ service: 'object-store', delayMs: PACE.windowMs * 4 })
  const size = 4_000_000
  const { socket, received } = await begin('PUT', SEGMENT, { ...OCTETS, 'content-length': String(size) })
  socket.write('x'.repeat(size))
  await expect.poll(received).toMatch(/^HTTP\/1\.1 20[01] /)
  await meridian.faults()
})
