import type { Page } from '@playwright/test'
import { median, type Measure } from '../measure.ts'
import { openBrowser, openGallery } from '../started.ts'
import { drawBarePage } from './bare-page.ts'
import { firstRows, longestBlock, scrollBy } from './in-page.ts'
import { sized } from '../size.ts'

const ROWS = sized(10_000, 1000)
const RUNS = sized(5, 1)
/** Longer than the search waits after the last key. */
const AFTER_KEY_MS = 600
/** Pixels per frame of a fast scroll. */
const SCROLL = { step: 100, frames: sized(90, 5) }
const KEYS = ['q', 'u', 'e', 'u', 'e'].slice(0, sized(5, 1))

interface Numbers {
  paint: number
  key: number
  frame: number
}

/** The table with ten thousand rows, compared with a minimal page in the same browser. */
export async function measureTable(): Promise<Measure[]> {
  const gallery = await openGallery()
  const browser = await openBrowser()
  try {
    const ours: Numbers[] = []
    const bare: Numbers[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(`${gallery.url}?story=table/ten-thousand`)
      ours.push(await numbersOf(page, 'input[role=combobox]'))
      await page.goto('about:blank')
      await page.evaluate(drawBarePage, ROWS)
      bare.push(await numbersOf(page, 'input'))
      await page.close()
    }
    const of = (numbers: Numbers[], name: keyof Numbers) => median(numbers.map((each) => each[name]))
    const line = (name: string, key: keyof Numbers, budget: number): Measure => ({
      name,
      value: of(ours, key),
      budget,
      unit: 'ms',
      baseline: of(bare, key),
    })
    return [
      line('first rows after data', 'paint', 100),
      line('filter keystroke', 'key', 50),
      line('scrolling, p95 frame', 'frame', 34),
    ]
  } finally {
    await browser.close()
    await gallery.stop()
  }
}

async function numbersOf(page: Page, field: string): Promise<Numbers> {
  const paint = await page.evaluate(firstRows)
  const frame = await page.evaluate(scrollBy, SCROLL)
  let key = 0
  await page.locator(field).first().focus()
  for (const each of KEYS) {
    const blocked = page.evaluate(longestBlock, AFTER_KEY_MS)
    await page.keyboard.press(each)
    key = Math.max(key, await blocked)
  }
  return { paint, key, frame }
}
