import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { Agent } from 'undici'
import type { Incoming, Outgoing, StreamIn, StreamOut } from './call.ts'
import { collect, targetOf } from './collect.ts'
import { BrokenBody, ServiceOutage, type OutageReason } from './errors.ts'
import { InFlight } from './in-flight.ts'

/** The outcome of one call, for metrics. */
export interface CallReport {
  service: string
  method: string
  /** The status, or why there is none. */
  outcome: number | OutageReason
  seconds: number
}

export interface TransportOptions {
  /** How long a service may take until the first byte of its response, and between two chunks. */
  timeoutMs: number
  /** PEM file of certificate authorities to trust instead of the system's. */
  caFile?: string
  onCall?: (report: CallReport) => void
}

/** Sends requests to services. `Transport` uses the network; `Recorder` wraps another sender. */
export interface Sender {
  send(service: string, url: string, outgoing: Outgoing): Promise<Incoming>
  stream(service: string, url: string, outgoing: StreamOut): Promise<StreamIn>
}

const CONNECT_TIMEOUT_MS = 5_000
const CONNECTIONS_PER_HOST = 64
const IDLE_CONNECTION_MS = 30_000

/** Keep-alive connections to the cloud. Identical GETs at the same time are one request; a GET is retried once. */
export class Transport implements Sender {
  readonly #agent: Agent
  readonly #timeoutMs: number
  readonly #onCall: TransportOptions['onCall']
  readonly #reads = new InFlight<Promise<Incoming>>()

  constructor(options: TransportOptions) {
    this.#timeoutMs = options.timeoutMs
    this.#onCall = options.onCall
    this.#agent = new Agent({
      connections: CONNECTIONS_PER_HOST,
      keepAliveTimeout: IDLE_CONNECTION_MS,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
      connect: {
        timeout: Math.min(CONNECT_TIMEOUT_MS, options.timeoutMs),
        ...(options.caFile ? { ca: readFileSync(options.caFile) } : {}),
      },
    })
  }

  send(service: string, url: string, outgoing: Outgoing): Promise<Incoming> {
    if (outgoing.method !== 'GET') return this.#once(service, url, outgoing)
    const key = keyOf(url, outgoing.headers)
    const running = this.#reads.get(key)
    if (running) return running
    const read = this.#read(service, url, outgoing, key)
    this.#reads.add(key, read)
    return read
  }

  /** Sent once, without a total timeout: only a pause longer than the timeout ends it. */
  stream(service: string, url: string, outgoing: StreamOut): Promise<StreamIn> {
    const sent = { ...outgoing, ...targetOf(url), body: outgoing.body && markErrors(outgoing.body) }
    return this.#watched(service, outgoing.method, async () => {
      const { statusCode, headers, body } = await this.#agent.request(sent)
      return { status: statusCode, headers, body }
    })
  }

  async close(): Promise<void> {
    await this.#agent.close()
  }

  /** Retries once: the service may have closed the keep-alive connection in the meantime. */
  async #read(service: string, url: string, outgoing: Outgoing, key: string): Promise<Incoming> {
    try {
      return await this.#once(service, url, outgoing)
    } catch (error) {
      if (error instanceof ServiceOutage && error.reason === 'unreachable')
        return await this.#once(service, url, outgoing)
      throw error
    } finally {
      this.#reads.delete(key)
    }
  }

  #once(service: string, url: string, outgoing: Outgoing): Promise<Incoming> {
    return this.#watched(service, outgoing.method, () => collect(this.#agent, url, outgoing, this.#timeoutMs))
  }

  async #watched<T extends { status: number }>(service: string, method: string, send: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const report = (outcome: CallReport['outcome']) =>
      this.#onCall?.({ service, method, outcome, seconds: (performance.now() - began) / 1000 })
    try {
      const answer = await send()
      report(answer.status)
      return answer
    } catch (error) {
      if (error instanceof BrokenBody) throw error
      const outage = outageOf(service, error)
      report(outage.reason)
      throw outage
    }
  }
}

/** The same bytes; an error of theirs is a BrokenBody, so that it is not mistaken for one of the service. */
function markErrors(body: Readable): Readable {
  const read = async function* read() {
    try {
      // Not destroyed if the service refuses the rest: its sender waits for the reply on the same connection.
      yield* body.iterator({ destroyOnReturn: false })
    } catch (error) {
      throw new BrokenBody(error)
    }
  }
  return Readable.from(read(), { objectMode: false })
}

/** URLs and headers have no line breaks, so two different requests never have the same key. */
function keyOf(url: string, headers: Record<string, string>): string {
  let key = ''
  for (const name in headers) key += `${name}: ${headers[name]}\n`
  return key + url
}

const outageOf = (service: string, error: unknown) =>
  new ServiceOutage(service, isTimeout(error) ? 'timeout' : 'unreachable', { cause: error })

const TIMEOUT_CODES = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT']

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || ('code' in error && TIMEOUT_CODES.includes(String(error.code)))
}
