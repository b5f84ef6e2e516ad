/**
 * Runs at most `limit` tasks at once, in order; the limit may change. A task that is aborted while it waits never
 * starts.
 */
export function createRequestQueue(limit: () => number) {
  const waiting: (() => void)[] = []
  let running = 0

  const finish = () => {
    running -= 1
    while (running < limit() && waiting.length > 0) waiting.shift()?.()
  }

  return function enqueue<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        running += 1
        task().finally(finish).then(resolve, reject)
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal?.reason)
      }
      if (signal?.aborted) return reject(signal.reason)
      if (running < limit()) return start()
      waiting.push(start)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}
