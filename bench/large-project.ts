import type { BrowserContext } from '@playwright/test'
import { REAL_CLOUD } from '../e2e/support/clouds.ts'
import { OpenStack } from '../e2e/support/openstack.ts'
import type { Measure } from './measure.ts'
import { signInPage } from './sign-in-page.ts'
import { isSmoke } from './size.ts'
import { openBrowser, startProduct, type BenchBrowser } from './started.ts'

/** The project that tools/openstack/seed-many fills, and its only user; without a real cloud the usual one will do. */
export const SCALE = REAL_CLOUD ? 'scale' : 'demo'
export const PATIENCE_MS = 120_000
/** Nova's maximum limit. */
const NOVA_NAMES = '/compute/v2.1/servers?limit=1000'

interface LargeProject {
  /** The services themselves, to compare with. */
  cloud: OpenStack
  /** The names of its servers, the oldest last. */
  names: readonly string[]
  browser: BenchBrowser
  /** Signed in to the console at `url`. */
  context: BrowserContext
  url: string
}

/** Measures the console on a project with many instances of a real cloud; without such a cloud it only runs small. */
export async function inLargeProject(measure: (project: LargeProject) => Promise<Measure[]>): Promise<Measure[]> {
  if (!REAL_CLOUD && !isSmoke) {
    console.log('  only with MERIDIAN_TEST_AUTH_URL, on a cloud that tools/openstack/seed-many 1000 has filled')
    return []
  }
  const meridian = await startProduct()
  const browser = await openBrowser()
  try {
    const cloud = await OpenStack.as(meridian.authUrl, SCALE, SCALE)
    const { servers } = await cloud.send<{ servers: { name: string }[] }>('GET', NOVA_NAMES)
    if (servers.length === 0) throw new Error(`project ${SCALE} has no servers`)
    const context = await signedIn(browser, meridian.url)
    return await measure({ cloud, names: servers.map(({ name }) => name), browser, context, url: meridian.url })
  } finally {
    await browser.close()
    await meridian.stop()
  }
}

async function signedIn(browser: BenchBrowser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  await signInPage(page, url, SCALE)
  await page.close()
  return context
}
