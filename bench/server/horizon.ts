import { median, timed } from '../measure.ts'
import type { Measure } from '../measure.ts'
import { startProgram } from '../program.ts'
import { signIn, signInToHorizon } from './browser.ts'
import type { Browser } from './browser.ts'
import { sized } from '../size.ts'

const ROUNDS = sized(15, 1)
/** Lists that both serve at the same path. */
const LISTS = ['glance/images', 'nova/keypairs', 'nova/flavors', 'neutron/networks', 'nova/servers']

/** The same lists through Horizon and through this console, on the same cloud. */
export async function measureBesideHorizon(horizonUrl: string, environment: NodeJS.ProcessEnv): Promise<Measure[]> {
  const { OS_AUTH_URL, OS_USERNAME, OS_PASSWORD } = environment
  if (!OS_AUTH_URL || !OS_USERNAME || !OS_PASSWORD)
    throw new Error('Beside Horizon, OS_AUTH_URL, OS_USERNAME and OS_PASSWORD are needed too')
  const account = { username: OS_USERNAME, password: OS_PASSWORD }
  const server = await startProgram('server/server-program', [OS_AUTH_URL])
  try {
    const [ours, theirs] = await Promise.all([signIn(server.url, account), signInToHorizon(horizonUrl, account)])
    const measures: Measure[] = []
    for (const list of LISTS) measures.push(await compare(list, ours, theirs))
    return measures
  } finally {
    await server.stop()
  }
}

async function compare(list: string, ours: Browser, theirs: Browser): Promise<Measure> {
  const path = `/api/${list}/`
  const times = { ours: [] as number[], theirs: [] as number[] }
  await Promise.all([ours.get(path), theirs.get(path)]) // warms both up
  for (let round = 0; round < ROUNDS; round++) {
    times.theirs.push(await timed(() => theirs.get(path)))
    times.ours.push(await timed(() => ours.get(path)))
  }
  const [value, horizon] = [median(times.ours), median(times.theirs)]
  return {
    name: `list of ${list}`,
    value,
    budget: Math.round(horizon),
    unit: 'ms',
    note: `${(value / horizon).toFixed(2)} × Horizon`,
  }
}
