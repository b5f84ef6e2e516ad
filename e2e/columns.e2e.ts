import { expect, findings, test } from './support/test.ts'

test('columns are moved and resized, and a view with a name brings back filter and columns', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/images?queryString=cirros')
  const heads = page.getByRole('columnheader').filter({ has: page.getByRole('button') })
  const names = async () => (await heads.allTextContents()).filter(Boolean)
  await expect(heads.getByRole('button', { name: 'Name', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Move and resize columns…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move and resize columns' })
  await dialog.getByRole('button', { name: 'Move Status earlier' }).press('Enter')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  const moved = await names()

  const head = page.getByRole('columnheader', { name: 'Status' })
  const before = await head.boundingBox()
  const edge = { x: (before?.x ?? 0) + (before?.width ?? 0) - 3, y: (before?.y ?? 0) + 18 }
  await page.mouse.move(edge.x, edge.y)
  await page.mouse.down()
  await page.mouse.move(edge.x + 60, edge.y, { steps: 3 })
  await page.mouse.up()
  await expect
    .poll(async () => Math.round((await head.boundingBox())?.width ?? 0))
    .toBe(Math.round(before?.width ?? 0) + 60)

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByLabel('Name of the view').fill('Small ones')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Reset columns' }).click()
  await console.load('/project/images')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Small ones' }).click()
  await expect(page).toHaveURL(/queryString=cirros&columns=/)
  await expect.poll(names).toEqual(moved)
})
