import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE_MS, REAL_CLOUD } from './world.ts'

/** A real cloud spends on each reply what it needs for its work. */
const PAUSE_MS = REAL_CLOUD ? 2000 : 200

/** Polls until the reply fits: clouds work asynchronously. */
export async function until<T>(
  ask: () => Promise<T>,
  wanted: (answer: T) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (wanted(answer)) return answer
    if (Date.now() > end) throw new Error(`still not as wanted: ${JSON.stringify(answer)}`)
    await pause(PAUSE_MS)
  }
}
