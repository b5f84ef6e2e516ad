/** What runs inside the browser: it is sent there as text, so it stands on its own. */

interface Times {
  /** From the press until the frame that has the first row is painted. */
  shown: number
  /** From the press until the count of all of them is. */
  complete: number
  /** The longest task between the two; 0 where none took 50 ms. */
  blocked: number
}

/** Waits for the next press on a page without rows, and tells how long those of what it opens take, in ms. */
export async function rowsAfterPress(total: string): Promise<Times> {
  const painted = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
    // This is the frame that has it. What blocks the user comes first once it is painted, before what is yet to do.
    await scheduler.postTask(() => {}, { priority: 'user-blocking' })
    return performance.now()
  }
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const pressed = await new Promise<number>((resolve) => {
    addEventListener('pointerdown', (event) => resolve(event.timeStamp), { capture: true, once: true })
  })
  const shown = await painted(() => document.querySelector('[data-row]') !== null)
  const complete = await painted(() => document.body.textContent.includes(`Displaying ${total} items`))
  const meanwhile = tasks.filter(({ startTime }) => startTime > shown && startTime < complete)
  return {
    shown: shown - pressed,
    complete: complete - pressed,
    blocked: Math.max(0, ...meanwhile.map(({ duration }) => duration)),
  }
}
