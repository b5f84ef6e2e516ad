import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { startMeridian } from '../../e2e/support/meridian.ts'
import { OpenStack } from '../../e2e/support/openstack.ts'
import { median, percentile, timed, type Measure } from '../measure.ts'
import { signInPage } from '../sign-in-page.ts'
import { sized } from '../size.ts'
import { openBrowser } from '../started.ts'

const ROUNDS = sized(20, 1)
const WATCHERS = sized(50, 5)
/** So long a list is followed quickly after somebody came. */
const QUICK_MS = sized(20_000, 0)
const COUNTED_MS = sized(60_000, 2000)
const MINUTE_MS = 60_000
const PATIENCE_MS = 60_000

/** One item of each of these is renamed by the cloud's own API, as by its command line. */
const RENAMED = [
  { panel: '/project/networks', list: '/network/v2.0/networks', many: 'networks', one: 'network' },
  { panel: '/project/instances', list: '/compute/v2.1/servers', many: 'servers', one: 'server' },
  {
    panel: '/project/security_groups',
    list: '/network/v2.0/security-groups',
    many: 'security_groups',
    one: 'security_group',
  },
]

/** From a change elsewhere to the pixel, and what following costs the cloud for one watcher and for many. */
export async function measureLive(): Promise<Measure[]> {
  const metrics = await freePort()
  process.env['METRICS_PORT'] = String(metrics)
  const meridian = await startMeridian('settings: { LIVE_STREAMS: 100 }\n')
  delete process.env['METRICS_PORT']
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(PATIENCE_MS)
    await signInPage(page, meridian.url, 'demo')
    const cloud = await OpenStack.as(meridian.authUrl, 'demo', 'demo')
    const seen: number[] = []
    for (const renamed of RENAMED) seen.push(...(await timesOf(page, cloud, meridian.url, renamed)))
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    await page.close()
    const callsOf = (watchers: number) => callsPerMinute({ url: meridian.url, cookie, metrics, watchers })
    const alone = await callsOf(1)
    const together = await callsOf(WATCHERS)
    const note = `${alone} and ${together} calls a minute`
    return [
      { name: 'change to pixel', value: median(seen) / 1000, budget: 1.2, unit: 's' },
      { name: 'change to pixel, 95 %', value: percentile(seen, 0.95) / 1000, budget: 2, unit: 's' },
      { name: 'calls for a quiet list', value: alone, budget: 12, unit: 'a minute' },
      { name: `the same for ${WATCHERS}`, value: together / alone, budget: 1.05, unit: '×', note },
    ]
  } finally {
    await browser.close()
    await meridian.stop()
  }
}

async function timesOf(
  page: Page,
  cloud: OpenStack,
  url: string,
  { panel, list, many, one }: (typeof RENAMED)[number],
) {
  const listed = await cloud.send<Record<string, { id: string; name: string }[]>>(
    'GET',
    `${list}?project_id=${cloud.projectId}`,
  )
  const item = listed[many]?.find(({ name }) => name !== 'default')
  await page.goto(url + panel)
  await page.getByRole('main').getByText('Live', { exact: true }).waitFor()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `renamed-${round}`
    await cloud.send('PUT', `${list}/${item?.id}`, { [one]: { name } })
    times.push(await timed(() => page.getByRole('link', { name, exact: true }).first().waitFor()))
  }
  return times
}

interface Watched {
  url: string
  cookie: string
  /** The port of the metrics. */
  metrics: number
  watchers: number
}

/** Calls of the server to the cloud while so many pages watch one quiet list. */
async function callsPerMinute({ url, cookie, metrics, watchers }: Watched): Promise<number> {
  const leave = new AbortController()
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
  const streams = Array.from({ length: watchers }, async () => {
    const { body, status } = await fetch(`${url}/api/live/?of=OS::Neutron::Router`, { headers, signal: leave.signal })
    if (status !== 200) throw new Error(`The stream was refused: ${status}`)
    await body?.pipeTo(new WritableStream())
  })
  for (const stream of streams) stream.catch(() => {}) // all end when they are left
  await pause(QUICK_MS)
  const before = await callsSoFar(metrics)
  await pause(COUNTED_MS)
  const calls = (await callsSoFar(metrics)) - before
  leave.abort()
  return Math.round((calls * MINUTE_MS) / COUNTED_MS)
}

async function callsSoFar(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const counts = text.matchAll(/^meridian_upstream_request_seconds_count\S* (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  await new Promise((resolve) => server.close(resolve))
  return port
}
