import { expect, test } from './support/test.ts'

test('[FORM-01] [FORM-02] [FORM-06] from Home, an administrator is told at each field what a user lacks', async ({
  as,
  meridian,
}) => {
  const console = await as('admin')
  const { page } = console
  await console.fromHome('Users')
  await page.getByRole('link', { name: 'Create User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create User' })
  const create = dialog.getByRole('button', { name: 'Create User' })
  await create.click()
  await expect(dialog.getByText('User Name is a required field')).toBeVisible()
  await dialog.getByLabel('User Name').fill('e2e-slow')
  await expect(dialog.getByText('User Name is a required field')).toHaveCount(0)
  await dialog.getByLabel('Password', { exact: true }).fill('secret')
  await dialog.getByLabel('Confirm Password').pressSequentially('sec')
  await expect(dialog.getByText('Passwords do not match.')).toBeVisible()
  await dialog.getByLabel('Confirm Password').pressSequentially('ret')
  await expect(dialog.getByText('Passwords do not match.')).toHaveCount(0)
  await meridian.faults({ service: 'identity', method: 'POST', path: '/v3/users', delayMs: 1500 })
  await create.click()
  await expect(create).toBeDisabled()
  await console.expectToast(/e2e-slow/)
  await expect(dialog).toHaveCount(0)
})

test('[FORM-03] [FORM-04] [FORM-05] [FORM-08] from Home, fields of a volume follow its source and keep their limits; days are yyyy-mm-dd', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/')
  await page.getByRole('main').getByRole('link', { name: 'Create Volume' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Volume' })
  const size = dialog.getByLabel('Size (GB)')
  await expect(size).toHaveValue('1')
  await dialog.getByRole('button', { name: 'Increase' }).click()
  await expect(size).toHaveValue('2')
  await size.press('ArrowDown')
  await expect(dialog.getByRole('button', { name: 'Decrease' })).toBeDisabled()
  await size.fill('0')
  await size.blur()
  await expect(dialog.getByText('0 is less than the allowed minimum of 1')).toBeVisible()
  const image = dialog.getByRole('combobox', { name: /^Use image/i })
  await expect(image).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Volume Source' }).click()
  await page.getByRole('option', { name: 'Image', exact: true }).click()
  await expect(image).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('link', { name: 'Usage report' }).click()
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await expect(page.getByLabel('Start', { exact: true })).toHaveAttribute('placeholder', 'yyyy-mm-dd')
})

test('[INLINE-02] from Home, a cell that cannot be saved says why and keeps its text', async ({ as, meridian }) => {
  const console = await as('admin')
  const { page } = console
  await console.fromHome('Projects')
  await page.getByRole('button', { name: 'Edit Description of alt_demo' }).click()
  const field = page.getByRole('textbox', { name: 'Edit Description of alt_demo' })
  await field.fill('Kept')
  await meridian.faults({ service: 'identity', method: 'PATCH', status: 503 })
  await page.keyboard.press('Enter')
  await expect(page.getByText('An error occurred. Please try again later.').first()).toBeVisible()
  await expect(field).toHaveValue('Kept')
  await meridian.faults()
  await field.press('Enter')
  await expect(console.row('alt_demo').getByText('Kept')).toBeVisible()
})

test('[FORM-10] from Home, an administrator sees who is a member of a project, and filters them', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  await console.fromHome('Projects')
  await console.rowAction('alt_demo', 'Manage Members')
  const dialog = page.getByRole('dialog')
  const reader = dialog.getByRole('button', { name: 'Add reader' })
  await expect(reader).toBeVisible()
  await dialog
    .getByLabel(/^Filter /)
    .first()
    .fill('adm')
  await expect(reader).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add admin' }).click()
  const roles = dialog.getByRole('button', { name: /^Roles of admin/ })
  await expect(roles).toHaveText('member')
  await roles.click()
  await page.getByRole('menuitemcheckbox', { name: 'member' }).click()
  await page.keyboard.press('Escape')
  await expect(roles).toHaveText('No roles')
})
