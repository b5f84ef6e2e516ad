import { expect, findings, test } from './support/test.ts'
import { createVolume, statusOf } from './support/volumes.ts'

test('a user backs up a volume, adds an increment, restores it and deletes the last of the chain', async ({
  as,
  cloud,
}) => {
  test.slow()
  const volume = await createVolume(cloud, 'e2e-saved')
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.openList('/project/volumes', 'e2e-saved')
  for (const name of ['e2e-full', 'e2e-more']) {
    await console.rowAction('e2e-saved', 'Create Backup')
    await dialog.getByLabel('Backup Name').fill(name)
    if (name === 'e2e-more') await dialog.getByRole('checkbox', { name: 'Incremental' }).check()
    await dialog.getByRole('button', { name: 'Create Backup' }).click()
    await console.expectToast(`Creating volume backup "${name}"`)
    // The row may still show the status from before the backup.
    await expect.poll(() => statusOf(cloud, volume)).toBe('available')
    await expect(console.row('e2e-saved').getByText('Available', { exact: true })).toBeVisible()
  }

  await console.openList('/project/backups', 'e2e-more')
  for (const name of ['Name', 'Description', 'Size', 'Status', 'Kind', 'Volume Name', 'Snapshot'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  const row = console.row('e2e-more')
  await expect(row.getByText('Increment', { exact: true })).toBeVisible()
  await expect(row.getByText('Available', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.rowAction('e2e-more', 'Restore Backup')
  await dialog.getByLabel('Name of the New Volume').fill('e2e-restored')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore Backup' }).click()
  await console.expectToast(/^Request for restoring backup e2e-more to volume with id: .* has been submitted\.$/)
  await expect(row.getByText('Available', { exact: true })).toBeVisible()

  await row.getByRole('link', { name: 'e2e-more' }).click()
  const chain = page.getByRole('list', { name: 'Chain of Increments' })
  await expect(chain.getByRole('listitem')).toHaveText([/^e2e-full/, /^e2e-more/])
  expect(await findings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Messages' }).click()
  await expect(page.getByText('There are no messages.')).toBeVisible()

  await page.getByRole('tab', { name: 'Overview' }).click()
  await chain.getByRole('link', { name: 'e2e-full' }).click()
  await expect(page.getByRole('heading', { name: 'e2e-full' })).toBeVisible()
  // Its increment needs it.
  await expect(page.getByRole('button', { name: 'Delete Volume Backup' })).toHaveCount(0)

  const admin = await as('admin')
  await admin.openList('/admin/backups', 'e2e-full')
  await admin.rowAction('e2e-full', 'Restore Backup')
  const restore = admin.page.getByRole('dialog', { name: 'Restore Backup' })
  await expect(restore.getByText('The new volume belongs to your current project')).toBeVisible()
  await restore.getByRole('combobox', { name: 'Select Volume' }).click()
  await admin.page.getByRole('option', { name: 'e2e-saved (1 GB)' }).click()
  await restore.getByRole('button', { name: 'Restore Backup' }).click()
  await admin.expectToast(`Request for restoring backup e2e-full to volume with id: ${volume} has been submitted.`)

  // Cinder refuses to delete a backup while it is being restored.
  await console.openList('/project/volumes', 'e2e-restored')
  await expect(console.row('e2e-restored').getByText('Available', { exact: true })).toBeVisible()
  await console.openList('/project/backups', 'e2e-more')
  await console.rowAction('e2e-more', 'Delete Volume Backup')
  await dialog.getByRole('button', { name: 'Delete Volume Backup' }).click()
  await console.expectToast('Scheduled deletion of Volume Backup: e2e-more')
  await expect(row).toHaveCount(0)
})

test('a user groups volumes, snapshots and clones the group, and deletes it with its volumes', async ({
  as,
  cloud,
}) => {
  test.slow()
  const id = await createVolume(cloud, 'e2e-grouped')
  // Types of several backends cannot be in one group.
  const { volume } = await cloud.send<{ volume: { volume_type: string } }>('GET', `/volume/v3/volumes/${id}`)
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.open('/project/volume_groups')
  await page.getByRole('link', { name: 'Create Volume Group' }).first().click()
  await dialog.getByLabel('Name', { exact: true }).fill('e2e-group')
  await dialog.getByRole('combobox', { name: 'Group Type' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  // Cinder refuses new groups of this type.
  await expect(page.getByRole('option', { name: 'default_cgsnapshot_type' })).toHaveCount(0)
  await page.getByRole('option').last().click()
  await dialog.getByRole('button', { name: 'Create Volume Group' }).click()
  await expect(dialog.getByText('At least one volume type must be assigned to a group.').first()).toBeVisible()
  await dialog.getByRole('button', { name: `Choose ${volume.volume_type}`, exact: true }).click()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Volume Group' }).click()
  await console.expectToast('Group e2e-group was successfully created.')
  const row = console.row('e2e-group')
  await expect(row.getByText('Available', { exact: true })).toBeVisible()

  await console.rowAction('e2e-group', 'Clone Volume Group')
  await dialog.getByLabel('Name', { exact: true }).fill('e2e-copy')
  await dialog.getByRole('button', { name: 'Clone Volume Group' }).click()
  await expect(dialog.getByText('Unable to clone empty group.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await console.rowAction('e2e-group', 'Manage Volumes')
  await dialog.getByRole('button', { name: 'Choose e2e-grouped' }).click()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await console.expectToast('Group e2e-group was successfully updated.')
  // The row may still have the status from before the change.
  await expect(page.getByRole('button', { name: 'Activity', exact: true })).toBeVisible()
  await expect(row.getByText('Available', { exact: true })).toBeVisible()

  await console.rowAction('e2e-group', 'Create Snapshot')
  await dialog.getByLabel('Name', { exact: true }).fill('e2e-moment')
  await dialog.getByRole('button', { name: 'Create Snapshot' }).click()
  await console.expectToast('Creating group snapshot "e2e-moment".')
  await row.getByRole('link', { name: 'e2e-group' }).click()
  await expect(page.getByRole('table', { name: 'Volumes' }).getByRole('link', { name: 'e2e-grouped' })).toBeVisible()
  await page.getByRole('table', { name: 'Group Snapshots' }).getByRole('link', { name: 'e2e-moment' }).click()
  await expect(page.getByRole('table', { name: 'Volume Snapshots' }).getByRole('row')).toHaveCount(2)
  expect(await findings(page)).toEqual([])

  await console.openList('/project/vg_snapshots', 'e2e-moment')
  const moment = console.row('e2e-moment')
  await expect(moment.getByText('Available', { exact: true })).toBeVisible()
  await expect(moment.getByRole('link', { name: 'e2e-group' })).toBeVisible()
  await console.rowAction('e2e-moment', 'Create Volume Group')
  await dialog.getByLabel('Name', { exact: true }).fill('e2e-again')
  await dialog.getByRole('button', { name: 'Create Volume Group' }).click()
  await console.expectToast('Creating group "e2e-again".')
  await console.rowAction('e2e-moment', 'Delete Group Snapshot')
  await dialog.getByRole('button', { name: 'Delete Group Snapshot' }).click()
  await console.expectToast('Scheduled deletion of Group Snapshot: e2e-moment')
  await expect(moment).toHaveCount(0)

  await console.openList('/project/volume_groups', 'e2e-group')
  await console.rowAction('e2e-group', 'Delete Volume Group')
  await dialog.getByRole('button', { name: 'Delete Volume Group' }).click()
  await expect(dialog.getByText('Check this, or remove the volumes from the group first.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Delete Volumes' }).check()
  await dialog.getByRole('button', { name: 'Delete Volume Group' }).click()
  await console.expectToast('Deleting volume group "e2e-group"')
  await expect(row).toHaveCount(0)

  const admin = await as('admin')
  await admin.openList('/admin/volume_groups', 'e2e-again')
  await expect(admin.page.getByRole('columnheader', { name: 'Project', exact: true })).toBeVisible()
  const again = admin.row('e2e-again')
  await expect(again.getByText('Available', { exact: true })).toBeVisible()
  await admin.rowAction('e2e-again', 'Manage Volumes')
  const manage = admin.page.getByRole('dialog', { name: 'Manage Volumes' })
  // The volumes of the group's project, not those of the administrator's own.
  await expect(manage.getByRole('button', { name: 'Choose scratch' })).toBeVisible()
  await admin.page.keyboard.press('Escape')
  await admin.rowAction('e2e-again', 'Remove Volumes from Group')
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Remove Volumes from Group' }).click()
  await admin.expectToast('Removing volumes from volume group: e2e-again')
})
