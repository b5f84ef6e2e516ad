import { readFileSync } from 'node:fs'
import { Agent, request, type Dispatcher } from 'undici'
import { ServiceOutage } from './errors.ts'

export interface TransportOptions {
  /** How long a service may take to begin and, again, to go on with its answer. */
  timeoutMs: number
  /** PEM file of certificate authorities to trust instead of the system's. */
  caFile?: string
}

export interface Outgoing {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: string
}

export interface Incoming {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const CONNECT_TIMEOUT_MS = 5_000
const CONNECTIONS_PER_HOST = 64
const IDLE_CONNECTION_MS = 30_000

/** Keep-alive connections to the cloud. Identical reads in flight are one request; an idempotent read is tried twice. */
export class Transport {
  readonly #agent: Agent
  readonly #timeoutMs: number
  readonly #reads = new Map<string, Promise<Incoming>>()

  constructor(options: TransportOptions) {
    this.#timeoutMs = options.timeoutMs
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
    const key = JSON.stringify([url, outgoing.headers])
    const running = this.#reads.get(key)
    if (running) return running
    const read = this.#read(service, url, outgoing).finally(() => this.#reads.delete(key))
    this.#reads.set(key, read)
    return read
  }

  async close(): Promise<void> {
    await this.#agent.close()
  }

  /** A connection that the other side closed meanwhile is no outage: a read may simply be asked again. */
  async #read(service: string, url: string, outgoing: Outgoing): Promise<Incoming> {
    try {
      return await this.#once(service, url, outgoing)
    } catch (error) {
      if (error instanceof ServiceOutage && error.reason === 'unreachable') return this.#once(service, url, outgoing)
      throw error
    }
  }

  async #once(service: string, url: string, outgoing: Outgoing): Promise<Incoming> {
    try {
      const answer: Dispatcher.ResponseData = await request(url, {
        ...outgoing,
        dispatcher: this.#agent,
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
    } catch (error) {
      throw new ServiceOutage(service, isTimeout(error) ? 'timeout' : 'unreachable', { cause: error })
    }
  }
}

const TIMEOUT_CODES = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT']

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || ('code' in error && TIMEOUT_CODES.includes(String(error.code)))
}
