import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../tools/run-node.ts'
import { inBothThemes, settled } from './support/camera.ts'

const FOLDER = join(root, 'docs/pictures')
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

// `npm run pictures` takes the README's pictures from the running product, in both themes.
mkdirSync(FOLDER, { recursive: true })
await inBothThemes('demo', SIZE, async (page, theme) => {
  for (const [name, open] of Object.entries(PICTURES)) {
    await page.goto(`/${await open(page)}`)
    await settled(page)
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`) })
  }
})
