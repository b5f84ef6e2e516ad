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

/**
 * Waits in the browser for the next input; returns the time until an option with the text is painted, in ms. Playwright
 * itself looks for it only twice a second.
 */
export async function optionAfterInput(text: string): Promise<number> {
  const typed = await new Promise<number>((resolve) => {
    addEventListener('input', (event) => resolve(event.timeStamp), { capture: true, once: true })
  })
  const isShown = () =>
    [...document.querySelectorAll('[role=option]')].some(({ textContent }) => textContent.includes(text))
  while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve))
  await scheduler.postTask(() => {}, { priority: 'user-blocking' })
  return performance.now() - typed
}
