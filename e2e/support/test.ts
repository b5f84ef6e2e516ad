import { test as base, type Page } from '@playwright/test'
import { passwordOf, REAL_CLOUD } from './clouds.ts'
import { ConsolePage } from './console-page.ts'
import { startMeridian, type Meridian } from './meridian.ts'
import { OpenStack } from './openstack.ts'
import { makeReady } from './sweep.ts'
import { Windows, type StorageState } from './windows.ts'

/** The projects of users who have several; a real cloud may name any of them first. */
const HOMES: Readonly<Record<string, string>> = { reader: 'demo' }

interface PerTest {
  /** The product, on a cloud that no other file of tests has changed. */
  meridian: Meridian
  /** Cookies of a user who has signed in: once for all tests of a file, since only some are about signing in. */
  sessions: (user: string) => Promise<StorageState>
  /** A browser window that is not signed in, on the product. */
  visitor: ConsolePage
  /** A browser window that is signed in. */
  as: (user: 'demo' | 'admin' | 'reader') => Promise<ConsolePage>
  /** The project demo of the same cloud, by its API. */
  cloud: OpenStack
  /** Shows one story of the gallery in `page`, as `table/empty`; errors on it fail the test. */
  story: (address: string) => Promise<Page>
}

interface PerWorker {
  /** Removes from a real cloud what earlier runs left, and what these tests leave. */
  swept: void
  product: { of: (file: string) => Promise<Product> }
  windows: Windows
  gallery: { url: string }
}

interface Product {
  meridian: Meridian
  sessions: Map<string, Promise<StorageState>>
}

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
  product: [
    async ({ windows }, use) => {
      let running: Promise<Meridian> | undefined
      let current: { file: string; product: Product } | undefined
      const of = async (file: string) => {
        if (current?.file === file) return current.product
        const meridian = await (running ??= startMeridian())
        if (current) {
          await windows.leave(meridian.url)
          await meridian.reset()
        }
        current = { file, product: { meridian, sessions: new Map() } }
        return current.product
      }
      await use({ of })
      await (await running)?.stop()
    },
    { scope: 'worker' },
  ],
  windows: [
    async ({ browser }, use) => {
      const windows = new Windows(browser)
      await use(windows)
      await windows.close()
    },
    { scope: 'worker' },
  ],
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's own text
    async ({}, use) => {
      await use({ url: process.env['MERIDIAN_GALLERY_URL'] ?? '' })
    },
    { scope: 'worker' },
  ],
  meridian: async ({ product }, use, { file }) => {
    const { meridian } = await product.of(file)
    await use(meridian)
    await meridian.faults()
  },
  sessions: async ({ product, browser }, use, { file }) => {
    const { meridian, sessions } = await product.of(file)
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
    await use((user) => sessions.get(user) ?? sessions.set(user, signIn(user)).get(user)!) // set the moment before
  },
  page: async ({ windows }, use) => {
    await use(await windows.take('page'))
    await windows.release()
  },
  visitor: async ({ meridian, windows, locale }, use) => {
    await use(new ConsolePage(await windows.take('visitor', { locale }), meridian.url))
    await windows.release()
  },
  as: async ({ meridian, windows, sessions }, use) => {
    await use(async (user) => {
      const { cookies } = await sessions(user)
      return new ConsolePage(await windows.take(user, { cookies }), meridian.url)
    })
    await windows.release()
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

export { allFindings, findings } from './axe.ts'
export { expect } from '@playwright/test'
