import type { Page } from '@playwright/test'
import { expect, findings, test } from './support/test.ts'

/** How many of the scripts that the page has loaded contain a text. */
const scriptsWith = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = await Promise.all(
      urls.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
    )
    return scripts.filter((script) => script.includes(wanted)).length
  }, text)

test('[KEYPAIR-01] a user creates a key pair, sees its private key once, imports another and deletes both @openstack', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/key_pairs', 'e2e-key')
  await page.getByRole('link', { name: 'Create Key Pair' }).click()
  const create = page.getByRole('dialog', { name: 'Create Key Pair' })
  await create.getByLabel('Key Pair Name').fill('no/slash')
  await create.getByRole('button', { name: 'Create Key Pair' }).click()
  await expect(create.getByText('Keypair already exists or name contains bad characters.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await create.getByLabel('Key Pair Name').fill('e2e-key-made')
  await create.getByRole('button', { name: 'Create Key Pair' }).click()
  await console.expectToast('Created keypair: e2e-key-made')
  const made = page.getByRole('dialog', { name: 'e2e-key-made' })
  await expect(made.getByRole('region', { name: 'Private Key' })).toContainText('PRIVATE KEY')
  await expect(made.getByRole('button', { name: 'Copy Private Key to Clipboard' })).toBeVisible()
  // Nothing brings the key back: it is not closed by one press before it is saved.
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(made.getByRole('alert')).toContainText('neither downloaded nor copied')
  await expect(made.getByRole('button', { name: 'Close without the key' })).toBeVisible()
  const download = page.waitForEvent('download')
  await made.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('e2e-key-made.pem')
  const open = (await made.getByRole('region', { name: 'Public Key' }).locator('pre').textContent()) ?? ''
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(console.row('e2e-key-made').getByText('SSH Key')).toBeVisible()

  await page.getByRole('link', { name: 'Import Public Key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Public Key' })
  await dialog.getByLabel('Key Pair Name').fill('e2e-key-brought')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'id.pub', mimeType: 'text/plain', buffer: Buffer.from(open) })
  await expect(dialog.getByLabel('Public Key', { exact: true })).toHaveValue(open)
  await dialog.getByRole('button', { name: 'Import Public Key' }).click()
  await console.expectToast('Successfully imported key pair e2e-key-brought.')

  await console.row('e2e-key-brought').getByRole('link', { name: 'e2e-key-brought' }).click()
  await expect(console.heading('e2e-key-brought')).toBeVisible()
  await expect(page.getByText(open.trim())).toBeVisible()
  await console.openList('/project/key_pairs', 'e2e-key')
  await console.select('e2e-key-made', 'e2e-key-brought')
  await page.getByRole('button', { name: 'Delete Key Pairs' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Key Pairs?' })
  await expect(question.getByText(/Removing a key pair can leave OpenStack resources orphaned\./)).toBeVisible()
  await question.getByRole('button', { name: 'Delete Key Pairs' }).click()
  await console.expectToast(/^Deleted Key Pairs: e2e-key-/)
  await expect(console.row('e2e-key-made')).toHaveCount(0)
})

test('a user creates a server group without members and deletes it @openstack', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  let previews = 0
  page.on('request', (request) => (previews += Number(request.headers()['x-meridian-calls'] === 'explained')))
  await console.openList('/project/server_groups', 'e2e-group')
  await page.getByRole('link', { name: 'Create Server Group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Server Group' })
  await dialog.getByLabel('Name').fill('e2e-group')
  await dialog.getByRole('combobox', { name: 'Policy' }).click()
  await page.getByRole('option', { name: 'Soft Anti Affinity' }).click()
  // What writes code is loaded, and the calls are read, once the code is opened.
  expect([previews, await scriptsWith(page, 'openstack_compute_servergroup_v2')]).toEqual([0, 0])
  await dialog.getByRole('button', { name: 'Show as code' }).click()
  await expect(dialog.getByRole('region', { name: 'openstack' })).toContainText('--policy soft-anti-affinity e2e-group')
  expect(await scriptsWith(page, 'openstack_compute_servergroup_v2')).toBe(1)
  await dialog.getByRole('tab', { name: 'cURL' }).click()
  await expect(dialog.getByRole('region', { name: 'cURL' })).toContainText('"name": "e2e-group"')
  await dialog.getByRole('tab', { name: 'Python' }).click()
  await expect(dialog.getByRole('region', { name: 'Python' })).toContainText('"soft-anti-affinity"')
  await dialog.getByRole('tab', { name: 'Terraform' }).click()
  await expect(dialog.getByRole('region', { name: 'Terraform' })).toContainText('"openstack_compute_servergroup_v2"')
  await dialog.getByRole('tab', { name: 'HOT' }).click()
  await expect(dialog.getByRole('region', { name: 'HOT' })).toContainText('"OS::Nova::ServerGroup"')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Server Group' }).click()
  await console.expectToast('Server Group e2e-group was successfully created.')
  await expect(console.row('e2e-group').getByText('Soft Anti Affinity')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('calls behind this page')
  await page.getByRole('option', { name: 'Show the calls behind this page' }).click()
  const behind = page.getByRole('dialog', { name: 'The calls behind this page' }).getByRole('region')
  await expect(behind).toContainText('# The page shows only rows with "e2e-group" in any column.')
  await expect(behind).toContainText('openstack --os-compute-api-version')
  await expect(behind).toContainText('server group list')
  await page.keyboard.press('Escape')
  await console.row('e2e-group').getByRole('link', { name: 'e2e-group' }).click()
  await expect(page.getByText('No instance is in this group.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Server Group' }).click()
  const question = page.getByRole('dialog', { name: 'Delete e2e-group?' })
  await expect(question.getByRole('button', { name: 'Show as code' })).toBeVisible()
  await page.keyboard.press('Alt+c')
  await expect(question.getByRole('region', { name: 'openstack' })).toContainText('openstack server group delete ')
  await expect(question.getByRole('tab', { name: 'Terraform' })).toHaveCount(0)
  await expect(question.getByText('Terraform and HOT have no resource for this action.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete Server Group' }).click()
  await console.expectToast('Deleted Server Group: e2e-group.')
  await expect(page).toHaveURL(/\/project\/server_groups$/)
})

test('a user creates a security group, adds rules, is refused a duplicate and deletes everything @openstack', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/security_groups', 'e2e-sg')
  await page.getByRole('link', { name: 'Create Security Group' }).click()
  const create = page.getByRole('dialog', { name: 'Create Security Group' })
  await create.getByLabel('Name').fill('e2e-sg')
  expect(await findings(page)).toEqual([])
  await create.getByRole('button', { name: 'Create Security Group' }).click()
  await console.expectToast('Successfully created security group: e2e-sg')
  await console.rowAction('e2e-sg', 'Edit Security Group')
  const edit = page.getByRole('dialog', { name: 'Edit Security Group' })
  await edit.getByLabel('Description').fill('for a walk')
  await edit.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Successfully updated security group: e2e-sg')
  await expect(console.row('e2e-sg').getByText('for a walk')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.rowAction('e2e-sg', 'Manage Rules')
  await expect(console.heading('e2e-sg')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Add Rule' })
  const begin = async (preset: string) => {
    await page.getByRole('link', { name: 'Add Rule' }).click()
    await dialog.getByRole('combobox', { name: 'Rule' }).fill(preset)
    await page.getByRole('option', { name: preset }).first().click()
  }
  const add = () => dialog.getByRole('button', { name: 'Add Rule' }).click()
  await begin('SSH')
  await add()
  await console.expectToast('Successfully added rule: ALLOW IPv4 22/tcp from 0.0.0.0/0')
  await expect(page.getByText('22 (SSH)')).toBeVisible()

  await begin('SSH')
  await add()
  await expect(dialog.getByRole('alert')).toContainText('Unable to add rule to security group.')
  await expect(dialog.getByRole('alert')).toContainText('Security group rule already exists.')
  await dialog.getByRole('combobox', { name: 'Rule' }).fill('Custom TCP')
  await page.getByRole('option', { name: 'Custom TCP Rule' }).click()
  await add()
  await expect(dialog.getByText('The specified port is invalid.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Open Port' }).click()
  await page.getByRole('option', { name: 'Port Range' }).click()
  await dialog.getByLabel('From Port').fill('8100')
  await dialog.getByLabel('To Port').fill('8000')
  await add()
  await expect(
    dialog.getByText('The "to" port number must be greater than or equal to the "from" port number.'),
  ).toBeVisible()
  await dialog.getByLabel('To Port').fill('8200')
  await dialog.getByRole('combobox', { name: 'Remote' }).first().click()
  await page.getByRole('option', { name: 'Security Group' }).click()
  await dialog.getByRole('combobox', { name: 'Security Group' }).fill('e2e-sg')
  await page.getByRole('option', { name: 'e2e-sg' }).click()
  await add()
  await console.expectToast('Successfully added rule: ALLOW IPv4 8100-8200/tcp from e2e-sg')

  const { pathname: rules } = new URL(page.url())
  await console.openList('/project/security_groups', 'e2e-sg')
  await console.row('e2e-sg').getByRole('link', { name: 'e2e-sg' }).click()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText('ALLOW IPv4 to 0.0.0.0/0')).toBeVisible()
  await expect(page.getByRole('main').getByText('ALLOW IPv4 8100-8200/tcp from e2e-sg')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.open(rules)
  await console.select('ALLOW IPv4 22/tcp from 0.0.0.0/0', 'ALLOW IPv4 8100-8200/tcp from e2e-sg')
  await page.getByRole('button', { name: 'Delete Rules' }).click()
  await page.getByRole('dialog', { name: 'Delete Rules?' }).getByRole('button', { name: 'Delete Rules' }).click()
  await console.expectToast(/^Deleted Rules: ALLOW IPv4/)
  await expect(page.getByText('22 (SSH)')).toHaveCount(0)

  await console.openList('/project/security_groups', 'e2e-sg')
  await console.row('e2e-sg').getByRole('link', { name: 'e2e-sg' }).click()
  await page.getByRole('button', { name: 'Delete Security Group' }).click()
  await page
    .getByRole('dialog', { name: 'Delete e2e-sg?' })
    .getByRole('button', { name: 'Delete Security Group' })
    .click()
  await console.expectToast('Deleted Security Group: e2e-sg')
})
