import { readFileSync } from 'node:fs'
import { allFindings, expect, test } from './support/test.ts'

test('[REG-01] [TABLE-01] a panel follows its declaration, with actions for a row, a selection and the list', async ({
  story,
}) => {
  const page = await story('table/rows')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'More',
    'Name',
    'Description',
    'Status',
    'Host',
    'Size',
    'Created',
    'Actions',
  ])
  await expect(page.getByRole('link', { name: 'Create thing' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for cache-03' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Start', 'Delete thing'])
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Select cache-03' }).check()
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(['Delete things', '', ''])
  await page.getByRole('button', { name: 'Show as code', pressed: false }).click()
  await page.getByRole('button', { name: 'Actions for cache-03' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Show as code' })).toBeChecked()
})

test('a cell’s tooltip shows its full text, truncated or not', async ({ story }) => {
  const page = await story('table/rows')
  const cell = page.getByRole('row', { name: 'build-05' }).getByRole('gridcell', { name: 'compute-5' })
  await cell.hover()
  await expect(cell).toHaveAttribute('title', 'compute-5')
})

test('[SHELL-18] [TABLE-02] [TABLE-01] the count matches the visible rows, and select all selects them', async ({
  story,
}) => {
  const page = await story('table/rows')
  await expect(page.getByText('Displaying 60 items')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search things' }).fill('QUEUE-')
  await expect(page.getByText('Displaying 12 of 60 items')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('12 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText('Displaying 60 items')).toBeVisible()
  await expect(page.getByText('12 selected')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeChecked({ indeterminate: true })
})

test('[TABLE-09] a column header sorts up and down, in the URL too; the export has the visible rows', async ({
  story,
}) => {
  const page = await story('table/rows')
  const head = (name: string) => page.getByRole('columnheader', { name })
  const first = page.getByRole('row').nth(1)
  await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expect(head('Size')).toHaveAttribute('aria-sort', 'ascending')
  await expect(first).toContainText('0 B')
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expect(head('Size')).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=-size/)
  // 3.9 GB is more than 900 MB.
  await expect(first).toContainText(/3\.\d+ GB/)
  await page.reload()
  await expect(head('Size')).toHaveAttribute('aria-sort', 'descending')

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Host' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Created' }).click()
  await page.keyboard.press('Escape')
  await expect(head('Host')).toHaveCount(0)
  await page.reload()
  await expect(head('Size')).toBeVisible()
  await expect(head('Host')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search things' }).fill('queue-')
  await expect(page.getByText('Displaying 12 of 60 items')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^things-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(lines[0]?.replace(/^\uFEFF/, '')).toBe('ID,Name,Description,Status,Size')
  expect(lines).toHaveLength(13)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Reset columns' }).click()
  await expect(head('Host')).toBeVisible()
})

test('[TABLE-03] [TABLE-11] an empty list says so, and a filter-first panel waits for a filter', async ({ story }) => {
  const page = await story('table/empty')
  await expect(page.getByRole('heading', { name: 'No items to display.' })).toBeVisible()
  await expect(page.getByText('Displaying 0 items')).toBeVisible()
  await story('table/filter-first')
  await expect(page.getByText('This list may be very long. Choose a filter to show items.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search things' }).fill('web')
  await page.getByRole('option', { name: 'Name web' }).click()
  await expect(page.getByText('Displaying 12 items')).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Name: web' }).click()
  await expect(page.getByText('This list may be very long. Choose a filter to show items.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search things' }).fill('queue-')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Displaying 2 of 12 items')).toBeVisible()
})

test('[TABLE-10] a column that the policy forbids is neither shown nor offered', async ({ story }) => {
  const page = await story('table/without-permission')
  await expect(page.getByText('Displaying 12 items')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Host' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Size' })).toBeVisible()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Host' })).toHaveCount(0)
})

test('rows work by keyboard, and the menu key opens their menu', async ({ story }) => {
  const page = await story('table/rows')
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await row('build-05').focus()
  await page.keyboard.press('End')
  await expect(row('web-56')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageDown')
  await expect(row('build-55')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('00000000-0000-4000-8000-000000000054')).toBeVisible()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Delete thing' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await page.keyboard.press('Escape')
  await expect(async () => expect((await row('build-55').boundingBox())?.height).toBeLessThan(36)).toPass()
})

test('[TABLE-01] of ten thousand rows the visible ones are rendered at any scroll position, expanded ones too', async ({
  story,
}) => {
  const page = await story('table/ten-thousand')
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await row('build-00005').focus()
  await page.keyboard.press('ArrowRight')
  const drawer = page.getByText('00000000-0000-4000-8000-000000000004')
  await expect(drawer).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(row('build-00010')).toBeFocused()
  const [opened, below] = [await drawer.boundingBox(), await row('build-00010').boundingBox()]
  expect(below?.y).toBeGreaterThan((opened?.y ?? 0) + (opened?.height ?? 0))
  await page.keyboard.press('End')
  await expect(row('web-09996')).toBeFocused()
  await expect(row('web-09996')).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('row')).not.toHaveCount(0)
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await page.keyboard.press('Home')
  await expect(drawer).toBeInViewport()
})

test('[TABLE-07] an action that the row cannot take shows why and expands the errors', async ({ story }) => {
  const page = await story('table/rows')
  await page.getByRole('button', { name: 'Actions for build-05' }).click()
  const start = page.getByRole('menuitem', { name: 'Start' })
  await expect(start).toContainText(
    'The action cannot be performed. The contents of this row have errors or are missing information.',
  )
  await expect(start).toContainText('Click here to expand the row and view the errors.')
  await start.click()
  await expect(page.getByText('No valid host was found.')).toBeVisible()
})

test('[INLINE-01] a cell is edited inline: refused, cancelled, saved', async ({ story }) => {
  const page = await story('table/rows')
  const cell = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'build-10' }) })
    .getByRole('gridcell')
    .nth(2)
  const edit = page.getByRole('button', { name: 'Edit Description of build-10' })
  const field = page.getByRole('textbox', { name: 'Edit Description of build-10' })
  await edit.click()
  await expect(field).toHaveValue('Serves the shop')
  await field.fill('x'.repeat(41))
  await page.keyboard.press('Enter')
  await expect(page.getByText('At most 40 characters are allowed.').last()).toBeVisible()
  await expect(field).toHaveValue('x'.repeat(41))
  await page.keyboard.press('Escape')
  await expect(cell).toContainText('Serves the shop')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('mine')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not authorized to do this operation.').last()).toBeVisible()
  await field.fill('Serves the mill')
  await Promise.all([
    expect(cell.getByText('Saved')).toBeAttached(),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  await expect(cell).toContainText('Serves the mill')
  await expect(cell.getByText('Saved')).toHaveCount(0)
})

test('[TABLE-05] the availability of a button is polled', async ({ story }) => {
  const page = await story('table/polled-button')
  await expect(page.getByRole('button', { name: 'Create thing' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Create thing' })).toHaveAccessibleDescription('The quota is used up.')
  await page.getByRole('button', { name: 'Make room' }).click()
  await expect(page.getByRole('link', { name: 'Create thing' })).toBeVisible()
})

test('[TABLE-05] the availability of actions is not polled while their menu is open', async ({ page, story }) => {
  await page.clock.install()
  await story('table/polled-rows')
  const asked = async () => Number(/\d+/.exec((await page.getByText(/^Asked \d+ times$/).textContent()) ?? '')?.[0])
  await page.clock.runFor(2000)
  await expect.poll(asked).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Actions for web-1' }).click()
  await expect(page.getByRole('menuitem', { name: 'Start' })).toBeVisible()
  const before = await asked()
  await page.clock.runFor(60_000)
  expect(await asked()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await page.clock.runFor(31_000)
  await expect.poll(asked).toBeGreaterThan(before)
})

test('[TABLE-08] in a narrow window rows keep the main columns, and their drawer shows the rest', async ({
  story,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await story('table/rows')
  await expect(page.getByRole('columnheader')).toHaveText(['', 'More', 'Name', 'Status', 'Actions'])
  await page.getByRole('button', { name: 'More about build-05' }).click()
  await expect(page.getByText('compute-5')).toBeVisible()
})

test('a table with expanded rows and open menus is accessible', async ({ story, page }) => {
  await story('table/rows')
  await page.getByRole('button', { name: 'More about build-05' }).click()
  // It moves the rows below.
  await expect(page.getByRole('term').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select build-10' }).check()
  await page.getByRole('button', { name: 'Edit Description of build-15' }).click()
  // Pressed as long as a hand does: the field is replaced meanwhile.
  await page.getByRole('combobox', { name: 'Search things' }).click({ delay: 100 })
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await allFindings(page)).toEqual([])
})
