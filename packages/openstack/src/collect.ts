import type { Dispatcher } from 'undici'
import type { Incoming, Outgoing } from './call.ts'

/**
 * Sends one request and buffers its response. Uses undici's `dispatch`: `request` would create a stream and an abort
 * signal for each call, which cost more than a small response does.
 */
export const collect = (agent: Dispatcher, url: string, outgoing: Outgoing, timeoutMs: number): Promise<Incoming> =>
  new Promise((resolve, reject) => {
    agent.dispatch({ ...outgoing, ...targetOf(url) }, new Collector(resolve, reject, timeoutMs))
  })

/** The parts of a URL as they are written: a URL parser would resolve the dots in names of objects. */
export function targetOf(url: string): { origin: string; path: string } {
  const host = url.indexOf('/', url.indexOf('://') + '://'.length)
  return host < 0 ? { origin: url, path: '/' } : { origin: url.slice(0, host), path: url.slice(host) }
}

class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Incoming) => void
  readonly #reject: (error: Error) => void
  readonly #timer: NodeJS.Timeout
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #late: Error | undefined
  #status = 0
  #headers: Incoming['headers'] = {}

  constructor(resolve: (answer: Incoming) => void, reject: (error: Error) => void, timeoutMs: number) {
    this.#resolve = resolve
    this.#reject = reject
    // Limits the full response: undici's own timeouts restart with each chunk.
    this.#timer = setTimeout(() => this.#expire(), timeoutMs)
  }

  #expire(): void {
    this.#late = new DOMException('The service took too long', 'TimeoutError')
    this.#controller?.abort(this.#late)
    this.#reject(this.#late)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // It timed out while it waited for a connection.
    if (this.#late) controller.abort(this.#late)
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Incoming['headers']): void {
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer)
    const [first, ...rest] = this.#chunks
    const bytes = first && rest.length === 0 ? first : Buffer.concat(this.#chunks)
    this.#resolve({ status: this.#status, headers: this.#headers, text: bytes.toString() })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#timer)
    this.#reject(error)
  }
}
