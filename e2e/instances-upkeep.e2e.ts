import { createServer, settled } from './support/servers.ts'
import { expect, findings, test } from './support/test.ts'

const details = (id: string, tab = 'overview') => `/ngdetails/OS::Nova::Server/${id}?tab=${tab}`

test('a server is described in place, backed up, given a password and diagnosed', async ({ as, cloud }) => {
  const id = await createServer(cloud, 'e2e-kept')
  const console = await as('demo')
  const { page } = console
  await console.open(details(id))
  await page.getByRole('button', { name: 'Edit Description of e2e-kept' }).click()
  await page.getByRole('textbox', { name: 'Edit Description of e2e-kept' }).fill('Keeps the books')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Keeps the books')).toBeVisible()

  const more = async (action: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await console.menuAction(action)
  }
  await more('Create Backup')
  const backup = page.getByRole('dialog', { name: 'Create Backup' })
  await expect(backup.getByText('This is the first backup of this type.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await backup.getByRole('button', { name: 'Create Backup' }).click()
  await console.expectToast('Creating backup "e2e-kept-backup" of instance "e2e-kept".')
  await settled(cloud, id)

  await console.load(details(id))
  await more('Set Password')
  await page.getByLabel('New Password', { exact: true }).fill('open sesame')
  await page.getByLabel('Confirm New Password').fill('open sesame')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await console.expectToast('Setting the password of instance "e2e-kept".')
  await settled(cloud, id)

  const admin = await as('admin')
  await admin.open(details(id, 'diagnostics'))
  await expect(admin.page.getByRole('table', { name: 'Processors' })).toBeVisible()
  await expect(admin.page.getByRole('meter', { name: 'Memory' })).toBeVisible()
  expect(await findings(admin.page)).toEqual([])
  await console.open(details(id, 'interfaces'))
  await page.getByRole('link', { name: /^Edit Port / }).click()
  await expect(
    page.getByRole('dialog', { name: 'Edit Port' }).getByRole('combobox', { name: 'QoS Policy' }),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('a server that was resized is as old as before', async ({ as, cloud }) => {
  const { servers } = await cloud.send<{ servers: { id: string }[] }>('GET', '/compute/v2.1/servers?name=web-2')
  const id = servers[0]?.id ?? ''
  await cloud.act(`/compute/v2.1/servers/${id}/action`, { resize: { flavorRef: '3' } })
  await settled(cloud, id, 'VERIFY_RESIZE')
  const console = await as('demo')
  const { page } = console
  await console.open('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Instances', exact: true }).first().click()
  await console.row('web-2').getByRole('link', { name: 'web-2', exact: true }).click()
  await expect(console.heading('web-2')).toBeVisible()
  // Nova says that it was launched now.
  await expect(page.getByText(/^created \d{3} days ago$/)).toBeVisible()
  await cloud.act(`/compute/v2.1/servers/${id}/action`, { confirmResize: null })
})
