import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Parsed JSON, other text as it is, null for an empty body. */
// eslint-disable-next-line typescript/no-explicit-any -- a test that reads a missing field fails
export type Body = any

export interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Body
  /** The raw body. */
  bytes: Buffer
}

export interface RequestOptions {
  headers?: Record<string, string>
  /** Sent as JSON unless it is a string or a Buffer. */
  body?: unknown
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends the path exactly as given. */
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
  // Node sends no content-length with DELETE, so the server would read the body as the next request.
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
          reject(error) // invalid JSON with a JSON content type
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
