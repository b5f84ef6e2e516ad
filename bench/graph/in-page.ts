/** Functions that run in the browser. They are sent there as text, so each is self-contained. */

/** The 95th percentile of the duration of idle frames. */
export async function idleFrames(frames: number): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const gaps: number[] = []
  let last = await frame()
  for (let step = 0; step < frames; step += 1) {
    const now = await frame()
    gaps.push(now - last)
    last = now
  }
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.95)] ?? Number.NaN
}

/** Drags the background a little in each frame; returns the 95th percentile of the frames' duration. */
export async function framesWhilePanning(frames: number): Promise<number> {
  const canvas = document.querySelector('canvas')
  if (!canvas) throw new Error('no canvas')
  const { left, top } = canvas.getBoundingClientRect()
  const send = (type: string, step: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, button: 0, clientX: left + 8 + step, clientY: top + 8, bubbles: true }),
    )
  // A pointer that is not pressed cannot be captured.
  canvas.setPointerCapture = () => {}
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  send('pointerdown', 0)
  const gaps: number[] = []
  let last = await frame()
  for (let step = 1; step <= frames; step += 1) {
    send('pointermove', step)
    const now = await frame()
    gaps.push(now - last)
    last = now
  }
  send('pointerup', frames)
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.95)] ?? Number.NaN
}
