import { ApiError, isLoadFailure } from '../../api/api-error.ts'

/**
 * Calls `notify` with errors of scripts that nothing catches, as of a button's work: without it, the button would do
 * nothing and say nothing. Requests report their failures themselves, and those in the background need not.
 */
export function watchScriptFailures(target: EventTarget, notify: (error: Error) => void): () => void {
  const onError = (event: Event) => {
    const error: unknown = 'reason' in event ? event.reason : 'error' in event ? event.error : undefined
    // Not an Error: notices of the browser, as those about observers of sizes.
    if (!(error instanceof Error) || error instanceof ApiError || isLoadFailure(error) || isAbort(error)) return
    notify(error)
  }
  const names = ['error', 'unhandledrejection']
  for (const name of names) target.addEventListener(name, onError)
  return () => names.forEach((name) => target.removeEventListener(name, onError))
}

const isAbort = ({ name }: Error) => name === 'AbortError'
