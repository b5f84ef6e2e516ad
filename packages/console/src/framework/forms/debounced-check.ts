/** A name is asked for this long after the last key. */
const CHECK_DELAY_MS = 300

/**
 * Makes a question to the server fit for asking with every key: it waits for the last one, gives up what is out of
 * date, and asks once for each value. Where there is no answer the value may pass: the server judges it in the end.
 */
export function debouncedCheck<T>(
  ask: (value: T, signal: AbortSignal) => Promise<boolean>,
  delay = CHECK_DELAY_MS,
): (value: T) => Promise<boolean> {
  let latest: { value: T; answer: Promise<boolean>; stop: AbortController } | null = null
  return (value) => {
    // Nothing is not asked about: other rules say whether it will do.
    if (value === '') return Promise.resolve(true)
    if (latest?.value === value) return latest.answer
    latest?.stop.abort()
    const stop = new AbortController()
    const answer = wait(delay, stop.signal)
      .then(() => ask(value, stop.signal))
      .catch(() => true) // superseded, or no answer: see above
    latest = { value, answer, stop }
    return answer
  }
}

const wait = (delay: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
