import { send } from '../cloud/client.ts'
import { median } from '../measure.ts'
import type { Measure } from '../measure.ts'
import { startProgram } from '../program.ts'
import type { Program } from '../program.ts'
import { signIn } from './browser.ts'
import { measureBesideHorizon } from './horizon.ts'
import { sized } from '../size.ts'

const ROUNDS = sized(7, 1)
/** Rounds until the JIT compiler of each program has finished. */
const WARM_UP = sized(16, 1)
const REQUESTS = sized(3000, 50)
const IN_FLIGHT = 32
const SESSIONS = sized(1000, 5)
/** The minimum of requests per second, relative to a bare route on Fastify. */
const LEAST_OF_FASTIFY = 0.75

/** The server in front of a fake cloud: its overhead per request, and the memory of its sessions. */
export async function measureServer(): Promise<Measure[]> {
  const upstream = await startProgram('server/upstream-program', [])
  const [bare, fastify, server] = await Promise.all([
    startProgram('server/bare-proxy', [upstream.url]),
    startProgram('server/bare-fastify', [upstream.url]),
    startProgram('server/server-program', [`${upstream.url}/v3`]),
  ])
  const { MERIDIAN_BENCH_HORIZON: horizon } = process.env
  try {
    const user = await signIn(server.url)
    let headers = {}
    let count = 0
    const reading = (program: Program, path: string): Run => ({
      program,
      cost: [],
      act: () => send(`${program.url}${path}/k${count++}`, 'GET', undefined, headers),
    })
    const runs = {
      bare: reading(bare, '/compute/v2.1/os-keypairs'),
      fastify: reading(fastify, '/compute/v2.1/os-keypairs'),
      server: reading(server, '/api/nova/keypairs'),
    }
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      // A client that ignores the session cookie would get a new one with each response.
      await user.send('GET', '/api/keystone/user-session/')
      headers = user.headers() // all three read the same requests
      for (const { program, act, cost } of Object.values(runs)) cost.push(await costOf(program, act))
    }
    for (let session = 0; session < SESSIONS; session++) await signIn(server.url)
    const { rssMb } = await server.used()
    const of = (run: keyof typeof runs, what: keyof Cost) =>
      median(runs[run].cost.slice(WARM_UP).map((cost) => cost[what]))
    const cpu = (run: keyof typeof runs) => `${(of(run, 'cpuUs') / of('fastify', 'cpuUs')).toFixed(2)} ×`
    return [
      {
        name: 'small proxied GET',
        value: 1e6 / of('server', 'perSecond'),
        budget: Math.round(1e6 / of('fastify', 'perSecond') / LEAST_OF_FASTIFY),
        unit: 'µs',
        baseline: 1e6 / of('fastify', 'perSecond'),
        note: `${of('server', 'perSecond').toFixed(0)} a second; CPU ${cpu('server')} a bare Fastify, ${cpu('bare')} without Fastify`,
      },
      { name: `memory, ${SESSIONS} sessions`, value: rssMb, budget: 160, unit: 'MB' },
      ...(horizon ? await measureBesideHorizon(horizon, process.env) : []),
    ]
  } finally {
    await Promise.all([bare, fastify, server, upstream].map((program) => program.stop()))
  }
}

interface Cost {
  /** CPU time of the program for one request, which other programs on the machine do not affect. */
  cpuUs: number
  perSecond: number
}

interface Run {
  program: Program
  cost: Cost[]
  act: () => Promise<{ status: number }>
}

async function costOf(program: Program, act: () => Promise<{ status: number }>): Promise<Cost> {
  const before = await program.used()
  const began = performance.now()
  let begun = 0
  const worker = async () => {
    while (begun < REQUESTS) {
      begun++
      const { status } = await act()
      if (status !== 200) throw new Error(`A request was refused with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  const seconds = (performance.now() - began) / 1000
  return { cpuUs: (((await program.used()).cpuMs - before.cpuMs) * 1000) / REQUESTS, perSecond: REQUESTS / seconds }
}
