import { afterEach, describe, expect, test } from 'vitest'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import { CELL, glyphRow } from './screen/font.ts'

const cloud = await testCloud()
const demo = await cloud.as('demo', 'demo')
const { body } = await demo.get('/compute/v2.1/servers?name=web-1')
const server = `/compute/v2.1/servers/${body.servers[0].id}`
const openSockets: WebSocket[] = []
afterEach(() => openSockets.splice(0).forEach((socket) => socket.close()))

async function consoleUrl(protocol: string, type: string, at = server): Promise<string> {
  const response = await demo.send('POST', `${at}/remote-consoles`, {
    headers: { 'openstack-api-version': 'compute 2.8' },
    body: { remote_console: { protocol, type } },
  })
  return response.body.remote_console.url
}

/** The socket that noVNC derives from the URL of its page. */
async function vncSocket(at = server): Promise<string> {
  const url = new URL(await consoleUrl('vnc', 'novnc', at))
  return `ws://${url.host}/${url.searchParams.get('path')}`
}

function connect(url: string, protocols: string[]) {
  const socket = new WebSocket(url, protocols)
  openSockets.push(socket)
  socket.binaryType = 'arraybuffer'
  let received: Buffer = Buffer.alloc(0)
  socket.addEventListener('message', ({ data }) => {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'base64') : Buffer.from(data as ArrayBuffer)
    received = Buffer.concat([received, bytes])
  })
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true))
    socket.addEventListener('error', () => resolve(false))
  })
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  return {
    socket,
    opened,
    closed,
    text: () => received.toString(),
    send: (...bytes: number[]) => socket.send(Buffer.from(bytes)),
    /** Waits for so many bytes and takes them. */
    async take(count: number): Promise<Buffer> {
      await expect.poll(() => received.length).toBeGreaterThanOrEqual(count)
      const taken = received.subarray(0, count)
      received = received.subarray(count)
      return taken
    },
  }
}

const power = (action: string) => demo.post(`${server}/action`, { [action]: null })

describe('the serial line', () => {
  test.for(['binary', 'base64'])('speaks %s, shows the boot and a login, and runs commands', async (protocol) => {
    const { socket, opened, text } = connect(await consoleUrl('serial', 'serial'), [protocol])
    await opened
    const type = (line: string) => socket.send(protocol === 'base64' ? btoa(`${line}\r`) : `${line}\r`)
    await expect.poll(() => text()).toMatch(/web-1 login: $/)
    expect(text()).toContain('Linux version')
    type('nobody')
    type('x')
    await expect.poll(() => text()).toContain('Login incorrect')
    type('ubuntu')
    type('secret')
    type('hostname -I')
    await expect.poll(() => text()).toMatch(/\n10\.0\.0\.\d+ /)
    expect(text()).not.toContain('secret')
    type('exit')
    await expect.poll(() => text()).toMatch(/logout[^]+login: $/)
  })

  test('shows to the next client what it has shown', async () => {
    const { text } = connect(await consoleUrl('serial', 'serial'), ['binary'])
    await expect.poll(() => text()).toContain('logout')
  })

  test('has no signal while the server is off, and boots with it; the guest can switch itself off', async () => {
    const { socket, opened, text } = connect(await consoleUrl('serial', 'serial'), ['binary'])
    await opened
    for (const line of ['root', 'x', 'poweroff']) socket.send(`${line}\r`)
    await expect.poll(() => text()).toContain('No signal')
    expect((await demo.get(server)).body.server.status).toBe('SHUTOFF')
    await power('os-start')
    await expect.poll(() => text()).toMatch(/No signal[^]+Linux version[^]+login: $/)
  })

  test('is frozen while the server is paused', async () => {
    const { socket, opened, text } = connect(await consoleUrl('serial', 'serial'), ['binary'])
    await opened
    await expect.poll(() => text()).toMatch(/login: $/)
    await power('pause')
    // The machine looks at its server twice a second; a key that it still takes is repeated until it takes none.
    const takesKeys = async () => {
      const before = text()
      socket.send('z')
      await new Promise((resolve) => void setTimeout(resolve, 60))
      return text() !== before
    }
    await expect.poll(takesKeys).toBe(false)
    await power('unpause')
    const afterKey = () => {
      socket.send('y')
      return text()
    }
    await expect.poll(afterKey, { interval: 100 }).toMatch(/y$/)
  })
})

/** Shakes hands by RFB 3.8 and returns the size of the screen. */
async function startRfb(client: ReturnType<typeof connect>) {
  expect((await client.take(12)).toString()).toBe('RFB 003.008\n')
  client.socket.send('RFB 003.008\n')
  expect(await client.take(2)).toEqual(Buffer.from([1, 1]))
  client.send(1)
  expect((await client.take(4)).readUInt32BE(0)).toBe(0)
  client.send(1)
  const init = await client.take(24)
  const name = (await client.take(init.readUInt32BE(20))).toString()
  return { width: init.readUInt16BE(0), height: init.readUInt16BE(2), name }
}

const u16 = (value: number) => [value >> 8, value & 0xff]

/** Asks for the whole screen and returns its pixels, four bytes each. */
async function screenOf(client: ReturnType<typeof connect>, width: number, height: number): Promise<Buffer> {
  client.send(3, 0, 0, 0, 0, 0, ...u16(width), ...u16(height))
  const head = await client.take(16)
  expect([head[0], head.readUInt16BE(2), head.readInt32BE(12)]).toEqual([0, 1, 0])
  expect([head.readUInt16BE(8), head.readUInt16BE(10)]).toEqual([width, height])
  return client.take(width * height * 4)
}

/** Reads a line of characters off the pixels, by the font. */
function readRow(pixels: Buffer, width: number, row: number): string {
  const known = new Map<string, string>()
  for (let code = 0x20; code < 0x7f; code += 1) {
    const bits = Array.from({ length: CELL.height }, (_, line) => glyphRow(code, line))
    known.set(bits.join(), String.fromCodePoint(code))
  }
  const characters = Array.from({ length: width / CELL.width }, (_, column) => {
    const bits = Array.from({ length: CELL.height }, (_line, line) => {
      const start = ((row * CELL.height + line) * width + column * CELL.width) * 4
      const lit = Array.from({ length: CELL.width }, (_bit, bit) =>
        pixels.readUInt32LE(start + bit * 4) === 0 ? 0 : 1,
      )
      return Number.parseInt(lit.join(''), 2)
    })
    return known.get(bits.join()) ?? '?'
  })
  return characters.join('').trimEnd()
}

const textOn = (pixels: Buffer, width: number, height: number) =>
  Array.from({ length: height / CELL.height }, (_, row) => readRow(pixels, width, row)).join('\n')

describe('the screen', () => {
  test('shows the boot and a login by VNC, takes keys and is resized', async () => {
    const client = connect(await vncSocket(), ['binary'])
    const { width, height, name } = await startRfb(client)
    expect(name).toBe('QEMU (web-1)')
    const first = textOn(await screenOf(client, width, height), width, height)
    expect(first).toContain('Started ssh.service')
    expect(first).toMatch(/web-1 login:/)
    for (const key of [...Buffer.from('root'), 0xff0d]) client.send(4, 1, 0, 0, 0, 0, ...u16(key))
    const shown = async () => textOn(await screenOf(client, width, height), width, height)
    await expect.poll(shown).toMatch(/login: root\nPassword:/)

    client.send(2, 0, ...u16(2), 0, 0, 0, 0, 255, 255, 254, 204) // Raw and ExtendedDesktopSize
    client.send(251, 0, ...u16(640), ...u16(400), 0, 0)
    client.send(3, 1, 0, 0, 0, 0, ...u16(width), ...u16(height))
    const head = await client.take(16)
    expect([head.readUInt16BE(4), head.readInt32BE(12)]).toEqual([1, -308])
    expect([head.readUInt16BE(8), head.readUInt16BE(10)]).toEqual([640, 400])
  })

  test('has no signal while the server is off; Ctrl+Alt+Del restarts a running guest', async () => {
    const other = (await demo.get('/compute/v2.1/servers?status=SHUTOFF')).body.servers[0]
    const off = connect(await vncSocket(`/compute/v2.1/servers/${other.id}`), ['binary'])
    const { width, height } = await startRfb(off)
    expect([width, height]).toEqual([640, 480])
    const shown = textOn(await screenOf(off, width, height), width, height)
    expect(shown).toContain('No signal')
    expect(shown).toContain(`${other.name} is shut off.`)

    const serial = connect(await consoleUrl('serial', 'serial'), ['binary'])
    await expect.poll(() => serial.text()).toContain('login:')
    const client = connect(await vncSocket(), ['binary'])
    await startRfb(client)
    for (const key of [0xffe3, 0xffe9, 0xffff]) client.send(4, 1, 0, 0, 0, 0, ...u16(key))
    await expect.poll(() => serial.text()).toMatch(/login: [^]+Reached target reboot\.target[^]+login: $/)
  })

  test('a client that speaks no RFB, or says nonsense later, is cut off', async () => {
    const client = connect(await vncSocket(), ['binary'])
    await client.take(12)
    client.socket.send('HELLO WORLD\n')
    expect(await client.closed).toBe(1002)
    const second = connect(await vncSocket(), ['binary'])
    await startRfb(second)
    second.send(99)
    expect(await second.closed).toBe(1002)
    const third = connect(await vncSocket(), ['binary'])
    await startRfb(third)
    third.socket.send(new Uint8Array(1024 * 1024 + 1))
    expect(await third.closed).toBe(1009)
  })
})

describe('the socket', () => {
  const handshake = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }

  test('is refused without a valid token, from another site and without a key', async () => {
    const url = new URL(await consoleUrl('serial', 'serial'))
    const target = url.pathname + url.search
    const sent = async (path: string, headers: Record<string, string>) =>
      (await cloud.send('GET', path, { headers: { ...handshake, ...headers } })).status
    expect(await sent(`${url.pathname}?token=no`, {})).toBe(404)
    expect(await sent(target, { origin: 'http://evil.example' })).toBe(403)
    expect(await sent(target, { host: 'evil.example' })).toBe(421)
    expect(await sent(target, { 'sec-websocket-key': 'short' })).toBe(400)
    expect(await sent(target, { 'sec-websocket-version': '7' })).toBe(400)
    expect(await sent('/compute/v2.1/servers', {})).toBe(401)
  })

  test('ends with its server', async () => {
    const { servers } = (await demo.get('/compute/v2.1/servers?name=web-2')).body
    const at = `/compute/v2.1/servers/${servers[0].id}`
    const { opened, closed } = connect(await consoleUrl('serial', 'serial', at), ['binary'])
    expect(await opened).toBe(true)
    await demo.del(at)
    expect(await closed).toBe(1001)
  })
})
