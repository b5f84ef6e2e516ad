import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

interface Audit {
  part: 'page' | 'content'
  /** All that axe has unless named here. */
  rules?: string[]
}

/** What axe finds, a line each. axe is sent as text, so that the page's Content-Security-Policy does not stop it. */
async function run(page: Page, audit: Audit): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => !('axe' in globalThis))) await frame.evaluate(axe.source)
  }
  return page.evaluate(async ({ part, rules }) => {
    const { axe: injected } = globalThis as unknown as { axe: typeof axe } // sent the moment before
    // Nothing behind a modal dialog can be reached.
    const content = document.querySelector('[data-modal]') ? 'body > :not(#root)' : 'body'
    const { violations } = await injected.run(
      part === 'page' ? document : { include: [content], exclude: ['nav', 'header', 'aside'] },
      {
        resultTypes: ['violations'],
        preload: false,
        // Half of the time, and packages/console/src/theme/contrast.test.ts proves all colours of both themes.
        ...(part === 'content' && { rules: { 'color-contrast': { enabled: false } } }),
        ...(rules && { runOnly: rules }),
      },
    )
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, audit)
}

/**
 * What axe finds in the open dialog, or else in all that lies between header and navigation, a line each, but for the
 * contrast of colours. For screens of a template that `allFindings` audits elsewhere.
 */
export const findings = (page: Page): Promise<string[]> => run(page, { part: 'content' })

/** What axe finds on the whole page, a line each; in the other theme only colours can differ. Once for each template. */
export async function allFindings(page: Page): Promise<string[]> {
  // The navigation is invisible until it is complete.
  await expect(page.locator('[class~="*:held"]')).toHaveCount(0)
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const here = await run(page, { part: 'page' })
  await showTheme(page, dark ? 'light' : 'dark')
  const there = await run(page, { part: 'page', rules: ['color-contrast'] })
  await showTheme(page, dark ? 'dark' : 'light')
  return [...here, ...there]
}

/** Resolves when all colours are those of the theme. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => {})),
    ),
  )
}
