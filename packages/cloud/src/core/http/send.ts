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
  const isHead = request.method === 'HEAD'
  if (!request.complete) response.setHeader('Connection', 'close')
  if (body === null || typeof body === 'string') {
    const text = body ?? ''
    const length = body === null && status === 204 ? {} : { 'Content-Length': String(Buffer.byteLength(text)) }
    response.writeHead(status, { ...length, ...headers })
    end(request, response, isHead ? '' : text)
    return
  }
  const length = body.reduce((sum, piece) => sum + lengthOf(piece), 0)
  response.writeHead(status, { 'Content-Length': String(length), ...headers })
  // A file that cannot be read to its end closes the connection, which is how the client learns of it.
  pipeline(readPieces(isHead ? [] : body), response, release)
}

/**
 * Who is cut off while sending never reads the answer. So it goes out at once, but the connection is closed only when the
 * client has said all, or has had a moment for it.
 */
function end(request: IncomingMessage, response: ServerResponse, text: string): void {
  if (request.complete) {
    response.end(text)
    return
  }
  response.flushHeaders()
  if (text !== '') response.write(text)
  const close = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(close, LINGER_MS)
  request.once('end', close).once('close', close)
  setImmediate(() => request.resume()) // what has just stopped reading it would stop this too
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
