/**
 * Runs in the page: the milliseconds from the next key until the field with its letter is painted, as a promise in an
 * object, so that the caller knows when the page is listening: a key can overtake what the page was asked to run.
 */
export const paintedAfterKey = (): { painted: Promise<number> } => ({
  painted: new Promise((resolve) => {
    const measure = (key: KeyboardEvent) =>
      addEventListener(
        'input',
        // The frame that has the letter is painted before the next one begins.
        () => requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - key.timeStamp))),
        { once: true },
      )
    addEventListener('keydown', measure, { capture: true, once: true })
  }),
})
