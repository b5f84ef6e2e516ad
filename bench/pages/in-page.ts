/** Runs in the page: the milliseconds from the next press until a page without placeholders is painted. */
export const contentAfterPress = (): Promise<number> =>
  new Promise((resolve) => {
    // The old page may stay while the next one loads.
    const title = () => document.querySelector('h1')?.textContent
    const wait = (began: number) => {
      const main = document.querySelector('main')
      const isComplete = main?.querySelector('h1') && !main.querySelector('.animate-pulse')
      const content = main?.querySelector('[data-row], section')
      // The frame that has the content is painted before the next one begins.
      if (isComplete && content && title() !== from) requestAnimationFrame(() => resolve(performance.now() - began))
      else requestAnimationFrame(() => wait(began))
    }
    const from = title()
    addEventListener('click', () => wait(performance.now()), { capture: true, once: true })
  })
