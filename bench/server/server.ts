import { send } from '../cloud/client.ts'
import type { Measure } from '../measure.ts'
import { startProgram } from '../program.ts'
import type { Program } from '../program.ts'

const ROUNDS = 5
const REQUESTS = 3000
const IN_FLIGHT = 32
const SESSIONS = 1000
/** Requests a second are to be at least 85 % of a bare pass-through's: the time of each at most this much of its. */
const MOST_TIMES_BARE = 1 / 0.85

/** The server before a cloud that costs nothing: what it adds to a call, and what memory its sessions take. */
export async function measureServer(): Promise<Measure[]> {
  const upstream = await startProgram('server/upstream-program', [])
  const [bare, server] = await Promise.all([
    startProgram('server/bare-proxy', [upstream.url]),
    startProgram('server/server-program', [`${upstream.url}/v3`]),
  ])
  try {
    const headers = await signIn(server.url)
    let count = 0
    const throughBare = () => send(`${bare.url}/compute/v2.1/os-keypairs/k${count++}`, 'GET')
    const throughServer = () => send(`${server.url}/api/nova/keypairs/k${count++}`, 'GET', undefined, headers)
    const times = { bare: 0, server: 0 }
    await Promise.all([cpuOf(bare, throughBare), cpuOf(server, throughServer)]) // warms both up
    for (let round = 0; round < ROUNDS; round++) {
      times.bare += await cpuOf(bare, throughBare)
      times.server += await cpuOf(server, throughServer)
    }
    for (let session = 0; session < SESSIONS; session++) await signIn(server.url)
    const { rssMb } = await server.used()
    const perRequest = (ms: number) => (ms / ROUNDS / REQUESTS) * 1000
    const bareTime = perRequest(times.bare)
    return [
      {
        name: 'small proxied GET',
        value: perRequest(times.server),
        budget: Math.round(bareTime * MOST_TIMES_BARE),
        unit: 'µs CPU',
        baseline: bareTime,
      },
      { name: `memory, ${SESSIONS} sessions`, value: rssMb, budget: 150, unit: 'MB' },
    ]
  } finally {
    await Promise.all([bare.stop(), server.stop(), upstream.stop()])
  }
}

/** CPU milliseconds that a program needed for so many requests: unlike the clock's, others on the machine do not count. */
async function cpuOf(program: Program, act: () => Promise<{ status: number }>): Promise<number> {
  const before = await program.used()
  let begun = 0
  const worker = async () => {
    while (begun < REQUESTS) {
      begun++
      const { status } = await act()
      if (status !== 200) throw new Error(`A request was refused with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  return (await program.used()).cpuMs - before.cpuMs
}

/** Headers of a browser that is signed in. */
async function signIn(url: string): Promise<Record<string, string>> {
  const jar = new Map<string, string>()
  const keep = (cookies: string[] | undefined) => {
    for (const cookie of cookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
  }
  const headers = () => ({
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': decodeURIComponent(jar.get('csrftoken') ?? ''),
    'x-requested-with': 'XMLHttpRequest',
  })
  keep((await send(`${url}/api/boot/`, 'GET')).headers['set-cookie'])
  const login = await send(`${url}/auth/login/`, 'POST', { username: 'demo', password: 'demo' }, headers())
  if (login.status !== 200) throw new Error(`Signing in was refused: ${login.bytes.toString()}`)
  keep(login.headers['set-cookie'])
  return headers()
}
