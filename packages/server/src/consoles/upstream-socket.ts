import { once } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import type { Socket } from 'node:net'
import { ApiRefusal } from '../errors.ts'

/** Headers of the handshake that both ends must agree on. */
const OF_REQUEST = ['key', 'version', 'protocol', 'extensions'].map((name) => `sec-websocket-${name}`)
const OF_RESPONSE = ['accept', 'protocol', 'extensions'].map((name) => `sec-websocket-${name}`)

interface UpstreamSocket {
  socket: Socket
  /** The response of the handshake, for the browser. */
  reply: string
  /** What came right behind it. */
  head: Buffer
}

/** Opens the WebSocket of a console's proxy with the browser's own handshake. Proxies let in what names no origin. */
export async function openUpstream(
  address: string,
  headers: http.IncomingHttpHeaders,
  { ca, timeoutMs }: { ca?: Buffer; timeoutMs: number },
): Promise<UpstreamSocket> {
  const url = new URL(address.replace(/^ws/, 'http'))
  const own = OF_REQUEST.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]))
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    ca,
    headers: { connection: 'Upgrade', upgrade: 'websocket', ...Object.fromEntries(own) },
  })
  const failed = (why: string) => new ApiRefusal(502, `The console's proxy ${why}.`)
  request.on('response', (response) => request.destroy(failed(`answered ${response.statusCode}`)))
  try {
    const opened = once(request, 'upgrade', { signal: AbortSignal.timeout(timeoutMs) })
    request.end()
    const [response, socket, head]: [http.IncomingMessage, Socket, Buffer] = await (opened as Promise<
      [http.IncomingMessage, Socket, Buffer] // the event's own arguments
    >)
    const lines = OF_RESPONSE.flatMap((name) =>
      response.headers[name] === undefined ? [] : [`${name}: ${String(response.headers[name])}`],
    )
    const reply = ['HTTP/1.1 101 Switching Protocols', 'connection: Upgrade', 'upgrade: websocket', ...lines]
    return { socket, head, reply: `${reply.join('\r\n')}\r\n\r\n` }
  } catch (error) {
    request.on('error', () => {}).destroy()
    throw error instanceof ApiRefusal ? error : failed('cannot be reached')
  }
}
