import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

interface Movement {
  score: number
  /** What moved, from where to where. */
  moved: string[]
}

/** How much the page has moved by itself since it was loaded, as browsers score it; 0.1 and more annoys people. */
export const layoutShift = (page: Page): Promise<Movement> =>
  page.evaluate(async () => {
    const found: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Entries from before arrive with the next task.
    await new Promise((resolve) => setTimeout(resolve))
    const shifts = [...found, ...observer.takeRecords()] as LayoutShift[] // the observed type
    const counted = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
    const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    return {
      score: counted.reduce((sum, { value }) => sum + value, 0),
      moved: counted.flatMap(({ sources, startTime }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `<${node.tagName} class="${node.className}">` : node?.textContent
          return `${Math.round(startTime)} ms: ${name} from ${at(previousRect)} to ${at(currentRect)}`
        }),
      ),
    }
  })
