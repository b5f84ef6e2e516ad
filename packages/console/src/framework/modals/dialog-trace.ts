import { openTrace, type Trace } from '../../api/trace.ts'

let shown: Trace | null = null

/** Begins to collect the requests of a dialog; call the returned function when it closes. */
export function traceDialog(): () => void {
  const trace: Trace = []
  const close = openTrace(trace)
  shown = trace
  return () => {
    close()
    if (shown === trace) shown = null
  }
}

/** The requests of the open dialog so far; null without one. */
export const dialogTrace = (): Trace | null => shown

/** Those that no activity has yet. */
export const takeDialogTrace = (): Trace => shown?.splice(0) ?? []
