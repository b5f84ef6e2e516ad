import { allFindings, expect, test } from './support/test.ts'

test('from Home, a member sees what is wasted and why, dismisses one finding, and deletes others by one plan', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults({ service: 'volumev3', path: '/*backups*', status: 503 })
  await console.open('/')
  await page.getByRole('link', { name: 'Look for waste and risks' }).click()
  await expect(console.heading('Findings')).toBeVisible()
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) })
  await expect(row('172.24.4.30')).toContainText('It leads to nothing')
  await expect(row('web-1').first()).toContainText(/SSH.+Not known: .+Likely/)
  await expect(page.getByText('2 rules are left out: Backups could not be read.')).toBeVisible()
  expect(await allFindings(page)).toEqual([])
  await meridian.faults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(row('boot-vol')).toContainText('There is no backup of it.')

  await row('boot-vol').getByRole('button', { name: 'Dismiss until…' }).click()
  await page.getByRole('textbox', { name: 'Because' }).fill('copied by the database')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row('boot-vol')).toHaveCount(0)
  await expect(page.getByText(/until .+: “copied by the database”/)).toBeVisible()

  await page.getByRole('button', { name: 'Thresholds', exact: true }).click()
  await page.getByRole('textbox', { name: 'Volumes attached to nothing' }).fill('3000')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(row('media')).toHaveCount(0)

  await row('172.24.4.30').getByRole('checkbox').check()
  await row('render-1').getByRole('checkbox').first().check()
  await page.evaluate(() => void (document.cookie = 'MERIDIAN_UNDO_SECONDS=300; Path=/'))
  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('Floating IP 172.24.4.30')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: /^Undo: / }).click()
  await console.expectToast('Undone. Nothing was deleted.')
  await expect(row('172.24.4.30')).toBeVisible()
})
