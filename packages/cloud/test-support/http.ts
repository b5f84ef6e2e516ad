import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** JSON where it is JSON, text otherwise, null where there is nothing. Tests say what they expect in it. */
// eslint-disable-next-line typescript/no-explicit-any -- a test reads whatever the answer has, and fails where it has not
export type Body = any

export interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Body
  /** The body's bytes as they came. */
  bytes: Buffer
}

export interface RequestOptions {
  headers?: Record<string, string>
  /** Sent as JSON unless it is text or bytes. */
  body?: unknown
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One HTTP request, with the path exactly as given. */
export function send(
  url: string,
  method: string,
  path: string,
  { headers = {}, body }: RequestOptions = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(url)
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const sent = body === undefined || isRaw ? body : JSON.stringify(body)
  const type = sent === undefined || isRaw ? {} : { 'content-type': 'application/json' }
  // Node says nothing of the length of what goes with a DELETE, and so makes it a next, broken request.
  const length = sent && !('transfer-encoding' in headers) && { 'content-length': String(Buffer.byteLength(sent)) }
  const all = { ...type, ...length, ...headers }
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, agent, headers: all }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        try {
          resolve(responseOf(incoming, Buffer.concat(chunks)))
        } catch (error) {
          reject(error) // it said JSON and was none
        }
      })
    })
    outgoing.on('error', reject)
    outgoing.end(sent)
  })
}

const responseOf = ({ statusCode = 0, headers }: IncomingMessage, bytes: Buffer): HttpResponse => ({
  status: statusCode,
  headers,
  body: read(bytes, headers),
  bytes,
})

function read(bytes: Buffer, headers: IncomingHttpHeaders): Body {
  const text = bytes.toString('utf8')
  if (text === '') return null
  return headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : text
}
