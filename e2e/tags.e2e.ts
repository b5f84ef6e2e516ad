import { expect, findings, test } from './support/test.ts'

test('networks are tagged and found with the keyboard alone, and a refusal names what holds one', async ({
  as,
  cloud,
}) => {
  const ids = new Map<string, string>()
  for (const name of ['tagged-a', 'tagged-b']) {
    const { network } = await cloud.send<{ network: { id: string } }>('POST', '/network/v2.0/networks', {
      network: { name },
    })
    ids.set(name, network.id)
  }
  const console = await as('demo')
  const { page } = console
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await console.open('/project/networks')
  const dialog = page.getByRole('dialog')
  for (const name of ids.keys()) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: 'Edit Tags' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'New tag' }).focus()
  await page.keyboard.type('a,b')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('neither a comma nor a slash')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('blue')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'blue' })).toBeChecked()
  expect(await findings(page)).toEqual([])
  // A tag that is typed and not added is saved too.
  await page.keyboard.type('green')
  await dialog.getByRole('button', { name: 'Save Tags' }).focus()
  await page.keyboard.press('Enter')
  await console.expectToast('Tags of tagged-a, tagged-b saved')
  await expect(console.row('tagged-a').getByText('blue, green')).toBeVisible()

  const search = page.getByRole('combobox', { name: 'Search networks' })
  await search.focus()
  await page.keyboard.type('Tags')
  await expect(page.getByRole('option', { name: 'Tags', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('blue')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Displaying 2 of')).toBeVisible()

  await console.rowAction('tagged-a', 'Delete Network')
  const remove = dialog.getByRole('button', { name: 'Delete Network' })
  await expect(remove).toBeEnabled()
  // Somebody attaches something in the meantime.
  await cloud.send('POST', '/network/v2.0/ports', { port: { network_id: ids.get('tagged-a'), name: 'holder' } })
  await remove.click()
  const notice = page.getByRole('region', { name: /notifications/i })
  await expect(notice.getByText('Something still uses it. Free it there first.')).toBeVisible()
  await expect(notice.getByRole('link', { name: 'holder' })).toBeVisible()
  await expect(notice.getByText(/There are one or more ports still in use/)).toBeHidden()
  await notice.getByText('Message from the service').click()
  await expect(notice.getByText(/There are one or more ports still in use/)).toBeVisible()
  // Only the refusal itself: what was deleted is polled without an error.
  errors.length = 0
  await console.rowAction('tagged-b', 'Delete Network')
  await remove.click()
  await expect(console.row('tagged-b')).toHaveCount(0)
  expect(errors).toEqual([])
})
