import { createServer } from './support/servers.ts'
import { expect, findings, test } from './support/test.ts'
import { createVolume, statusOf } from './support/volumes.ts'

test('a user renames, extends, attaches, detaches and deletes a volume @openstack', async ({ as, cloud }) => {
  test.slow()
  await createServer(cloud, 'e2e-has-disks')
  await createVolume(cloud, 'e2e-walked')
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.openList('/project/volumes', 'e2e-walked')
  for (const name of ['Name', 'Size', 'Status', 'Type', 'Attached To'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()

  await console.rowAction('e2e-walked', 'Edit Volume')
  await dialog.getByLabel('Description').fill('Walked upon')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Volume e2e-walked was successfully updated.')

  await console.rowAction('e2e-walked', 'Extend Volume')
  await dialog.getByLabel('New Size (GiB)').fill('1')
  await dialog.getByRole('button', { name: 'Extend Volume' }).click()
  await expect(dialog.getByText('New size must be greater than current size.')).toBeVisible()
  await dialog.getByLabel('New Size (GiB)').fill('3')
  await dialog.getByRole('button', { name: 'Extend Volume' }).click()
  await console.expectToast('Extending volume: "e2e-walked"')
  await expect(console.row('e2e-walked').getByText('3 GiB')).toBeVisible()
  await expect(console.row('e2e-walked').getByText('Available', { exact: true })).toBeVisible()

  await console.rowAction('e2e-walked', 'Manage Attachments')
  await dialog.getByRole('combobox', { name: 'Attach to Instance' }).click()
  await page.getByRole('option', { name: /^e2e-has-disks/ }).click()
  await dialog.getByRole('button', { name: 'Attach Volume' }).click()
  await console.expectToast(/^Attaching volume e2e-walked to instance/)
  await expect(console.row('e2e-walked').getByRole('link', { name: /^\/dev\/\w+ on e2e-has-disks$/ })).toBeVisible()
  await expect(console.row('e2e-walked').getByText('In-use', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.rowAction('e2e-walked', 'Manage Attachments')
  await page.getByRole('button', { name: /^Detach Volume from/ }).click()
  const question = page.getByRole('dialog', { name: 'Confirm Detach Volume' })
  await question.getByRole('button', { name: 'Detach Volume' }).click()
  await console.expectToast(/^Detaching volume e2e-walked from instance/)
  await expect(console.row('e2e-walked').getByText('Available', { exact: true })).toBeVisible()

  await console.rowAction('e2e-walked', 'Delete Volume')
  await expect(dialog.getByText(/Deleted volumes are not recoverable\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Volume' }).click()
  await console.expectToast('Scheduled deletion of Volume: e2e-walked')
  await expect(console.row('e2e-walked')).toHaveCount(0)
})

test('a user snapshots a volume, and its transfer is shown once and cancelled', async ({ as, cloud }) => {
  const id = await createVolume(cloud, 'given-away')
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.open(`/ngdetails/OS::Cinder::Volume/${id}?modal=create-volume-snapshot&item=${id}`)
  await dialog.getByLabel('Snapshot Name').fill('as-it-was')
  await dialog.getByRole('button', { name: 'Create Snapshot' }).click()
  await console.expectToast('Creating volume snapshot "as-it-was".')
  await page.getByRole('tab', { name: 'Snapshots' }).click()
  // Cinder transfers no volume whose snapshots are not ready.
  await expect(console.row('as-it-was')).toContainText('Available')

  await console.open(`/ngdetails/OS::Cinder::Volume/${id}?modal=create-volume-transfer&item=${id}`)
  await dialog.getByLabel('Transfer Name').fill('gift')
  await dialog.getByRole('button', { name: 'Create Transfer' }).click()
  await console.expectToast('Created volume transfer: "gift".')
  await expect(page.getByRole('dialog', { name: 'Volume Transfer' }).getByText('Authorization Key')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText('Awaiting transfer')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel Transfer' }).click()
  await dialog.getByRole('button', { name: 'Cancel Transfer' }).click()
  await expect(page.getByText('Available', { exact: true })).toBeVisible()
})

test('a user takes and renames a snapshot, creates a volume from it, launches from it and deletes it @openstack', async ({
  as,
  cloud,
}) => {
  test.slow()
  await createVolume(cloud, 'e2e-origin', { bootable: true })
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.openList('/project/volumes', 'e2e-origin')
  await console.rowAction('e2e-origin', 'Create Snapshot')
  await dialog.getByLabel('Snapshot Name').fill('e2e-then')
  await dialog.getByRole('button', { name: 'Create Snapshot' }).click()
  await console.expectToast('Creating volume snapshot "e2e-then".')

  await page.getByRole('link', { name: 'Snapshots', exact: true }).click()
  await expect(console.heading('Snapshots')).toBeVisible()
  await expect(console.row('e2e-then').getByText('Available', { exact: true })).toBeVisible()
  await expect(console.row('e2e-then').getByRole('link', { name: 'e2e-origin' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await console.rowAction('e2e-then', 'Edit Snapshot')
  await dialog.getByLabel('Snapshot Name').fill('e2e-moment')
  await dialog.getByLabel('Description').fill('As it was')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Snapshot e2e-moment was successfully updated.')
  await expect(console.row('e2e-moment').getByText('As it was')).toBeVisible()

  await console.rowAction('e2e-moment', 'Launch as Instance')
  const launch = page.getByRole('dialog', { name: 'Launch Instance' })
  await launch.getByLabel('Instance Name').fill('e2e-of-then')
  await launch.getByRole('button', { name: 'Next' }).click()
  await expect(launch.getByText('e2e-moment')).toBeVisible()
  await launch.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(launch).toHaveCount(0)

  await console.rowAction('e2e-moment', 'Create Volume')
  await expect(dialog.getByRole('combobox', { name: 'Use snapshot as a source' })).toHaveValue(/^e2e-moment/)
  await dialog.getByLabel('Volume Name').fill('e2e-again')
  await dialog.getByRole('button', { name: 'Create Volume' }).click()
  await console.expectToast('Success: Creating volume "e2e-again"')
  await expect(console.row('e2e-again').getByText('Available', { exact: true })).toBeVisible()

  await console.openList('/project/snapshots', 'e2e-moment')
  await console.row('e2e-moment').getByRole('link', { name: 'e2e-moment' }).click()
  await expect(page.getByText('As it was')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'More Actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Volume Snapshot' }).click()
  await expect(dialog.getByText(/Deleted volume snapshots are not recoverable\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Volume Snapshot' }).click()
  await console.expectToast('Scheduled deletion of Volume Snapshot: e2e-moment')
  await expect(console.heading('Snapshots')).toBeVisible()
  await expect(console.row('e2e-moment')).toHaveCount(0)
})

test('a user backs up a volume, retypes it, uploads it as an image and transfers it to another project', async ({
  as,
  cloud,
}) => {
  test.slow()
  const volume = await createVolume(cloud, 'handed-over')
  const madeBackups = `/volume/v3/${cloud.projectId}/backups/detail?volume_id=${volume}`
  const { snapshot } = await cloud.send<{ snapshot: { id: string } }>(
    'POST',
    `/volume/v3/${cloud.projectId}/snapshots`,
    { snapshot: { volume_id: volume, name: 'as-it-was' } },
  )
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  const inRow = (text: string) => console.row('handed-over').getByText(text, { exact: true })
  const isAvailable = async () => {
    await expect.poll(() => statusOf(cloud, volume)).toBe('available')
    await expect(inRow('Available')).toBeVisible()
  }
  await console.openList('/project/volumes', 'handed-over')
  await console.rowAction('handed-over', 'Create Backup')
  await dialog.getByLabel('Backup Name').fill('just-in-case')
  await dialog.getByLabel('Container Name').fill('a/b')
  await dialog.getByRole('button', { name: 'Create Backup' }).click()
  await expect(dialog.getByText('Slash is not an allowed character.')).toBeVisible()
  await dialog.getByLabel('Container Name').fill('')
  await expect(dialog.getByRole('checkbox', { name: 'Incremental' })).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Backup Snapshot' }).click()
  await page.getByRole('option', { name: 'as-it-was' }).click()
  await dialog.getByRole('button', { name: 'Create Backup' }).click()
  await console.expectToast('Creating volume backup "just-in-case"')
  const { backups } = await cloud.send<{ backups: { snapshot_id: string; status: string }[] }>('GET', madeBackups)
  expect(backups).toMatchObject([{ snapshot_id: snapshot.id }])
  await expect
    .poll(async () => (await cloud.send<{ backups: { status: string }[] }>('GET', madeBackups)).backups[0]?.status)
    .toBe('available')

  await console.rowAction('handed-over', 'Create Backup')
  await dialog.getByLabel('Backup Name').fill('once-more')
  await dialog.getByRole('checkbox', { name: 'Incremental' }).check()
  await dialog.getByRole('button', { name: 'Create Backup' }).click()
  await console.expectToast('Creating volume backup "once-more"')
  await isAvailable()
  await cloud.delete(`/volume/v3/${cloud.projectId}/snapshots/${snapshot.id}`)

  await console.rowAction('handed-over', 'Change Volume Type')
  await dialog.getByRole('button', { name: 'Change Volume Type' }).click()
  await expect(dialog.getByText('The new type must be different from the current volume type.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option').filter({ hasNotText: '(current)' }).first().click()
  await dialog.getByRole('radio', { name: 'On Demand' }).check()
  await dialog.getByRole('button', { name: 'Change Volume Type' }).click()
  await console.expectToast(/^Successfully sent the request to change the volume type to/)
  await expect(inRow('standard')).toHaveCount(0)
  await isAvailable()

  await console.rowAction('handed-over', 'Upload to Image')
  await dialog.getByLabel('Image Name').fill('of-a-volume')
  await dialog.getByRole('button', { name: 'Upload to Image' }).click()
  await console.expectToast(/^Successfully sent the request to upload volume to image/)
  await isAvailable()

  await console.rowAction('handed-over', 'Create Transfer')
  await dialog.getByLabel('Transfer Name').fill('present')
  await dialog.getByRole('button', { name: 'Create Transfer' }).click()
  const offer = page.getByRole('dialog', { name: 'Volume Transfer' })
  await expect(offer.getByRole('code')).toHaveCount(2)
  const [id = '', key = ''] = await offer.getByRole('code').allTextContents()
  await offer.getByRole('button', { name: 'Close' }).last().click()
  await console.inProject('alt_demo')
  await page.getByRole('link', { name: 'Accept Transfer' }).click()
  await dialog.getByLabel('Transfer ID').fill(id)
  await dialog.getByLabel('Authorization Key').fill(key)
  await dialog.getByRole('button', { name: 'Accept Transfer' }).click()
  await console.expectToast('Successfully accepted volume transfer: "present"')
  await expect(inRow('Available')).toBeVisible()
})
