import { expect, findings, test } from './support/test.ts'

test('an administrator raises quotas, creates a project with a network, and purges it', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/admin/quotas')
  await expect(
    console
      .row('demo')
      .getByText(/^\d+ \/ \d+$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Summary of all projects' })).toContainText('on the hosts')
  expect(await findings(page)).toEqual([])

  await expect(console.row('alt_demo').getByText('0 / 20', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select alt_demo' }).check()
  await page.getByRole('checkbox', { name: 'Select admin' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Change Quotas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Quotas' })
  const preview = dialog.getByRole('table', { name: 'New limits' })
  await expect(preview.getByRole('row', { name: /^alt_demo/ }).getByText('20 → 24')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Set to…' }).click()
  await dialog.getByLabel('Limit of each project').fill('-2')
  await expect(dialog.getByRole('button', { name: 'Change Quotas' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Raise by 50%' }).click()
  await dialog.getByRole('button', { name: 'Show as code' }).click()
  await expect(dialog.getByRole('region', { name: 'openstack' })).toContainText(/quota set .*--instances 15 /)
  await dialog.getByRole('button', { name: 'Change Quotas' }).click()
  await console.expectToast('Changed the quotas of 2 projects.')
  await expect(console.row('alt_demo').getByText('0 / 30', { exact: true })).toBeVisible()

  await console.open('/identity/projects')
  await page.getByRole('link', { name: 'Create Project' }).click()
  const create = page.getByRole('dialog', { name: 'Create Project' })
  await create.getByLabel('Name', { exact: true }).fill('e2e-lab')
  await create.getByRole('button', { name: 'First Resources' }).click()
  await create.getByRole('radio', { name: 'Network, router and double quotas' }).click()
  await expect(create.getByLabel('Network Address')).toHaveValue('10.0.0.0/24')
  await expect(create.getByRole('combobox', { name: 'Router to External Network' })).toHaveValue('public')
  expect(await findings(page)).toEqual([])
  await create.getByRole('button', { name: 'Create Project' }).click()
  await console.expectToast('Project e2e-lab is equipped.')

  await page.evaluate(() => void (document.cookie = 'MERIDIAN_UNDO_SECONDS=300; Path=/'))
  // Purging and deleting ask in the same dialog, with the same plan.
  await console.rowAction('e2e-lab', 'Purge Project')
  const purge = page.getByRole('dialog', { name: 'Purge Project: e2e-lab?' })
  await expect(purge.getByRole('region', { name: 'Goes with it' })).toContainText('Routers: e2e-lab')
  await expect(purge.getByRole('region', { name: 'Stays' })).toContainText('Project e2e-lab')
  await expect(purge.getByText(/^Orchestration could not be asked, so what it has is not known: .+/)).toBeVisible()
  const contents = [/Delete router e2e-lab$/, /Delete network e2e-lab$/]
  const planIn = (shown: typeof purge) =>
    shown.getByRole('region', { name: 'The plan, in this order' }).getByRole('listitem')
  await expect(planIn(purge)).toHaveText([...contents, /Check that e2e-lab is empty$/])
  await expect(purge.getByRole('button', { name: 'Purge Project' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await purge.getByLabel('Type e2e-lab to confirm').fill('e2e-lab')
  await purge.getByRole('button', { name: 'Purge Project' }).click()
  await page.getByRole('button', { name: 'Undo: Purge Project' }).click()
  await console.expectToast('Undone. Nothing was deleted.')

  await console.rowAction('e2e-lab', 'Delete Project')
  const remove = page.getByRole('dialog', { name: 'Delete e2e-lab?' })
  await expect(planIn(remove)).toHaveText([/Delete Project: e2e-lab$/])
  await remove.getByRole('checkbox', { name: 'Purge first: delete all 2' }).check()
  await expect(planIn(remove)).toHaveText([...contents, /Delete Project: e2e-lab$/])
  await remove.getByLabel('Type e2e-lab to confirm').fill('e2e-lab')
  await remove.getByRole('button', { name: 'Delete Project' }).click()
  await page.getByRole('button', { name: 'Begin now' }).click()
  await console.expectToast('Deleted Project: e2e-lab')
  await expect(console.row('e2e-lab')).toBeHidden()
})
