import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { lengthOf } from './reply.ts'
import type { Piece, Reply } from './reply.ts'

const LINGER_MS = 2000

/** Read at once: large enough to be quick, small enough for many at a time. */
const READ_BYTES = 256 * 1024

/** Writes a reply; HEAD gets its headers only. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, body, release = () => {} } = reply
  const headers = titled(reply.headers)
  if (!request.complete) {
    // The client is still sending. It is heard for a moment, since who is cut off while sending never reads the answer;
    // saying `Connection: close` would have Node cut it off at once.
    response.once('finish', () => setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref())
    request.resume()
  }
  if (body === null) {
    response.writeHead(status, status === 204 ? headers : { 'Content-Length': '0', ...headers }).end()
    return
  }
  const isHead = request.method === 'HEAD'
  if (typeof body === 'string') {
    response.writeHead(status, { 'Content-Length': String(Buffer.byteLength(body)), ...headers })
    response.end(isHead ? undefined : body)
    return
  }
  const pieces = [body].flat()
  const length = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)
  response.writeHead(status, { 'Content-Length': String(length), ...headers })
  // A file that cannot be read to its end closes the connection, which is how the client learns of it.
  pipeline(readPieces(isHead ? [] : pieces), response, release)
}

/** `X-Object-Meta-Colour`: clients show names of metadata as they come, and OpenStack's servers write them so. */
const titled = (headers: Reply['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase()),
      value,
    ]),
  )

/** The bytes of all pieces, one after the other. */
export async function* readPieces(pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece
    else if (piece.end >= piece.start)
      yield* createReadStream(piece.path, { start: piece.start, end: piece.end, highWaterMark: READ_BYTES })
  }
}
