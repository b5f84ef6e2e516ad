import { expect, findings, test } from './support/test.ts'

test("activities show each operation with its result, the service's message and a link", async ({
  as,
  cloud,
  meridian,
}) => {
  test.slow()
  await cloud.createImage('activity-gone')
  await cloud.createImage('activity-stays')
  const console = await as('demo')
  const { page } = console
  const button = page.getByRole('button', { name: 'Activity', exact: true })
  const panel = page.getByRole('dialog', { name: 'Activity' })
  await console.openList('/project/images', 'activity-')
  await button.click()
  await expect(panel.getByText('Nothing has happened in this tab yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await console.rowAction('activity-gone', 'Delete Image')
  await page.getByRole('button', { name: 'Delete Image' }).click()
  await console.expectToast(/activity-gone/)
  await meridian.faults({ service: 'image', method: 'DELETE', status: 409 })
  await console.rowAction('activity-stays', 'Delete Image')
  await page.getByRole('button', { name: 'Delete Image' }).click()
  await console.expectToast(/Unable to delete/)

  // Another page: what was begun on the one before is still told.
  await page.getByRole('button', { name: 'User menu of demo' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(console.heading('Settings')).toBeVisible()
  await button.click()
  const [failed, done] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()]
  await expect(done).toContainText('Done')
  await expect(done).toContainText('activity-gone')
  await expect(failed).toContainText('Failed')
  await expect(failed.getByText('Request ID')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await failed.getByRole('link', { name: 'Show activity-stays' }).click()
  await expect(console.heading('activity-stays')).toBeVisible()
  await button.click()
  // What was really sent, as code, and once more.
  await failed.getByRole('button', { name: 'Requests activity-stays' }).click()
  const sent = page.getByRole('dialog', { name: 'Requests to the cloud' })
  await sent.getByText(/^DELETE image/).click()
  await expect(sent.getByText('409', { exact: true })).toBeVisible()
  await expect(sent.getByText('Request ID')).toBeVisible()
  await sent.getByRole('tab', { name: 'cURL' }).click()
  await expect(sent.getByRole('region', { name: 'cURL' })).toContainText('curl -gsSf -X DELETE')
  expect(await findings(page)).toEqual([])
  await meridian.faults()
  await sent.getByRole('button', { name: 'Send again' }).click()
  await console.expectToast('The request was sent again.')
  await sent.getByRole('button', { name: 'Close', exact: true }).last().click()
  await button.click()
  await expect(panel.getByRole('listitem').first()).toContainText('Done')
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(panel.getByText('Nothing has happened in this tab yet')).toBeVisible()
})

test('activities survive a reload and end with the session', async ({ as, cloud }) => {
  test.slow()
  await cloud.createImage('activity-kept')
  const console = await as('demo')
  const { page } = console
  const panel = page.getByRole('dialog', { name: 'Activity' })
  const rows = panel.getByRole('listitem')
  const open = () => page.getByRole('button', { name: /^Activity/ }).click()
  await console.openList('/project/images', 'activity-')
  await console.rowAction('activity-kept', 'Delete Image')
  await page.getByRole('button', { name: 'Delete Image' }).click()
  await console.expectToast(/activity-kept/)
  await console.open('/project/volumes')
  await page.getByRole('link', { name: 'Create Volume' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Volume' })
  await dialog.getByLabel('Volume Name').fill('activity-made')
  await dialog.getByRole('button', { name: 'Create Volume' }).click()
  await console.expectToast(/activity-made/)

  await page.reload()
  await open()
  await expect(rows.first()).toContainText('activity-made')
  await expect(rows.first()).toContainText('Done')
  await expect(rows.last()).toContainText('activity-kept')
  await expect(rows.last()).toContainText('Done')
  await page.keyboard.press('Escape')

  await console.signOut()
  await console.fillSignIn('demo', 'demo')
  await open()
  await expect(panel.getByText('Nothing has happened in this tab yet')).toBeVisible()
})
