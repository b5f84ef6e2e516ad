/** A function that runs in the browser. It is sent there as text, so it is self-contained. */

/** Waits for the next click; returns how long it takes until a canvas has something on it, in ms. */
export async function drawnAfterPress(): Promise<number> {
  const pressed = await new Promise<number>((resolve) => {
    addEventListener('pointerdown', (event) => resolve(event.timeStamp), { capture: true, once: true })
  })
  const isDrawn = () => {
    const canvas = document.querySelector('canvas')
    if (!canvas || canvas.width === 0 || canvas.height === 0) return false
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return data.some((value) => value > 0)
  }
  while (!isDrawn()) await new Promise((resolve) => requestAnimationFrame(resolve))
  return performance.now() - pressed
}
