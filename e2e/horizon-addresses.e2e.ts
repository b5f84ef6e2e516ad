import type { ConsolePage } from './support/console-page.ts'
import { expect, test } from './support/test.ts'
import { createVolume } from './support/volumes.ts'

/** Each address of Horizon's with the dialog that it opens there. */
async function expectDialogs(console: ConsolePage, dialogs: readonly (readonly [address: string, title: string])[]) {
  for (const [address, title] of dialogs) {
    await console.load(address)
    await expect(console.page.getByRole('dialog', { name: title }), address).toBeVisible()
  }
}

test('[SHELL-02] addresses of Horizon’s forms for administrators open their dialogs', async ({ as, cloud }) => {
  const volume = await createVolume(cloud, 'e2e-unmanaged')
  const console = await as('admin')
  const { page } = console
  await expectDialogs(console, [
    ['/admin/hypervisors/compute-1/disable_service', 'Disable Service'],
    ['/admin/hypervisors/compute-1/evacuate_host', 'Evacuate Host'],
    ['/admin/hypervisors/compute-1/migrate_host', 'Migrate Host'],
    ['/admin/defaults/update_defaults', 'Update Defaults'],
    ['/admin/networks/create/', 'Create Network'],
    [`/admin/volumes/${volume}/unmanage`, 'Unmanage Volume: e2e-unmanaged?'],
  ])
  await page.getByRole('dialog').getByRole('button', { name: 'Unmanage Volume' }).click()
  await console.expectToast('Unmanaged Volume: e2e-unmanaged')
  await expect(page).toHaveURL(/\/admin\/volumes$/)
  await console.load(`/identity/${cloud.projectId}/usage/`)
  await expect(page.getByRole('tab', { name: 'Usage', selected: true })).toBeVisible()
})

test('[SHELL-02] addresses of Horizon’s forms and files for a project open or download them', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await expectDialogs(console, [
    ['/project/instances/launch/', 'Quick Launch'],
    ['/project/security_groups/create/', 'Create Security Group'],
    ['/project/floating_ips/associate/', 'Manage Floating IP Associations'],
    ['/project/api_access/view_credentials/', 'User Credentials Details'],
    ['/project/api_access/recreate_ec2_credentials/', 'EC2 Credentials'],
  ])
  for (const [address, file] of [
    ['openrc', 'demo-openrc.sh'],
    ['clouds.yaml', 'clouds.yaml'],
  ] as const) {
    const download = page.waitForEvent('download')
    await console.load(`/project/api_access/${address}/`)
    expect((await download).suggestedFilename()).toBe(file)
    await expect(page).toHaveURL(/\/project\/api_access$/)
  }
  await console.load('/project/api_access/ec2/')
  const dialog = page.getByRole('dialog', { name: 'EC2 Credentials' })
  await dialog.getByRole('button', { name: 'Create EC2 Credentials' }).click()
  await expect(dialog.getByRole('button', { name: 'Download EC2 Credentials' })).toBeVisible()
  await console.load('/project/api_access/ec2/')
  await expect(dialog.getByRole('button', { name: 'Download EC2 Credentials' })).toBeVisible()
  await console.load('/project/api_access/recreate_ec2_credentials/')
  await expect(page.getByRole('dialog', { name: 'Recreate EC2 credentials?' })).toBeVisible()
})
