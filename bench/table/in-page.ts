/** Functions that run in the browser. They are sent there as text, so each is self-contained. */

/** Milliseconds from the mark 'data' until the frame with the first row is painted. */
export async function firstRows(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (!document.querySelector('[data-row]')) await frame()
  // This is that frame. A user-blocking task runs after the paint and before other tasks.
  await scheduler.postTask(() => {}, { priority: 'user-blocking' })
  return performance.now() - (performance.getEntriesByName('data')[0]?.startTime ?? 0)
}

/** The longest task within `during` ms, in ms. */
export function longestBlock(during: number): Promise<number> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    const end = performance.now() + during
    let last = performance.now()
    let longest = 0
    channel.port1.addEventListener('message', () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      if (now > end) resolve(longest)
      else channel.port2.postMessage(null)
    })
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}

/** Scrolls the rows by `step` px in each of `frames` frames; returns the 95th percentile of the frames' duration. */
export async function scrollBy({ step, frames }: { step: number; frames: number }): Promise<number> {
  const row = document.querySelector('[data-row]')
  let scroller = row?.parentElement ?? null
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement
  if (!scroller) throw new Error('nothing scrolls')
  const gaps: number[] = []
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
  for (let index = 0; index < frames; index += 1) {
    scroller.scrollTop += step
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    gaps.push(now - last)
    last = now
  }
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.95)] ?? Number.NaN
}
