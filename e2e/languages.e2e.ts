import type { Page } from '@playwright/test'
import { allFindings, expect, test } from './support/test.ts'

/** What runs out of the window or the navigation sideways, or is cut off in a button: texts are longer in some languages. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
    const navigation = document.querySelector('nav')
    if (navigation && navigation.scrollWidth > navigation.clientWidth) wide.push('the navigation is cut off')
    const buttons = [...document.querySelectorAll<HTMLElement>('main button, header button, [role="dialog"] button')]
    const cut = buttons.filter((button) => {
      const { left, right, width } = button.getBoundingClientRect()
      // A table scrolls in its own frame.
      const isShown = width > 1 && button.checkVisibility() && !button.closest('table')
      return isShown && (button.scrollWidth > button.clientWidth + 1 || left < 0 || right > clientWidth)
    })
    return [...wide, ...cut.map((button) => `cut off: ${button.textContent || button.ariaLabel}`)]
  })

test.describe('with a German browser', () => {
  test.use({ locale: 'de-AT' })

  test('the sign-in page is German, and another language chosen there holds after signing in', async ({ visitor }) => {
    const { page } = visitor
    await visitor.open('/auth/login/?next=/project/images')
    const html = page.locator('html')
    await expect(visitor.heading('Anmelden')).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'de-AT')
    await page.getByLabel('Benutzername').fill('demo')
    await page.getByRole('group', { name: 'Sprache' }).getByRole('button', { name: '日本語' }).click()
    await expect(visitor.heading('サインイン')).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'ja')
    await expect(page.getByLabel('ユーザー名')).toHaveValue('demo')
    await page.getByLabel('パスワード', { exact: true }).fill('demo')
    await page.getByRole('button', { name: 'サインイン' }).click()
    await expect(visitor.heading('イメージ')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: '公開範囲' })).toBeVisible()
  })
})

test('changing the language keeps the page’s state and survives a reload', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/images', 'CirrOS')
  await console.select('CirrOS 0.6')
  await page.getByRole('button', { name: 'User menu of demo' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 ausgewählt')).toBeVisible()
  await expect(page.getByRole('row', { name: /CirrOS 0\.6.*Öffentlich/ })).toBeVisible()
  await expect(page).toHaveTitle('Images · Meridian')
  await console.open('/settings')
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  await page.getByRole('radio', { name: '日本語' }).click()
  await expect(console.heading('設定')).toBeVisible()
  await page.reload()
  await expect(console.heading('設定')).toBeVisible()
})

test('a language that cannot be loaded leaves the page as it was and shows an error', async ({
  visitor: { page },
  visitor,
}) => {
  await visitor.open('/auth/login/')
  await page.route('**/static/de-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^The texts of this language could not be loaded/)
  await expect(visitor.heading('Sign in')).toBeVisible()
})

for (const code of ['de', 'ja', 'ar-XB']) {
  test(`no text is cut off or overflows the window (${code})`, async ({ as, meridian }) => {
    test.slow() // axe takes long on a busy machine
    const console = await as('demo')
    const { page } = console
    await page.context().addCookies([{ name: 'horizon_language', value: code, url: meridian.url }])
    for (const path of ['/project/images', '/settings']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await console.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await misfits(page), path).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole('button', { name: /^(All places|Alle Bereiche|すべてのページ)$/ })).toBeVisible()
      expect(await misfits(page), `${path}, narrow`).toEqual([])
    }
    expect(await allFindings(page)).toEqual([])
  })
}

test('in right-to-left languages the frame is mirrored', async ({ as, meridian }) => {
  const console = await as('demo')
  const { page } = console
  await page.context().addCookies([{ name: 'horizon_language', value: 'ar-XB', url: meridian.url }])
  await console.open('/project/images')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const place = async (name: string) => {
    const box = await page.getByRole('columnheader', { name }).boundingBox()
    return box?.x ?? 0
  }
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible()
  const navigation = await page.getByRole('navigation', { name: 'Navigation' }).boundingBox()
  const heading = await console.heading('Images').boundingBox()
  expect(navigation?.x).toBeGreaterThan(heading?.x ?? Infinity)
  expect(await place('Name')).toBeGreaterThan(await place('Status'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'All places' }).click()
  const sheet = page.getByRole('dialog', { name: 'All places' })
  const kept = sheet.getByRole('region', { name: 'Yours' }).getByRole('link')
  await expect(kept.nth(1)).toBeVisible()
  const [first, second] = await kept.all()
  expect((await first?.boundingBox())?.x).toBeGreaterThan((await second?.boundingBox())?.x ?? Infinity)
})
