import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { Reply } from './reply.ts'

const LINGER_MS = 2000

/** Writes a reply; HEAD gets its headers only. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, headers, body } = reply
  const isHead = request.method === 'HEAD'
  if (!request.complete) {
    // The client is still sending. It is heard for a moment, since who is cut off while sending never reads the answer.
    response.setHeader('connection', 'close')
    response.once('finish', () => setTimeout(() => request.destroy(), LINGER_MS).unref())
    request.resume()
  }
  if (body === null || (typeof body !== 'string' && body.end < body.start)) {
    response.writeHead(status, status === 204 ? headers : { 'content-length': '0', ...headers }).end()
  } else if (typeof body === 'string') {
    response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers })
    response.end(isHead ? undefined : body)
  } else {
    response.writeHead(status, { 'content-length': String(body.end - body.start + 1), ...headers })
    if (isHead) response.end()
    // A file that cannot be read to its end closes the connection, which is how the client learns of it.
    else pipeline(createReadStream(body.path, { start: body.start, end: body.end }), response, () => {})
  }
}
