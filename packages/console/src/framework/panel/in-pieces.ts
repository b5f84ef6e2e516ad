import { whenIdle } from '../loading/when-idle.ts'

/** Items that are worked on between two looks at the clock. */
const CHUNK = 50
/** What nobody notices the page is busy for, in ms. */
const PIECE_MS = 8

interface Pieces {
  /** Somebody waits for it: between what the page does, and not only when it has nothing to do. */
  urgent: boolean
  onDone: () => void
}

/** Works through the items in short pieces, so that the page stays awake; answers how to stop. */
export function inPieces<T>(
  items: readonly T[],
  work: (some: readonly T[]) => void,
  { urgent, onDone }: Pieces,
): () => void {
  const later = urgent ? soon : whenIdle
  let next = 0
  let cancel = () => {}
  const step = () => {
    const end = performance.now() + PIECE_MS
    for (; next < items.length && performance.now() < end; next += CHUNK) work(items.slice(next, next + CHUNK))
    if (next < items.length) cancel = later(step)
    else onDone()
  }
  if (urgent) step()
  else cancel = later(step)
  return () => cancel()
}

function soon(step: () => void): () => void {
  const timer = setTimeout(step)
  return () => clearTimeout(timer)
}
