import type { Steps } from '@meridian/reachability'
import { useEffect, useState } from 'react'

/** So short that nobody notices it while typing or scrolling. */
const SLICE_MS = 16

/** The result of long work, which is done in slices; null before that. `begin` has to stay the same function. */
export function useSteps<T>(begin: () => Steps<T>): T | null {
  const [done, setDone] = useState<{ begin: () => Steps<T>; result: T } | null>(null)
  useEffect(() => {
    const steps = begin()
    let timer = setTimeout(function slice() {
      const end = performance.now() + SLICE_MS
      let step = steps.next()
      while (!step.done && performance.now() < end) step = steps.next()
      if (step.done) setDone({ begin, result: step.value })
      else timer = setTimeout(slice)
    })
    return () => clearTimeout(timer)
  }, [begin])
  return done?.begin === begin ? done.result : null
}
