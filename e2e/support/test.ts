import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { passwordOf, REAL_CLOUD } from './clouds.ts'
import { ConsolePage } from './console-page.ts'
import { startGallery } from './gallery.ts'
import { startMeridian, type Meridian } from './meridian.ts'
import { OpenStack } from './openstack.ts'
import { makeReady } from './sweep.ts'

/** Where users work who have several projects, of which a real cloud names any first. */
const HOMES: Readonly<Record<string, string>> = { reader: 'demo' }

interface PerTest {
  /** The product on a cloud that no other file of tests has changed. */
  meridian: Meridian
  /** Cookies of a user who has signed in: once for all tests of a file, since only some are about signing in. */
  sessions: (user: string) => Promise<StorageState>
  /** A browser window that is not signed in. */
  visitor: ConsolePage
  /** A window of its own, signed in. */
  as: (user: 'demo' | 'admin' | 'reader') => Promise<ConsolePage>
  /** The project demo of the same cloud, by its API. */
  cloud: OpenStack
  /** A page with one story of the gallery, as `table/empty`; what goes wrong in it fails the test. */
  story: (address: string) => Promise<Page>
}

interface PerWorker {
  /** A real cloud has nothing in it that earlier walks left, and keeps nothing of these. */
  swept: void
  products: { of: (file: string) => Promise<Product> }
  gallery: { url: string }
}

interface Product {
  file: string
  meridian: Meridian
  sessions: Map<string, Promise<StorageState>>
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export const test = base.extend<PerTest, PerWorker>({
  swept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's own text
    async ({}, use) => {
      const sweep = REAL_CLOUD ? await makeReady(REAL_CLOUD) : async () => {}
      await sweep()
      await use()
      await sweep()
    },
    { scope: 'worker', auto: true },
  ],
  products: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's own text
    async ({}, use) => {
      let running: Product | null = null
      const of = async (file: string) => {
        if (running?.file === file) return running
        await running?.meridian.stop()
        running = { file, meridian: await startMeridian(), sessions: new Map() }
        return running
      }
      await use({ of })
      await (running as Product | null)?.meridian.stop() // TypeScript does not see that `of` sets it
    },
    { scope: 'worker' },
  ],
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's own text
    async ({}, use) => {
      const gallery = await startGallery()
      await use(gallery)
      await gallery.stop()
    },
    { scope: 'worker' },
  ],
  meridian: async ({ products }, use, { file }) => {
    const { meridian } = await products.of(file)
    await use(meridian)
  },
  sessions: async ({ products, browser }, use, { file }) => {
    const { meridian, sessions: known } = await products.of(file)
    const signIn = async (username: string) => {
      const context = await browser.newContext()
      const boot = await context.request.get(`${meridian.url}/api/boot/`)
      const token = /csrftoken=([^;]*)/.exec(boot.headers()['set-cookie'] ?? '')?.[1] ?? ''
      const headers = { 'X-CSRFToken': token, 'X-Requested-With': 'XMLHttpRequest' }
      const data = { username, password: passwordOf(username) }
      await context.request.post(`${meridian.url}/auth/login/`, { data, headers })
      if (REAL_CLOUD) {
        const home = await OpenStack.as(meridian.authUrl, username, HOMES[username] ?? username)
        await context.request.post(`${meridian.url}/auth/switch/${home.projectId}/`, { headers })
      }
      const state = await context.storageState()
      await context.close()
      return state
    }
    await use((user) => known.get(user) ?? known.set(user, signIn(user)).get(user)!) // set the moment before
  },
  visitor: async ({ meridian, page }, use) => {
    await use(new ConsolePage(page, meridian.url))
    await meridian.faults()
  },
  as: async ({ meridian, browser, sessions }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (user) => {
      const context = await browser.newContext({ storageState: await sessions(user) })
      contexts.push(context)
      return new ConsolePage(await context.newPage(), meridian.url)
    })
    await meridian.faults()
    for (const context of contexts) await context.close()
  },
  story: async ({ gallery, page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await use(async (address) => {
      await page.goto(`${gallery.url}?story=${address}`)
      await page.getByRole('main').waitFor()
      return page
    })
    if (errors.length > 0) throw new Error(`The story went wrong:\n${errors.join('\n')}`)
  },
  cloud: async ({ meridian }, use) => {
    await use(await OpenStack.as(meridian.authUrl, 'demo', 'demo'))
  },
})

export { expect } from '@playwright/test'

/** What axe finds on the page as it is now, a line each; in the other theme only colours can differ. */
export async function findings(page: Page): Promise<string[]> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  // What fades while axe looks has the colours of neither state.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showTheme(page, dark ? 'dark' : 'light')
  const here = await new AxeBuilder({ page }).analyze()
  await showTheme(page, dark ? 'light' : 'dark')
  const there = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  await showTheme(page, dark ? 'dark' : 'light')
  await page.emulateMedia({ reducedMotion: null })
  return [...here.violations, ...there.violations].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Comes back when all colours are those of the theme. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => {})),
    ),
  )
}
