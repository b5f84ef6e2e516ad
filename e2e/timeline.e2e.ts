import { allFindings, expect, test } from './support/test.ts'

test('from Home, a member sees who did what, how it went, and what a service does not record', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults({ service: 'network', path: '/*routers*', status: 503 })
  await console.open('/')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await expect(console.heading('Timeline')).toBeVisible()
  await expect(page.getByText('Could not be read: Routers.')).toBeVisible()
  await expect(page.getByText('What was deleted is in no list.')).toBeVisible()
  const line = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })
  await expect(line('Instance render-1 failed').first()).toContainText('Failed')
  expect(await allFindings(page)).toEqual([])

  await page.getByRole('searchbox', { name: 'Name, ID or request' }).fill('db-2')
  await page.getByRole('button', { name: 'Details of db-2' }).first().click()
  await expect(page.getByText('Actions that Nova keeps')).toBeVisible()
  await expect(page.getByText(/^req-/).first()).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^timeline-.+\.json$/)
})
