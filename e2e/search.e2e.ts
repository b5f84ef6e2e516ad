import { expect, test } from './support/test.ts'

test('[TABLE-02] the search starts 300 ms after typing and covers columns, not actions', async ({ page, story }) => {
  await page.clock.install()
  await story('table/rows')
  await expect(page.getByText('Displaying 60 items')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('combobox', { name: 'Search things' }).fill('Delete thing')
  await page.clock.runFor(299)
  await expect(page.getByText('Displaying 60 items')).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByText('Displaying 0 of 60 items')).toBeVisible()
})

test('[SEARCH-01] [SEARCH-02] [SEARCH-03] the search bar works with Tab, Enter, Esc, Backspace and Delete', async ({
  story,
}) => {
  const page = await story('table/rows')
  const field = page.getByRole('combobox').first()
  const token = (name: string) => page.getByRole('button', { name: `Remove filter ${name}` })
  await field.fill('stat')
  await expect(page.getByRole('option', { name: 'Status', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleName('Status')
  await field.fill('error')
  await page.keyboard.press('Enter')
  await expect(token('Status: Error')).toBeVisible()
  await expect(page).toHaveURL(/magicSearchQuery=status%3Derror/)
  await expect(page.getByText('Displaying 12 of 60 items')).toBeVisible()
  await field.fill('size')
  await expect(page.getByRole('option', { name: 'Size', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleName('Size')
  await field.fill('many')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Only digits are allowed.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field).toHaveAccessibleName('Search things')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await expect(token('Status: Error')).toHaveCount(0)
  await field.fill('building')
  await page.getByRole('option', { name: 'Status Building' }).click()
  await token('Status: Building').focus()
  await page.keyboard.press('Delete')
  await expect(token('Status: Building')).toHaveCount(0)
  await field.fill('web')
  await expect(page).toHaveURL(/queryString=web/)
})

test('[SEARCH-02] the arrow key works in a list that opens in the same frame as the last one closed', async ({
  story,
}) => {
  const page = await story('table/rows')
  const field = page.getByRole('combobox').first()
  await field.fill('stat')
  await page.getByRole('option', { name: 'Status', exact: true }).click()
  await field.fill('error')
  await expect(page.getByRole('option', { name: 'Error' })).toHaveAttribute('data-highlighted')
  // Without the browser's key events, between which frames pass.
  await field.evaluate(async (input: HTMLInputElement) => {
    const press = (key: string) => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('Enter')
    await Promise.resolve()
    input.setRangeText('size')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    await new Promise<void>((resolve) => {
      const whenOpen = () => document.querySelector('[role=option]') && resolve()
      new MutationObserver(whenOpen).observe(document.body, { subtree: true, childList: true })
    })
    press('ArrowDown')
  })
  await expect(page.getByRole('option', { name: 'Size', exact: true })).toHaveAttribute('data-highlighted')
})

test('[SEARCH-01] a press of another mouse button does not open the suggestions', async ({ story }) => {
  const page = await story('table/rows')
  const field = page.getByRole('combobox', { name: 'Search things' })
  await field.click({ button: 'right', delay: 100 })
  // The field with suggestions has taken the place of the plain one.
  await expect(field).toHaveAttribute('aria-autocomplete', 'none')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('[TABLE-02] at Horizon’s address, with a slash at its end, typing goes on over pauses, and Enter shows the rows', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.load('/project/instances/')
  const field = page.getByRole('combobox', { name: 'Search instances' })
  await field.pressSequentially('web')
  await expect(page).toHaveURL(/\/project\/instances\?queryString=web$/)
  await expect(field).toBeFocused()
  await page.keyboard.type('-1 act')
  await expect(page).toHaveURL(/queryString=web-1\+act$/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('web-1 act')
  await expect(console.row('web-1')).toBeVisible()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field.fill('web-1')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).evaluate(() => document.querySelector('main')?.focus())
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('[TABLE-02] a text with a slash is found, as the block of a subnet', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/networks')
  await page.getByRole('combobox', { name: 'Search networks' }).fill('192.168.233.0/24')
  await expect(page).toHaveURL(/queryString=192\.168\.233\.0%2F24$/)
  await expect(console.row('shared')).toBeVisible()
  await expect(page.getByText(/^Displaying \d+ of \d+ items$/)).toBeVisible()
  await page.reload()
  await expect(console.row('shared')).toBeVisible()
  await expect(page.getByText(/^Displaying \d+ of \d+ items$/)).toBeVisible()
})
