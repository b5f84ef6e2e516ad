import type { Page } from '@playwright/test'
import { countClicks } from '../../e2e/support/clicks.ts'
import { SMALL_IMAGE } from '../../e2e/support/clouds.ts'
import { ConsolePage } from '../../e2e/support/console-page.ts'
import { OpenStack } from '../../e2e/support/openstack.ts'
import type { Measure } from '../measure.ts'
import { signInHorizon, signInPage } from '../sign-in-page.ts'
import { openBrowser, startProduct } from '../started.ts'
import { walkHorizon } from './horizon-walk.ts'

const NAME = 'bench-clicks'
const PATIENCE_MS = 180_000
const SIZE = { width: 1440, height: 900 }

/** How often one presses from the first page to a server that one can reach by SSH; beside Horizon if it is named. */
export async function measureClicks(): Promise<Measure[]> {
  const meridian = await startProduct()
  const browser = await openBrowser()
  const newPage = async () => {
    const page = await browser.newPage({ viewport: SIZE })
    page.setDefaultTimeout(PATIENCE_MS)
    return page
  }
  const horizon = process.env.MERIDIAN_BENCH_HORIZON
  try {
    const cloud = await OpenStack.as(meridian.authUrl, 'demo', 'demo')
    const value = await cleanedUp(cloud, walkHere(await newPage(), meridian.url))
    let theirs: number | undefined
    if (horizon) {
      const page = await newPage()
      await signInHorizon(page, horizon, 'demo')
      await page.goto(`${horizon}/auth/switch/${cloud.projectId}/?next=/project/`)
      theirs = await cleanedUp(cloud, walkHorizon(page, `${NAME}-horizon`))
    }
    const note = theirs === undefined ? undefined : `Horizon: ${theirs}`
    return [{ name: 'to a server by SSH', value, budget: 6, unit: 'clicks', ...(note && { note }) }]
  } finally {
    await browser.close()
    await meridian.stop()
  }
}

async function walkHere(page: Page, url: string): Promise<number> {
  await signInPage(page, url, 'demo')
  await new ConsolePage(page, url).inProject('demo')
  const clicks = await countClicks(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Instances', exact: true }).first().click()
  await page.getByRole('link', { name: 'Create server' }).first().click()
  await page.getByLabel('Server name').fill(`${NAME}-here`)
  await page
    .getByRole('radio', { name: new RegExp(`^${SMALL_IMAGE}`) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Create server' }).click()
  await page.getByText('The server runs.').waitFor()
  return clicks()
}

interface Servers {
  servers: { id: string; name: string }[]
}
interface Addresses {
  floatingips: { id: string; port_id: string | null; port_details: { device_id: string } | null }[]
}

async function cleanedUp(cloud: OpenStack, walk: Promise<number>): Promise<number> {
  try {
    return await walk
  } finally {
    await cleanUp(cloud)
  }
}

/** Deletes the servers of the walk and their addresses; the rule for SSH stays, others may use it. */
async function cleanUp(cloud: OpenStack): Promise<void> {
  const { servers } = await cloud.send<Servers>('GET', `/compute/v2.1/servers?name=${NAME}`)
  const { floatingips } = await cloud.send<Addresses>('GET', '/network/v2.0/floatingips')
  for (const { id } of servers) {
    const own = floatingips.filter(({ port_details: port }) => port?.device_id === id)
    for (const address of own) await cloud.delete(`/network/v2.0/floatingips/${address.id}`)
    await cloud.delete(`/compute/v2.1/servers/${id}`)
  }
}
