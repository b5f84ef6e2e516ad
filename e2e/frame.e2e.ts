import { expect, findings, test } from './support/test.ts'

test('[SHELL-12] the navigation folds away and stays so', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/images')
  await console.page.getByRole('button', { name: 'Collapse navigation' }).click()
  await expect(console.page.getByRole('button', { name: 'Expand navigation' })).toBeVisible()
  await console.page.reload()
  await console.page.getByRole('button', { name: 'Expand navigation' }).click()
  await expect(console.page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible()
})

test('a list is asked for once: when its link is pointed at, and when its page is opened again', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/nova/servers/') asked.push(search)
  })
  await console.open('/project/images')
  const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/nova/servers/')
  await page.getByRole('link', { name: 'Instances', exact: true }).hover()
  await ahead
  await page.getByRole('link', { name: 'Instances', exact: true }).click()
  await expect(page.getByText(/^Displaying/)).toBeVisible()
  expect(asked).toEqual(['?paginate=true'])
  await page.reload()
  await expect(page.getByText(/^Displaying/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Displaying/)).toBeVisible()
  expect(asked).toEqual(['?paginate=true', '?paginate=true', '?paginate=true'])
})

test('a chosen theme is there after a reload', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/images')
  await console.page.getByRole('button', { name: 'User menu of demo' }).click()
  await console.page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(console.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await console.page.reload()
  await expect(console.page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a tab works in a domain, and another stays in its project', async ({ as }) => {
  const first = await as('admin')
  await first.open('/project/images')
  await expect(first.page.getByRole('combobox', { name: 'Project admin', exact: true })).toBeVisible()
  const second = await first.newTab()
  await second.open('/project/images')
  await second.page.getByRole('combobox', { name: 'Project admin', exact: true }).click()
  await expect(second.page.getByRole('group', { name: 'Projects' }).getByRole('option')).not.toHaveCount(0)
  await second.page.getByRole('combobox', { name: 'Search', exact: true }).fill('def')
  await second.page.getByRole('group', { name: 'Domains' }).getByRole('option', { name: 'Default' }).click()
  await second.expectToast('Switch to domain "Default" successful.')
  await second.page.reload()
  await expect(second.page.getByRole('combobox', { name: 'Domain Default', exact: true })).toBeVisible()
  await first.page.reload()
  await expect(first.page.getByRole('combobox', { name: 'Project admin', exact: true })).toBeVisible()
})

test('a member is not offered the administration, nor shown it', async ({ as }) => {
  const console = await as('demo')
  await console.open('/admin/images')
  await expect(
    console.page.getByText('Forbidden. Insufficient permissions of the requested operation').first(),
  ).toBeVisible()
  await expect(console.page.getByRole('link', { name: 'Images' })).toHaveCount(1)
})

test('[SHELL-05] an unknown path is asked of the server once, and ends in a page that says so', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/nothing-here')
  await expect(console.heading('Page not found')).toBeVisible()
  await expect(page.getByText('There is nothing at /project/nothing-here.', { exact: false })).toBeVisible()
  // From within the console, where no server has been asked yet.
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  await page.evaluate(() => {
    history.pushState(null, '', '/project/nor-here')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(new URL((await asked).url()).pathname).toBe('/project/nor-here')
  await expect(page.getByText('There is nothing at /project/nor-here.', { exact: false })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('the console works without a mouse', async ({ as }) => {
  const { page } = await as('demo').then(async (console) => {
    await console.open('/project/images')
    await expect(console.row('CirrOS 0.6')).toBeVisible()
    return console
  })
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ngdetails\/OS::Glance::Image\//)
})
