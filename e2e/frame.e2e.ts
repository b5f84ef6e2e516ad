import { expect, test } from './support/test.ts'

test('[SHELL-12] the navigation folds away and stays so', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/images')
  await console.page.getByRole('button', { name: 'Collapse navigation' }).click()
  await expect(console.page.getByRole('button', { name: 'Expand navigation' })).toBeVisible()
  await console.page.reload()
  await console.page.getByRole('button', { name: 'Expand navigation' }).click()
  await expect(console.page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible()
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

test('find-anything opens by keyboard and leads to a page', async ({ as }) => {
  const console = await as('admin')
  await console.open('/project/images')
  await expect(console.heading('Images')).toBeVisible()
  await console.page.keyboard.press('Control+k')
  await console.page.getByRole('combobox', { name: 'Find anything' }).fill('images')
  await console.page.getByRole('option', { name: /Images.*Admin|Admin.*Images/ }).click()
  await expect(console.page).toHaveURL(/\/admin\/images$/)
})

test('two tabs work in two projects', async ({ as }) => {
  const first = await as('demo')
  await first.open('/project/images')
  const second = await first.newTab()
  await second.open('/project/images')
  await second.inProject('alt_demo')
  await second.expectToast('Switch to project "alt_demo" successful.')
  await first.page.reload()
  await expect(first.page.getByRole('combobox', { name: 'Project demo', exact: true })).toBeVisible()
  await second.page.reload()
  await expect(second.page.getByRole('combobox', { name: 'Project alt_demo', exact: true })).toBeVisible()
})

test('a member is not offered the administration, nor shown it', async ({ as }) => {
  const console = await as('demo')
  await console.open('/admin/images')
  await expect(
    console.page.getByText('Forbidden. Insufficient permissions of the requested operation').first(),
  ).toBeVisible()
  await expect(console.page.getByRole('link', { name: 'Images' })).toHaveCount(1)
})

test('[SHELL-05] an unknown path ends in a page that says so', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/nothing-here')
  await expect(console.page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(console.page.getByText('There is nothing at /project/nothing-here.', { exact: false })).toBeVisible()
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
