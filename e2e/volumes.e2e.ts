import { createServer } from './support/servers.ts'
import { expect, findings, test } from './support/test.ts'
import { createVolume } from './support/volumes.ts'

test('a volume is renamed, extended, attached, detached and deleted', async ({ as, cloud }) => {
  test.slow()
  await createServer(cloud, 'has-disks')
  await createVolume(cloud, 'walked')
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.openList('/project/volumes', 'walked')
  for (const name of ['Name', 'Size', 'Status', 'Type', 'Attached To'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()

  await console.rowAction('walked', 'Edit Volume')
  await dialog.getByLabel('Description').fill('Walked upon')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Updating volume "walked"')

  await console.rowAction('walked', 'Extend Volume')
  await dialog.getByLabel('New Size (GiB)').fill('1')
  await dialog.getByRole('button', { name: 'Extend Volume' }).click()
  await expect(dialog.getByText('New size must be greater than current size.')).toBeVisible()
  await dialog.getByLabel('New Size (GiB)').fill('3')
  await dialog.getByRole('button', { name: 'Extend Volume' }).click()
  await console.expectToast('Extending volume: "walked"')
  await expect(console.row('walked').getByText('3 GiB')).toBeVisible()
  await expect(console.row('walked').getByText('Available', { exact: true })).toBeVisible()

  await console.rowAction('walked', 'Manage Attachments')
  await dialog.getByRole('combobox', { name: 'Attach to Instance' }).click()
  await page.getByRole('option', { name: /^has-disks/ }).click()
  await dialog.getByRole('button', { name: 'Attach Volume' }).click()
  await console.expectToast(/^Attaching volume walked to instance/)
  await expect(console.row('walked').getByRole('link', { name: /^\/dev\/\w+ on has-disks$/ })).toBeVisible()
  await expect(console.row('walked').getByText('In-use', { exact: true })).toBeVisible()

  await console.rowAction('walked', 'Manage Attachments')
  await page.getByRole('button', { name: /^Detach Volume from/ }).click()
  const question = page.getByRole('dialog', { name: 'Confirm Detach Volume' })
  await question.getByRole('button', { name: 'Detach Volume' }).click()
  await console.expectToast(/^Detaching volume walked from instance/)
  await expect(console.row('walked').getByText('Available', { exact: true })).toBeVisible()

  await console.rowAction('walked', 'Delete Volume')
  await expect(dialog.getByText(/Deleted volumes are not recoverable\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Volume' }).click()
  await console.expectToast('Scheduled deletion of Volume: walked')
  await expect(console.row('walked')).toHaveCount(0)
})

test('a snapshot is taken of a volume, and an offer made of it is shown once and withdrawn', async ({ as, cloud }) => {
  const id = await createVolume(cloud, 'given-away')
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.open(`/ngdetails/OS::Cinder::Volume/${id}?modal=create-volume-snapshot&item=${id}`)
  await dialog.getByLabel('Snapshot Name').fill('as-it-was')
  await dialog.getByRole('button', { name: 'Create Snapshot' }).click()
  await console.expectToast('Creating volume snapshot "as-it-was".')
  await page.getByRole('tab', { name: 'Snapshots' }).click()
  await expect(page.getByRole('cell', { name: 'as-it-was', exact: true })).toBeVisible()

  await console.open(`/ngdetails/OS::Cinder::Volume/${id}?modal=create-volume-transfer&item=${id}`)
  await dialog.getByLabel('Transfer Name').fill('gift')
  await dialog.getByRole('button', { name: 'Create Transfer' }).click()
  await console.expectToast('Created volume transfer: "gift".')
  await expect(page.getByRole('dialog', { name: 'Volume Transfer' }).getByText('Authorization Key')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText('Awaiting transfer')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Transfer' }).click()
  await dialog.getByRole('button', { name: 'Cancel Transfer' }).click()
  await expect(page.getByText('Available', { exact: true })).toBeVisible()
})

test('axe finds nothing on volumes and their details', async ({ as, cloud }) => {
  test.slow() // axe takes long on a busy machine
  const id = await createVolume(cloud, 'looked-at-axe')
  const console = await as('demo')
  const { page } = console
  await console.open('/project/volumes')
  await expect(console.row('looked-at-axe')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await console.open(`/ngdetails/OS::Cinder::Volume/${id}`)
  await expect(console.heading('looked-at-axe')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
