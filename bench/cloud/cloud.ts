import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../measure.ts'
import type { Measure } from '../measure.ts'
import { send, signIn } from './client.ts'
import { startProgram, timeImports } from '../program.ts'
import type { Program } from '../program.ts'
import { measureWrites } from './writes.ts'
import { sized } from '../size.ts'

const SERVERS = sized(10_000, 50)
const STARTS = sized(5, 1)
const PAGES = sized(50, 2)
const PAGE = '/compute/v2.1/servers/detail?all_tenants=1&limit=1000'

/** The embedded cloud with ten thousand servers: start, lists, writes and memory. */
export async function measureCloud(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-'))
  const start = (...args: string[]) =>
    startProgram('cloud/cloud-program', args, {
      HOST: '127.0.0.1',
      CLOUD_PORT: '0',
      MERIDIAN_DATA: join(folder, 'cloud'),
    })
  const startBare = () => startProgram('cloud/bare-server', [join(folder, `${performance.now()}.sqlite`)])
  try {
    const seeding = await start('--seed-servers', String(SERVERS))
    await seeding.stop()
    const starts = await measureStarts(start, startBare)
    const cloud = await start()
    const bare = await startBare()
    const admin = await signIn(cloud.url)
    const bareSend: typeof admin.send = (method, path, body) => send(bare.url + path, method, body)
    const pages = await timePages(() => admin.send('GET', PAGE))
    const barePages = await timePages(() => bareSend('GET', '/'))
    const writes = await measureWrites(cloud, admin, bare, bareSend)
    await timePages(() => admin.send('GET', PAGE))
    const { rssMb } = await cloud.used()
    const { rssMb: bareMb } = await bare.used()
    await Promise.all([cloud.stop(), bare.stop()])
    return [
      starts,
      { name: 'page of 1,000 servers', value: pages, budget: 50, unit: 'ms', baseline: barePages },
      ...writes,
      { name: 'memory after all that', value: rssMb, budget: 230, unit: 'MB', baseline: bareMb },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the command to the first response, with a warm compile cache. */
async function measureStarts(start: () => Promise<Program>, startBare: () => Promise<Program>): Promise<Measure> {
  const [cloud, bare, imports] = [await timeStarts(start), await timeStarts(startBare), await repeated(timeImports)]
  const note = `bare Node ${bare.toFixed(0)}, modules ${(imports - bare).toFixed(0)}, rest ${(cloud - imports).toFixed(0)}`
  return { name: 'start to first answer', value: cloud, budget: 1000, unit: 'ms', baseline: bare, note }
}

const timeStarts = (start: () => Promise<Program>) =>
  repeated(async () => {
    const began = performance.now()
    const { url, stop } = await start()
    await send(`${url}/identity/v3`, 'GET')
    const took = performance.now() - began
    await stop()
    return took
  })

async function repeated(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < STARTS; count++) times.push(await measure())
  return median(times)
}

async function timePages(read: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < PAGES; count++) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return median(times)
}
