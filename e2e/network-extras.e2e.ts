import { createPort } from './support/ports.ts'
import { expect, findings, test } from './support/test.ts'

test('[TRUNK-01] [TRUNK-02] a user creates a trunk, adds a subport and deletes it @openstack', async ({
  as,
  cloud,
}) => {
  for (const name of ['e2e-parent', 'e2e-first', 'e2e-second']) await createPort(cloud, name)
  const console = await as('demo')
  const { page } = console
  await console.open('/project/trunks')
  for (const name of ['Name', 'Parent Port', 'Subport Count', 'Admin State', 'Status', 'Description'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Create Trunk' }).click()
  const wizard = page.getByRole('dialog', { name: 'Create Trunk' })
  await wizard.getByLabel('Name').fill('e2e-trunk')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Choose e2e-parent' }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expect(wizard.getByText('e2e-parent')).toHaveCount(0)
  await wizard.getByRole('button', { name: 'Choose e2e-first' }).click()
  await wizard.getByLabel('Segmentation ID of e2e-first').fill('4095')
  await expect(wizard.getByText('A segmentation ID must be a whole number from 1 to 4094.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await wizard.getByLabel('Segmentation ID of e2e-first').fill('42')
  await wizard.getByRole('button', { name: 'Create Trunk' }).click()
  await console.expectToast('Trunk e2e-trunk was successfully created.')

  await console.rowAction('e2e-trunk', 'Edit Trunk')
  const edit = page.getByRole('dialog', { name: 'Edit Trunk' })
  await edit.getByLabel('Description').fill('Two networks')
  await edit.getByRole('button', { name: 'Next' }).click()
  await expect(edit.getByLabel('Segmentation ID of e2e-first')).toHaveValue('42')
  // Nothing of the field lies under the button beside it.
  await edit.getByRole('button', { name: 'Increase' }).first().click({ trial: true })
  await edit.getByRole('button', { name: 'Choose e2e-second' }).click()
  await edit.getByLabel('Segmentation ID of e2e-second').fill('42')
  await expect(edit.getByText('Segmentation IDs must be unique.')).toBeVisible()
  await edit.getByLabel('Segmentation ID of e2e-second').fill('43')
  await edit.getByRole('button', { name: 'Edit Trunk' }).click()
  await console.expectToast('Trunk e2e-trunk was successfully updated.')
  await expect(console.row('e2e-trunk').getByText('Two networks')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.row('e2e-trunk').getByRole('link', { name: 'e2e-trunk' }).click()
  await expect(page).toHaveURL(/\/ngdetails\/OS::Neutron::Trunk\//)
  const subports = page.getByRole('table', { name: 'Subports' })
  for (const name of ['Segmentation Type', 'Segmentation ID', 'Port ID'])
    await expect(subports.getByRole('columnheader', { name })).toBeVisible()
  await expect(subports.getByRole('cell', { name: '43', exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete Trunk' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Trunk' }).click()
  await console.expectToast('Deleted Trunk: e2e-trunk.')
  await expect(page).toHaveURL(/\/project\/trunks$/)
  await expect(console.row('e2e-trunk')).toHaveCount(0)
  await expect(page.getByText(/Unable to retrieve/)).toHaveCount(0)
})

test('[REG-02] the page of a missing trunk returns to the list', async ({ as }) => {
  const console = await as('demo')
  await console.open('/ngdetails/OS::Neutron::Trunk/nowhere')
  await console.expectToast('Unable to retrieve the trunk with id: nowhere')
  await expect(console.page).toHaveURL(/\/project\/trunks$/)
  await expect(console.row('trunk1')).toBeVisible()
})

test('[TRUNK-02] a failed deletion names the trunk', async ({ as, meridian }) => {
  const console = await as('demo')
  await console.open('/project/trunks')
  const href = await console.row('trunk1').getByRole('link', { name: 'trunk1' }).getAttribute('href')
  const id = href?.split('/').at(-1)
  await meridian.faults({ service: 'network', method: 'DELETE', status: 503 })
  await console.rowAction('trunk1', 'Delete Trunk')
  await console.page.getByRole('dialog').getByRole('button', { name: 'Delete Trunk' }).click()
  await console.expectToast(`Unable to delete trunk: ${id}`)
  await expect(console.row('trunk1')).toBeVisible()
  // Neutron may forbid what the policy of the console allows.
  await meridian.faults({ service: 'network', method: 'DELETE', status: 403 })
  await console.rowAction('trunk1', 'Delete Trunk')
  await console.page.getByRole('dialog').getByRole('button', { name: 'Delete Trunk' }).click()
  await console.expectToast('You are not allowed to delete trunks: trunk1')
  await expect(console.row('trunk1')).toBeVisible()
})

test('[QOS-01] an administrator creates, edits and deletes a QoS policy and its rules @openstack', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/project/network_qos')
  for (const name of ['Policy Name', 'Description', 'Shared'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Create Policy' }).click()
  const create = page.getByRole('dialog', { name: 'Create Policy' })
  await create.getByLabel('Name').fill('e2e-policy')
  await create.getByRole('button', { name: 'Create Policy' }).click()
  await console.expectToast('QoS Policy e2e-policy was successfully created.')

  await console.rowAction('e2e-policy', 'Edit Policy')
  const edit = page.getByRole('dialog', { name: 'Edit Policy' })
  await edit.getByLabel('Description').fill('For the lab')
  await edit.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('QoS Policy e2e-policy was successfully updated.')
  await expect(console.row('e2e-policy').getByText('For the lab')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.row('e2e-policy').getByRole('link', { name: 'e2e-policy' }).click()
  await expect(page.getByText('This policy has no rules yet.')).toBeVisible()
  await expect(page).toHaveURL(/\/ngdetails\/OS::Neutron::QoSPolicy\//)
  const add = page.getByRole('dialog', { name: 'Add Rule' })
  const addRule = async (type: string, fill: () => Promise<void>) => {
    await page.getByRole('link', { name: 'Add Rule' }).click()
    await add.getByRole('combobox', { name: 'Rule Type' }).click()
    await page.getByRole('option', { name: type }).click()
    await fill()
    await add.getByRole('button', { name: 'Add Rule' }).click()
    await console.expectToast(`${type} rule was successfully added.`)
  }
  await addRule('Bandwidth Limit', async () => {
    await add.getByLabel('Max bandwidth (in kbps)').fill('5000')
    expect(await findings(page)).toEqual([])
  })
  await addRule('Minimum Bandwidth', () => add.getByLabel('Min bandwidth (in kbps)').fill('300'))
  await addRule('DSCP Marking', async () => {
    await add.getByRole('combobox', { name: 'DSCP mark' }).click()
    await page.getByRole('option', { name: '26', exact: true }).click()
  })
  const rules = page.getByRole('table', { name: 'Rules' })
  const columns = ['Rule ID', 'Type', 'Direction', 'Max Kbps', 'Max Burst Kbits', 'Min Kbps', 'DSCP Mark']
  for (const name of columns) await expect(rules.getByRole('columnheader', { name, exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  const limit = rules.getByRole('row').filter({ hasText: 'Bandwidth Limit' })
  await limit.getByRole('link', { name: /^Edit Rule/ }).click()
  const change = page.getByRole('dialog', { name: 'Edit Rule' })
  await change.getByLabel('Max bandwidth (in kbps)').fill('7000')
  await change.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Bandwidth Limit rule was successfully updated.')
  await expect(limit.getByRole('cell', { name: '7,000' })).toBeVisible()

  const mark = rules.getByRole('row').filter({ hasText: 'DSCP Marking' })
  await mark.getByRole('button', { name: /^Delete Rule/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Rule' }).click()
  await console.expectToast(/^Deleted Rule: /)
  await expect(mark).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete Policy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Policy' }).click()
  await console.expectToast('Deleted Policy: e2e-policy.')
  await expect(page).toHaveURL(/\/project\/network_qos$/)
})

test('[TRUNK-01] an administrator sees the trunks of every project', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/admin/trunks')
  await expect(page.getByRole('columnheader', { name: 'Project', exact: true })).toBeVisible()
  await expect(console.row('trunk1').getByText('demo', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await console.row('trunk1').getByRole('link', { name: 'trunk1' }).click()
  await expect(console.heading('trunk1')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Subports' }).getByRole('cell', { name: '101' })).toBeVisible()
})

test('[TRUNK-02] at any width subports are edited and removed without horizontal scrolling', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await console.open('/project/trunks')
    await console.rowAction('trunk1', 'Edit Trunk')
    const wizard = page.getByRole('dialog', { name: 'Edit Trunk' })
    await wizard.getByRole('button', { name: 'Next' }).click()
    await expect(wizard.getByLabel('Segmentation ID of trunk-child')).toBeInViewport({ ratio: 1 })
    await expect(wizard.getByRole('button', { name: 'Remove trunk-child' })).toBeInViewport({ ratio: 1 })
  }
})

test('[SHELL-17] a network service that does not answer keeps its entries, and its pages open once it does', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults({ service: 'network', drop: true })
  await console.load('/home')
  // Its mark comes when the service has not answered in time.
  await console.navigation.getByRole('link', { name: 'All places' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Trunks The service does not answer' }).click()
  await console.expectToast('Cannot get the extension list.')
  await expect(page.getByRole('heading', { name: 'The service does not answer' })).toBeVisible()
  await expect(page.getByText('Unable to establish connection to the network service.').first()).toBeVisible()
  const { navigation } = console
  await navigation.getByRole('button', { name: 'Network', exact: true }).click()
  for (const name of ['Routers', 'Floating IPs', 'Trunks', 'Network QoS'])
    await expect(navigation.getByRole('link', { name: `${name} The service does not answer` }).last()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await meridian.faults()
  await expect(page.getByRole('heading', { name: 'Trunks' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Trunks', exact: true }).first()).toBeVisible()
})
