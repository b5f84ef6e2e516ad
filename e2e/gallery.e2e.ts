import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { expect, findings, test } from './support/test.ts'

const dist = path.resolve(import.meta.dirname, '../packages/console/dist')

test('the gallery shows what its list names, in the theme that is chosen', async ({ story }) => {
  const page = await story('basics/buttons')
  const list = page.getByRole('navigation', { name: 'Stories' })
  await expect(list.getByRole('link', { name: 'buttons' })).toHaveAttribute('aria-current', 'page')
  await list.getByRole('link', { name: 'error state' }).click()
  await expect(page.getByRole('alert')).toContainText('Unable to retrieve the images.')
  await page.getByRole('button', { name: 'Theme: system' }).click()
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('axe finds nothing on the basics', async ({ story, page }) => {
  await story('basics')
  expect(await findings(page)).toEqual([])
})

test('the product has no gallery', async ({ meridian, visitor }) => {
  const manifest = readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')
  expect(manifest).not.toContain('gallery')
  expect(existsSync(path.join(dist, 'gallery'))).toBe(false)
  await visitor.page.goto(`${meridian.url}/gallery/`)
  await expect(visitor.page).toHaveURL(/\/auth\/login\/\?next=/)
})
