import { readFileSync } from 'node:fs'
import { OpenStack } from './support/openstack.ts'
import { allFindings, expect, findings, test } from './support/test.ts'

test('[SHELL-21] dates are shown in the chosen time zone, also after a reload', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/images')
  await page.getByRole('link', { name: 'CirrOS 0.6' }).click()
  const created = page.getByText('Created At', { exact: true }).locator('..')
  const before = await created.textContent()
  await page.getByRole('button', { name: 'User menu of demo' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(console.heading('Settings')).toBeVisible()
  const zone = page.getByRole('combobox', { name: 'Timezone' })
  await zone.fill('Kiritimati')
  await page.getByRole('option', { name: 'UTC +14:00: Pacific/Kiritimati' }).click()
  await page.reload()
  await expect(zone).toHaveValue('UTC +14:00: Pacific/Kiritimati')
  await page.goBack()
  await expect(created).toBeVisible()
  await expect(created).not.toHaveText(before ?? '')
})

test('page size and log length follow the settings', async ({ as, cloud }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/settings')
  const [items, lines] = [page.getByLabel('Items Per Page'), page.getByLabel('Log Lines Per Instance')]
  await expect(items).toHaveValue('20')
  await expect(page.getByRole('button', { name: 'OpenStack RC file' })).toBeEnabled()
  await expect(page.getByText('Keystone lets only administrators require passcodes.')).toBeVisible()
  expect(await allFindings(page)).toEqual([])
  await items.fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(items).toHaveAttribute('aria-invalid', 'true')
  await items.fill('3')
  await lines.fill('7')
  await page.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Settings saved.')

  const firstPage = page.waitForResponse((response) => response.url().includes('/api/glance/images/?'))
  await console.open('/project/images')
  expect(await (await firstPage).json()).toMatchObject({ items: { length: 3 }, has_more_data: true })
  await page.getByRole('combobox', { name: 'Search images' }).fill('Windows Server 2025')
  await expect(console.row('Windows Server 2025')).toBeVisible()

  const { servers } = await cloud.send<{ servers: { id: string }[] }>('GET', '/compute/v2.1/servers')
  await console.open(`/ngdetails/OS::Nova::Server/${servers[0]?.id}?tab=log`)
  await expect(page.getByLabel('Log Length')).toHaveValue('7')
})

test('the files for the command line contain project and region, and no password', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/settings')
  const saved = async (button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await download
    return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')] as const
  }
  const [rcName, rc] = await saved('OpenStack RC file')
  expect(rcName).toBe('demo-openrc.sh')
  expect(rc).toContain('export OS_PROJECT_NAME=demo\n')
  expect(rc).toMatch(/export OS_AUTH_URL=http.*\/v3\n/)
  const [yamlName, yaml] = await saved('OpenStack clouds.yaml file')
  expect(yamlName).toBe('clouds.yaml')
  expect(yaml).toContain('project_name: "demo"')
  expect(yaml).toContain('region_name: "RegionOne"')
  expect(rc).toContain('export OS_REGION_NAME=RegionOne\n')
  expect(rc + yaml).not.toMatch(/password: |OS_PASSWORD=/)
})

test('the user menu offers the files for the command line and the change of password', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/images')
  await expect(console.heading('Images')).toBeVisible()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'User menu of demo' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  for (const [entry, file] of [
    ['OpenStack RC File', 'demo-openrc.sh'],
    ['OpenStack clouds.yaml File', 'clouds.yaml'],
  ] as const) {
    const download = page.waitForEvent('download')
    await choose(entry)
    expect((await download).suggestedFilename()).toBe(file)
  }
  await choose('Change password')
  await expect(console.heading('Settings')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
})

test('API Access lists the endpoints and the user’s credentials', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  const isClean = async () => {
    expect(await findings(page)).toEqual([])
  }
  await console.open('/project/api_access')
  await expect(console.heading('API Access')).toBeVisible()
  const endpoints = page.getByRole('table', { name: 'API Endpoints' })
  const store = endpoints.getByRole('row').filter({ hasText: 'Object Store' })
  await expect(store.getByRole('cell').last()).toContainText(/^http.*\/object-store\/v1\/AUTH_/)
  await isClean()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'OpenStack clouds.yaml File' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('project_name: "demo"')

  await page.getByRole('link', { name: 'View Credentials' }).click()
  const dialog = page.getByRole('dialog', { name: 'User Credentials Details' })
  await expect(dialog.getByText('Authentication URL')).toBeVisible()
  await expect(dialog.getByText(/^http.*\/identity\/v3$/)).toBeVisible()
  await isClean()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()

  const keys = page.getByRole('table', { name: 'EC2 Credentials' })
  await page.getByRole('button', { name: 'Create EC2 Credentials' }).click()
  const secret = page.getByRole('dialog', { name: 'EC2 Credentials' })
  await expect(secret.getByText(/^[0-9a-f]{32}$/)).toHaveCount(2)
  await isClean()
  const archive = page.waitForEvent('download')
  await secret.getByRole('button', { name: 'Download EC2 Credentials' }).click()
  expect((await archive).suggestedFilename()).toBe('demo-ec2.zip')
  await secret.getByRole('button', { name: 'Close' }).last().click()
  const key = await keys.getByRole('row').nth(1).getByRole('cell').first().innerText()
  await page.getByRole('button', { name: `Recreate ${key}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recreate EC2 Credentials' }).click()
  await expect(keys.getByText(key)).toBeHidden()
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete EC2 Credentials' }).click()
  await expect(page.getByText('You have no EC2 credentials.')).toBeVisible()
})

test('a user changes the password and signs in again', async ({ visitor: { page }, visitor, meridian }) => {
  const keystone = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const { user } = await keystone.send<{ user: { id: string } }>('POST', '/identity/v3/users', {
    user: { name: 'changer', password: 'first-secret' },
  })
  const { roles } = await keystone.send<{ roles: { id: string }[] }>('GET', '/identity/v3/roles?name=member')
  const { projects } = await keystone.send<{ projects: { id: string }[] }>('GET', '/identity/v3/projects?name=demo')
  await keystone.put(`/identity/v3/projects/${projects[0]?.id}/users/${user.id}/roles/${roles[0]?.id}`)
  await visitor.open('/auth/login/?next=/settings')
  await visitor.fillSignIn('changer', 'first-secret')
  await page.getByLabel('Current password').fill('a guess')
  await page.getByLabel('New password', { exact: true }).fill('second-secret')
  await page.getByLabel('Confirm new password').fill('other')
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await page.getByLabel('Confirm new password').fill('second-secret')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The current password is incorrect.')).toBeVisible()
  await page.getByLabel('Current password').fill('first-secret')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed. Please log in again to continue.')).toBeVisible()
  await visitor.fillSignIn('changer', 'second-secret')
  await expect(visitor.heading('Settings')).toBeVisible()
})

test('the user menu shows the theme chosen in the settings', async ({ as }) => {
  const console = await as('demo')
  await console.open('/settings')
  await console.page.getByRole('radio', { name: 'Dark' }).click()
  await expect(console.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await console.page.getByRole('button', { name: 'User menu of demo' }).click()
  await expect(console.page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
})
