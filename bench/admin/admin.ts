import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startMeridian } from '../../e2e/support/meridian.ts'
import { send, signIn, type Admin } from '../cloud/client.ts'
import { median, timed, type Measure } from '../measure.ts'
import { startProgram } from '../program.ts'
import { signInPage } from '../sign-in-page.ts'
import { openBrowser, type BenchBrowser } from '../started.ts'
import { firstRowAfterPress, optionAfterInput } from './in-page.ts'
import { sized } from '../size.ts'

const [SERVERS, HOSTS, PROJECTS] = [sized(10_000, 100), sized(200, 10), sized(300, 5)]
const SEED = ['--seed-servers', `${SERVERS}`, '--seed-hosts', `${HOSTS}`, '--seed-projects', `${PROJECTS}`]
/** What a first page of a real Nova takes (bench/instances): a list that waits for one call after the other is twice as slow. */
const DELAY_MS = sized(250, 20)
const ROUNDS = sized(3, 1)
/** On a busy machine a slow answer is measured, not refused after the five seconds of the browser tests. */
const CONFIG = 'upstream_timeout: 60\n'
const AIMING_MS = 100
const PATIENCE_MS = 60_000
/** The last seeded server's. */
const ADDRESS = `100.64.${(SERVERS - 1) >> 8}.${(SERVERS - 1) & 255}`
const OWNER = `scale-${String(SERVERS).padStart(5, '0')}`

/** The lists of administrators that have rows: the name of the link, and the first page of the service. */
const LISTS: readonly (readonly [panel: string, path: string, page: string])[] = [
  ['instances', '/admin/instances', '/compute/v2.1/servers/detail?all_tenants=1&limit=21'],
  ['hypervisors', '/admin/hypervisors', '/compute/v2.1/os-hypervisors/detail'],
  ['host aggregates', '/admin/aggregates', '/compute/v2.1/os-aggregates'],
  ['flavors', '/admin/flavors', '/compute/v2.1/flavors/detail?is_public=None&limit=21'],
  ['volumes', '/admin/volumes', '/volume/v3/PROJECT/volumes/detail?all_tenants=1&limit=21'],
  ['snapshots', '/admin/snapshots', '/volume/v3/PROJECT/snapshots/detail?all_tenants=1&limit=21'],
  ['backups', '/admin/backups', '/volume/v3/PROJECT/backups/detail?all_tenants=1&limit=21'],
  ['volume types', '/admin/volume_types', '/volume/v3/PROJECT/types?is_public=None'],
  ['images', '/admin/images', '/image/v2/images?limit=21'],
  ['metadata definitions', '/admin/metadata_defs', '/image/v2/metadefs/namespaces?limit=21'],
  ['networks', '/admin/networks', '/network/v2.0/networks?limit=21'],
  ['routers', '/admin/routers', '/network/v2.0/routers?limit=21'],
  ['floating IPs', '/admin/floating_ips', '/network/v2.0/floatingips?limit=21'],
  ['projects', '/identity/projects', '/identity/v3/projects'],
  ['users', '/identity/users', '/identity/v3/users'],
  ['role assignments', '/identity/role_assignments', '/identity/v3/role_assignments?include_names'],
]

/** The administrator's pages of 200 hosts, 10,000 instances and 300 projects, compared with the services' own time. */
export async function measureAdmin(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-'))
  const cloud = await startProgram('cloud/cloud-program', SEED, {
    HOST: '127.0.0.1',
    CLOUD_PORT: '0',
    MERIDIAN_DATA: folder,
  })
  const meridian = await startMeridian(CONFIG, `${cloud.url}/identity/v3`)
  const browser = await openBrowser()
  try {
    const admin = await signIn(cloud.url)
    const page = await signedIn(browser, meridian.url)
    const { status } = await send(`${cloud.url}/_meridian/faults`, 'PUT', { rules: [{ delayMs: DELAY_MS }] })
    if (status >= 300) throw new Error(`The cloud refused to be slow (${status})`)
    const lists: Measure[] = []
    for (const list of LISTS) lists.push(await measureList(page, meridian.url, admin, list))
    // Last: the server goes on reading from Placement after the page is closed.
    return [...lists, await measureSearch(page, meridian.url), await measureCapacity(page, meridian.url)]
  } finally {
    await browser.close()
    await meridian.stop()
    await cloud.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signedIn(browser: BenchBrowser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  await signInPage(page, url, 'admin')
  return page
}

/** A page of the same part of the console without rows, freshly loaded. */
async function begin(page: Page, url: string): Promise<void> {
  // The pointer of the round before would be on the link, and request its list while this page loads.
  await page.mouse.move(0, 0)
  await page.goto(`${url}/admin/places`)
  await page.getByRole('heading', { level: 1, name: 'All places' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Hovers over the link of a panel as people do, and clicks. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.getByRole('main').locator(`a[href$="${path}"]`)
  await link.hover()
  await page.waitForTimeout(AIMING_MS)
  await link.click()
}

async function measureList(
  page: Page,
  url: string,
  admin: Admin,
  [name, path, ownPage]: (typeof LISTS)[number],
): Promise<Measure> {
  const ownTimes: number[] = []
  const shownTimes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ownTimes.push(
      await timed(async () => {
        const { status } = await admin.send('GET', ownPage.replace('PROJECT', admin.projectId))
        if (status >= 300) throw new Error(`${ownPage} was refused with ${status}`)
      }),
    )
    await begin(page, url)
    const shown = page.evaluate(firstRowAfterPress)
    await follow(page, path)
    shownTimes.push(await shown)
  }
  const own = median(ownTimes)
  const note = `the service's first page: ${own.toFixed(0)} ms, ratio ${(median(shownTimes) / own).toFixed(2)} of 1.5`
  return { name, value: median(shownTimes), budget: Math.round(own * 1.5), unit: 'ms', note }
}

async function measureCapacity(page: Page, url: string): Promise<Measure> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await begin(page, url)
    times.push(
      await timed(async () => {
        await follow(page, '/admin/capacity')
        await page.getByText(`scale-${HOSTS}.meridian.example`).first().waitFor()
      }),
    )
  }
  return { name: 'capacity', value: median(times), budget: 2000, unit: 'ms', note: '204 hosts' }
}

/** From the last key until the owner of the address is among the results. */
async function measureSearch(page: Page, url: string): Promise<Measure> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await begin(page, url)
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.waitFor()
    const shown = page.evaluate(optionAfterInput, OWNER)
    await field.fill(ADDRESS)
    times.push(await shown)
  }
  return { name: 'search by IP', value: median(times), budget: 1000, unit: 'ms', note: 'of 10,000 instances' }
}
