import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { REAL_CLOUD } from '../../e2e/support/clouds.ts'
import { OpenStack } from '../../e2e/support/openstack.ts'
import { framesWhilePanning, idleFrames } from '../graph/in-page.ts'
import { rowsAfterPress } from '../instances/in-page.ts'
import { median, timed, type Measure } from '../measure.ts'
import { signInPage } from '../sign-in-page.ts'
import { openBrowser, startProduct } from '../started.ts'
import { drawnAfterPress } from './in-page.ts'
import { sized } from '../size.ts'

/** Heat allows 512 in a project, unless its operator configures more. */
const STACKS = sized(500, 20)
const RESOURCES = sized(500, 20)
const ROUNDS = sized(3, 1)
const FRAMES = sized(120, 5)
const AT_ONCE = 10
const AIMING_MS = 100
const PATIENCE_MS = 120_000
/** A real Heat takes about this long for a page of 20 stacks; the embedded cloud answers in a few. */
const HEAT_DELAY_MS = 250
const POLL_MS = 500
const VERSION = '2018-08-31'

const random = { type: 'OS::Heat::RandomString' }

/** Names without digits: the topology would fold numbered resources that are alike. */
const nameAt = (at: number) => `resource_${String(at).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`

/** Half of the resources depend on the other half, in chains and stars. */
const LARGE = Object.fromEntries(
  Array.from({ length: RESOURCES }, (_, at) => [
    nameAt(at),
    at % 2 === 0 ? random : { ...random, depends_on: [nameAt(at - 1), nameAt((at >> 3) * 2)] },
  ]),
)

/** A project with five hundred stacks, and a stack of five hundred resources, on the embedded cloud. */
export async function measureStacks(): Promise<Measure[]> {
  if (REAL_CLOUD) {
    console.log('  only on the embedded cloud: a real Heat takes half an hour to create so many stacks')
    return []
  }
  const meridian = await startProduct()
  const browser = await openBrowser()
  try {
    const cloud = await OpenStack.as(meridian.authUrl, 'demo', 'demo')
    const root = `/orchestration/v1/${cloud.projectId}/stacks`
    const create = (name: string, resources: object) =>
      cloud.send('POST', root, { stack_name: name, template: { heat_template_version: VERSION, resources } })
    for (let made = 0; made < STACKS; made += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => create(`small-${made + at}`, {})))
    // The newest is first in the list; times of creation are whole seconds.
    await setTimeout(2 * POLL_MS)
    await create('large', LARGE)
    while (
      !(await cloud.send<{ stack: { stack_status: string } }>('GET', `${root}/large`)).stack.stack_status.endsWith(
        'COMPLETE',
      )
    )
      await setTimeout(POLL_MS)
    const { stacks } = await cloud.send<{ stacks: object[] }>('GET', root)

    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(PATIENCE_MS)
    await signInPage(page, meridian.url, 'demo')
    const cpuTime = await watchCpu(page)
    const opened: number[] = []
    const frames: number[] = []
    const idle: number[] = []
    const cpu: { open: number; frame: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${meridian.url}/project/stacks`)
      const link = page.getByRole('link', { name: 'large', exact: true })
      await link.waitFor()
      const drawn = page.evaluate(drawnAfterPress)
      const start = await cpuTime()
      await link.click()
      opened.push(await drawn)
      const shown = await cpuTime()
      frames.push(await page.evaluate(framesWhilePanning, FRAMES))
      cpu.push({ open: shown - start, frame: ((await cpuTime()) - shown) / FRAMES })
      await page.goto('about:blank')
      idle.push(await page.evaluate(idleFrames, FRAMES))
    }

    await meridian.faults({ delayMs: HEAT_DELAY_MS })
    const first: number[] = []
    const lists: Awaited<ReturnType<typeof rowsAfterPress>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      first.push(await timed(() => cloud.send('GET', `${root}?limit=21`)))
      lists.push(await openList(page, meridian.url, stacks.length))
    }
    const heat = median(first)
    const note = `Heat's first page: ${Math.round(heat)} ms`
    const shown = median(lists.map((each) => each.shown))
    const blocked = median(lists.map((each) => each.blocked))
    return [
      { name: 'first of 500 stacks, by a link', value: shown, budget: Math.round(1.25 * heat), unit: 'ms', note },
      { name: 'longest block meanwhile', value: blocked, budget: 100, unit: 'ms', note: `${stacks.length} rows` },
      { name: 'topology of 500 resources', value: median(opened), budget: 1500, unit: 'ms' },
      { name: 'CPU of the page until then', value: median(cpu.map(({ open }) => open)), budget: 750, unit: 'ms' },
      { name: 'its p95 frame', value: median(frames), budget: 33.4, unit: 'ms', baseline: median(idle) },
      { name: 'CPU of a frame', value: median(cpu.map(({ frame }) => frame)), budget: 16.7, unit: 'ms' },
    ]
  } finally {
    await browser.close()
    await meridian.stop()
  }
}

/** Returns a function for the CPU time of the page's main thread, in ms: on a busy machine it is what can be compared. */
async function watchCpu(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

async function openList(page: Page, url: string, total: number) {
  await page.goto(`${url}/places`)
  const link = page.getByRole('main').getByRole('link', { name: 'Stacks', exact: true })
  const drawn = page.evaluate(rowsAfterPress, total.toLocaleString('en'))
  await link.hover()
  await page.waitForTimeout(AIMING_MS)
  await link.click()
  return drawn
}
