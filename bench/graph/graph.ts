import { median, type Measure } from '../measure.ts'
import { openBrowser, openGallery } from '../started.ts'
import { framesWhilePanning, idleFrames } from './in-page.ts'
import { sized } from '../size.ts'

const RUNS = sized(3, 1)
const FRAMES = sized(120, 5)

/** A graph of a thousand nodes while it settles and the user drags it. */
export async function measureGraph(): Promise<Measure[]> {
  const gallery = await openGallery()
  const browser = await openBrowser()
  try {
    const frames: number[] = []
    const idle: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(`${gallery.url}?story=graph/thousand`)
      await page.locator('canvas').waitFor()
      frames.push(await page.evaluate(framesWhilePanning, FRAMES))
      await page.goto('about:blank')
      idle.push(await page.evaluate(idleFrames, FRAMES))
      await page.close()
    }
    return [
      {
        name: '1,000 nodes settling, p95 frame',
        value: median(frames),
        budget: 50,
        unit: 'ms',
        baseline: median(idle),
      },
    ]
  } finally {
    await browser.close()
    await gallery.stop()
  }
}
