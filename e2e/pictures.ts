import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../tools/chromium.ts'
import { root } from '../tools/run-node.ts'

const FOLDER = join(root, 'docs/pictures')
const THEMES = ['light', 'dark'] as const
const SIZE = { width: 1440, height: 900 }

/** Opens the details page of an item of the seed by its name. */
const details =
  (list: string, name: string, type: string, tab = '') =>
  async (page: Page) => {
    const id = await page.evaluate(
      async ([url, wanted]) => {
        const reply = await fetch(url, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
        const { items } = await reply.json()
        return items.find((item: { name: string }) => item.name === wanted).id
      },
      [list, name] as const,
    )
    return `ngdetails/${type}/${id}${tab}`
  }

/** What the README shows, by the name of the file. */
const PICTURES: Record<string, (page: Page) => Promise<string>> = {
  home: async () => '',
  instances: async () => 'project/instances/',
  instance: details('/api/nova/servers/', 'web-1', 'OS::Nova::Server'),
  metrics: details('/api/nova/servers/', 'web-1', 'OS::Nova::Server', '?tab=metrics'),
  network: details('/api/neutron/networks/', 'private', 'OS::Neutron::Net'),
  failure: details('/api/cinder/volumes/', 'render-cache', 'OS::Cinder::Volume'),
}

/** So long must a page stay the same: code that loads late, as that of a chart, leaves no sign while it is missing. */
const QUIET_MS = 1500

/** Waits until the page has all its content. */
async function settled(page: Page) {
  // Without numbers, since ages change.
  const shown = async () => (await page.locator('main').ariaSnapshot()).replaceAll(/\d/g, '')
  for (let before = '', now = await shown(); before !== now; now = await shown()) {
    before = now
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => !document.querySelector('.animate-pulse, .animate-spin'))
    await page.waitForTimeout(QUIET_MS)
  }
}

// `npm run pictures` takes the README's pictures from the running product with its demo cloud, in both themes.
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-pictures-'))
const product = fork(join(root, 'apps/meridian/src/main.ts'), {
  env: { ...process.env, HOST: '127.0.0.1', PORT: '0', CLOUD_PORT: '0', MERIDIAN_DATA: dataDir },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const [{ address }] = await once(product, 'message')
const browser = await chromium.launch({ executablePath: ensureChromium(process.env) })
mkdirSync(FOLDER, { recursive: true })
try {
  for (const theme of THEMES) {
    const page = await browser.newPage({
      viewport: SIZE,
      colorScheme: theme,
      reducedMotion: 'reduce',
      baseURL: address,
    })
    await page.goto('/')
    await page.getByLabel('User Name').fill('demo')
    await page.getByLabel('Password', { exact: true }).fill('demo')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL((url) => !url.pathname.includes('auth'))
    for (const [name, open] of Object.entries(PICTURES)) {
      await page.goto(`/${await open(page)}`)
      await settled(page)
      await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`) })
    }
    await page.close()
  }
} finally {
  await browser.close()
  product.kill()
  await once(product, 'exit')
  rmSync(dataDir, { recursive: true })
}
