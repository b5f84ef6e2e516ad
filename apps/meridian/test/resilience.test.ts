import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as path from 'node:path'
import { Pool } from 'undici'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../src/main.ts')
const KILLS = 2
/** Starting a process is slow on a busy machine. */
const PATIENCE_MS = 300_000

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole()
})
afterEach(() => meridian.faults())
afterAll(() => meridian.stop())

/** The server as `npm start` runs it, in its own process, with the cloud of these tests. */
async function startServer(port: number): Promise<{ process: ChildProcess; port: number }> {
  const child = fork(PROGRAM, [], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      OS_AUTH_URL: `${meridian.cloudUrl}/identity/v3`,
      MERIDIAN_SECRET: 'the same secret before and after the kill',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [ready] = (await once(child, 'message')) as [{ address: string }] // its first message
  return { process: child, port: Number(new URL(ready.address).port) }
}

/** An HTTP client with a cookie jar. */
class Client {
  readonly cookies = new Map<string, string>()
  readonly #pool: Pool

  constructor(port: number) {
    this.#pool = new Pool(`http://127.0.0.1:${port}`, { connections: 8 })
  }

  async send(method: 'GET' | 'POST', url: string, body?: object) {
    const answer = await this.#pool.request({
      method,
      path: url,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': decodeURIComponent(this.cookies.get('csrftoken') ?? ''),
        'x-requested-with': 'XMLHttpRequest',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    return { status: answer.statusCode, text: await answer.body.text() }
  }

  close = () => this.#pool.destroy()
}

test(
  'killed and started again under load, it loses no session and nothing that it acknowledged',
  async () => {
    let server = await startServer(0)
    const client = new Client(server.port)
    await client.send('GET', '/api/boot/')
    await client.send('POST', '/auth/login/', { username: 'demo', password: 'demo' })

    const acknowledged: string[] = []
    let made = 0
    for (let kill = 0; kill < KILLS; kill++) {
      let stopped = false
      const write = async () => {
        while (!stopped) {
          const name = `kept-${made++}`
          const answer = await client
            .send('POST', '/api/nova/servergroups/', { name, policies: ['affinity'] })
            .catch(() => null)
          if (answer?.status === 201) acknowledged.push(name)
          else if (answer === null) return
          else stopped = true // the quota is full; the servers so far are enough
        }
      }
      const writing = [write(), write(), write()]
      await expect.poll(() => stopped || acknowledged.length > kill, { timeout: PATIENCE_MS }).toBe(true)
      server.process.kill('SIGKILL')
      await once(server.process, 'exit')
      await Promise.all(writing)
      server = await startServer(server.port)
    }

    const { status, text } = await client.send('GET', '/api/nova/servergroups/')
    expect(status).toBe(200)
    const names: string[] = JSON.parse(text).items.map(({ name }: { name: string }) => name)
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS)
    await client.close()
    server.process.kill('SIGTERM')
    await once(server.process, 'exit')
  },
  PATIENCE_MS,
)

const CALLS: Record<string, string> = {
  compute: '/api/nova/flavors/',
  image: '/api/glance/images/',
  volumev3: '/api/cinder/volumetypes/',
  network: '/api/neutron/networks/',
  'object-store': '/api/swift/containers/',
}

test.each(Object.keys(CALLS))('with %s down, calls that do not need it succeed', async (service) => {
  const browser = meridian.browser()
  await browser.signIn('demo')
  await meridian.faults({ service, drop: true })
  for (const [other, url] of Object.entries(CALLS)) {
    expect([other, (await browser.get(url)).statusCode]).toEqual([other, other === service ? 503 : 200])
  }
})

test('without Glance a server list lacks image names and reports the gap', async () => {
  const browser = meridian.browser()
  await browser.signIn('demo')
  await meridian.faults({ service: 'image', drop: true })
  const { items, gaps } = (await browser.get('/api/nova/servers/')).json()
  expect(items.length).toBeGreaterThan(5)
  expect(gaps).toMatchObject([{ service: 'image', message: 'Unable to establish connection to the image service.' }])
})
