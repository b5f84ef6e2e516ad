import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { Reply } from './reply.ts'

/** Writes a reply; HEAD gets its headers only. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, headers, body } = reply
  const isHead = request.method === 'HEAD'
  if (!request.complete) {
    // Unread bytes stand between this answer and the connection's next request: let them pass, then close.
    response.setHeader('connection', 'close')
    request.resume()
  }
  if (body === null) {
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
