import { expect, findings, test } from './support/test.ts'

test('[TABS-01] the open tab is in the URL and a cookie, and other tabs render when opened', async ({ story }) => {
  const page = await story('tabs/in-url')
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText('Four processors')
  await expect(page.getByText('Booted in 3 s.')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Log', exact: true }).click()
  await expect(page.getByText('Booted in 3 s.')).toBeVisible()
  await expect(page).toHaveURL(/tab=log/)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'tabs')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"OS::Gallery::Thing":"log"}')
  await story('tabs/in-url')
  await expect(page.getByRole('tab', { name: 'Log', exact: true })).toHaveAttribute('aria-selected', 'true')
  await story('tabs/in-url&tab=actions')
  await expect(page.getByRole('tab', { name: 'Action log' })).toHaveAttribute('aria-selected', 'true')
  expect(await findings(page)).toEqual([])
})
