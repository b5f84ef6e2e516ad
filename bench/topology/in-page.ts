/** A function that runs in the browser. It is sent there as text, so it is self-contained. */

interface Times {
  /** From the click until the frame with the devices is painted. */
  drawn: number
  /** From the click until the frame with the names of all of them is painted. */
  named: number
}

/** Waits for the next click; returns how long the opened network topology takes, in ms. */
export async function pictureAfterPress(names: readonly string[]): Promise<Times> {
  const painted = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
    // This frame has it. A user-blocking task runs after the paint and before other tasks.
    await scheduler.postTask(() => {}, { priority: 'user-blocking' })
    return performance.now()
  }
  const pressed = await new Promise<number>((resolve) => {
    addEventListener('pointerdown', (event) => resolve(event.timeStamp), { capture: true, once: true })
  })
  const devices = () => [...document.querySelectorAll<HTMLElement>('main button[title^="Instance "]')]
  const drawn = await painted(() => devices().length >= names.length)
  // The oldest is at the end of Nova's list.
  const named = await painted(() => devices().some(({ title }) => title.includes(` ${names.at(-1)}:`)))
  return { drawn: drawn - pressed, named: named - pressed }
}
