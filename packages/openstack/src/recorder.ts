import { Readable } from 'node:stream'
import type { Incoming, Outgoing, StreamIn, StreamOut } from './call.ts'
import { requestIdOf } from './service-client.ts'
import type { Sender } from './transport.ts'

/** A request to a service, and its result. */
export interface RecordedCall {
  service: string
  method: string
  url: string
  /** Without tokens. */
  headers: Record<string, string>
  body: string | null
  /** The body is streamed, and not recorded. */
  isFile: boolean
  /** Null if it was not sent, or not answered. */
  status: number | null
  milliseconds: number
  requestId: string | null
}

interface RecorderOptions {
  /** Sends the requests. */
  sender: Sender
  /** Requests that change something are recorded and not sent; the caller gets a response like the service's. */
  explains: boolean
  /** Whether a request changes something. */
  isWrite: (request: { method: string; path: string }) => boolean
  /** The id of what such a request would create. */
  newId: string
}

/** Records the requests that pass through it. */
export class Recorder implements Sender {
  readonly calls: RecordedCall[] = []
  readonly #sender: Sender
  readonly #explains: boolean
  readonly #isWrite: RecorderOptions['isWrite']
  readonly newId: string

  constructor({ sender, explains, isWrite, newId }: RecorderOptions) {
    this.#sender = sender
    this.#explains = explains
    this.#isWrite = isWrite
    this.newId = newId
  }

  /** Whether it describes what would change something, instead of sending it. */
  get isRehearsal(): boolean {
    return this.#explains
  }

  async send(service: string, url: string, outgoing: Outgoing): Promise<Incoming> {
    const call = this.#begin(service, url, outgoing, { body: outgoing.body ?? null })
    if (this.#isDescribed(outgoing, url)) return explained(outgoing, this.newId)
    return this.#timed(call, () => this.#sender.send(service, url, outgoing))
  }

  async stream(service: string, url: string, outgoing: StreamOut): Promise<StreamIn> {
    const call = this.#begin(service, url, outgoing, { isFile: outgoing.body !== undefined })
    if (this.#isDescribed(outgoing, url)) return explainedStream(outgoing)
    return this.#timed(call, () => this.#sender.stream(service, url, outgoing))
  }

  #isDescribed({ method }: Pick<Outgoing, 'method'>, url: string): boolean {
    return this.#explains && this.#isWrite({ method, path: url })
  }

  /** Listed before the response, so that the list has the order of sending. */
  #begin(
    service: string,
    url: string,
    { method, headers }: Pick<Outgoing, 'method' | 'headers'>,
    content: Partial<RecordedCall>,
  ): RecordedCall {
    const call: RecordedCall = {
      service,
      method,
      url,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.endsWith('-token'))),
      body: null,
      isFile: false,
      status: null,
      milliseconds: 0,
      requestId: null,
      ...content,
    }
    this.calls.push(call)
    return call
  }

  async #timed<T extends Pick<Incoming, 'status' | 'headers'>>(call: RecordedCall, send: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      const incoming = await send()
      call.status = incoming.status
      call.requestId = requestIdOf(incoming)
      return incoming
    } finally {
      call.milliseconds = Math.round(performance.now() - began)
    }
  }
}

/** What a service might respond: the request's own attributes, and an id where a new resource would get one. */
function explained({ body }: Outgoing, id: string): Incoming {
  const sent: unknown = body === undefined ? {} : JSON.parse(body)
  return { status: 200, headers: {}, text: JSON.stringify(withId(sent, id)) }
}

function withId(sent: unknown, id: string): unknown {
  if (!isRecord(sent)) return {}
  const members = Object.entries(sent).map(([key, value]) => [key, isRecord(value) ? { id, ...value } : value])
  return { id, ...Object.fromEntries(members) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function explainedStream({ body }: StreamOut): StreamIn {
  body?.resume()
  return { status: 200, headers: {}, body: Object.assign(Readable.from([]), { text: async () => '' }) }
}
