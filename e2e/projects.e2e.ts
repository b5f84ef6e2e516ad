import { expect, findings, test } from './support/test.ts'

test('an administrator raises the quotas of two projects and purges a project', async ({ as }) => {
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
  await dialog.getByRole('radio', { name: 'Set to …' }).click()
  await dialog.getByLabel('Limit of each project').fill('-2')
  await expect(dialog.getByRole('button', { name: 'Change Quotas' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Raise by 50%' }).click()
  await dialog.getByRole('button', { name: 'Change Quotas' }).click()
  await console.expectToast('Changed the quotas of 2 projects.')
  await expect(console.row('alt_demo').getByText('0 / 30', { exact: true })).toBeVisible()

  await console.open('/identity/projects')
  await console.rowAction('alt_demo', 'Purge Project')
  const purge = page.getByRole('dialog', { name: 'Purge Project' })
  await expect(purge.getByText('This is deleted, in this order')).toBeVisible()
  await expect(purge.getByText('volume lab-disk')).toBeVisible()
  await purge.getByRole('button', { name: 'Purge Project' }).click()
  await expect(purge.getByText('This is not the name of the project.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await purge.getByLabel('Type the name of the project to confirm').fill('alt_demo')
  await purge.getByRole('checkbox', { name: 'Delete the project itself too' }).check()
  await purge.getByRole('button', { name: 'Purge Project' }).click()
  await console.expectToast(/^Purged alt_demo: \d+ items deleted\.$/)
  await expect(console.row('alt_demo')).toBeHidden()
})
