/** A function that runs in the browser. It is sent there as text, so it is self-contained. */

interface Times {
  /** From the click until the frame with the first row is painted. */
  shown: number
  /** From the click until the frame with the count of all rows is painted. */
  complete: number
  /** The longest task between the two; 0 if none took 50 ms. */
  blocked: number
}

/** Waits for the next click on a page without rows; returns how long the rows of the opened page take, in ms. */
export async function rowsAfterPress(total: string): Promise<Times> {
  const painted = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
    // This frame has the row. A user-blocking task runs after the paint and before other tasks.
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
