/** Runs in the page: the milliseconds from the next key until the field with its letter is painted. */
export const paintedAfterKey = (): Promise<number> =>
  new Promise((resolve) => {
    const measure = (key: KeyboardEvent) =>
      addEventListener(
        'input',
        // The frame that has the letter is painted before the next one begins.
        () => requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - key.timeStamp))),
        { once: true },
      )
    addEventListener('keydown', measure, { capture: true, once: true })
  })
