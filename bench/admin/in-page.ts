/** Waits in the browser for the next click on a page without rows; returns the time until the first row is painted, in ms. */
export async function firstRowAfterPress(): Promise<number> {
  const pressed = await new Promise<number>((resolve) => {
    addEventListener('pointerdown', (event) => resolve(event.timeStamp), { capture: true, once: true })
  })
  while (document.querySelector('[data-row]') === null) await new Promise((resolve) => requestAnimationFrame(resolve))
  // This frame has the row. A user-blocking task runs after the paint and before other tasks.
  await scheduler.postTask(() => {}, { priority: 'user-blocking' })
  return performance.now() - pressed
}
