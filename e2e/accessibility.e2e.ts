import type { Page } from '@playwright/test'
import { openLaunchWizard } from './support/launch-wizard.ts'
import { expect, test } from './support/test.ts'

/** Where the keyboard is. */
const focused = (page: Page) => page.locator(':focus')

test('the keyboard stays where it is: at a tab that was pressed first, and in the page after Undo', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.fromHome('Instances')
  const row = console.row('web-1')
  await expect(row.getByRole('rowheader')).toContainText('web-1')
  // A screen reader says the band below a row with the row, and which item its link is about.
  const failed = console.row('render-1')
  await expect(failed).toHaveAccessibleDescription(/Why did it fail\?/)
  await expect(page.getByRole('link', { name: 'Why did it fail? render-1' })).toBeVisible()
  await row.getByRole('link', { name: 'web-1', exact: true }).click()
  const tab = page.getByRole('tab', { name: 'Interfaces' })
  await tab.press('Enter')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeFocused()
  await expect(page).toHaveURL(/tab=interfaces/)
  // The first stop after the tabs is their panel, which shows that it has the focus.
  await tab.press('Tab')
  await expect(focused(page)).toHaveCSS('outline-style', 'solid')

  // Said by a region that was there before.
  const said = page.locator('body > [aria-live=polite]')
  await expect(said).toBeEmpty()
  await page.evaluate(() => (document.cookie = 'MERIDIAN_UNDO_SECONDS=600; Path=/'))
  await console.fromHome('Key Pairs')
  await console.rowAction('demo-key', 'Delete Key Pair')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Key Pair' }).click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('at 400 % zoom, every control of a long dialog is seen when it has the focus', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.fromHome('Instances')
  await openLaunchWizard(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /^Instance Name/ })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 256 })
  const first = dialog.getByRole('textbox', { name: /^Instance Name/ })
  await first.focus()
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const { activeElement: at } = document
      if (!at || at === document.body) return null
      const { left, top, width, height } = at.getBoundingClientRect()
      const points = [0.5, 0.1, 0.9].map((part) => document.elementFromPoint(left + width * part, top + height / 2))
      return points.some((point) => point && (at.contains(point) || point.contains(at)))
        ? null
        : at.outerHTML.slice(0, 200)
    })
    expect(hidden, `stop ${stop}`).toBeNull()
  }
})

test('a wrong password is refused in the language of the page', async ({ visitor }) => {
  await visitor.load('/')
  await visitor.page.getByRole('button', { name: 'Deutsch' }).click()
  await visitor.page.getByLabel('Benutzername').fill('demo')
  await visitor.page.getByLabel('Passwort', { exact: true }).fill('wrong')
  await visitor.page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(visitor.page.getByRole('alert')).toHaveText('Benutzername oder Passwort ist falsch.')
})
