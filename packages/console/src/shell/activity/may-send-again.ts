import type { Trace, TracedRequest } from '../../api/trace.ts'

/**
 * Whether sending a failed request again does only what failed: after a later try of the same form or item that
 * succeeded, or is still running, it would do the same twice.
 */
export function maySendAgain(request: TracedRequest, sent: Trace): boolean {
  const later = sent.slice(sent.indexOf(request) + 1)
  return (
    request.failed &&
    request.again !== null &&
    !later.some(({ failed, ids }) => !failed && ids.join(' ') === request.ids.join(' '))
  )
}
