import type { Page } from '@playwright/test'

/** Counts the presses on the page from now on; what is typed does not count. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { clicks: 0 }
    Object.assign(globalThis, { counter })
    addEventListener('pointerdown', () => (counter.clicks += 1), { capture: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { counter: { clicks: number } }).counter.clicks) // set above
}
