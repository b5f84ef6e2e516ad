import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** How much the page has moved by itself since it was loaded, as browsers score it; 0.1 and more annoys people. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Entries from before arrive with the next task.
    await new Promise((resolve) => setTimeout(resolve))
    const shifts = [...found, ...observer.takeRecords()] as LayoutShift[] // the observed type
    return shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0)
  })
