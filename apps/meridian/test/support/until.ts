import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE_MS } from './world.ts'

const PAUSE_MS = 200

/** Polls until the reply fits: clouds work asynchronously. */
export async function until<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (wanted(answer)) return answer
    if (Date.now() > end) throw new Error(`still not as wanted: ${JSON.stringify(answer)}`)
    await pause(PAUSE_MS)
  }
}
