import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { lengthOf } from './reply.ts'
import type { Piece, Reply } from './reply.ts'

const LINGER_MS = 2000

/** Chunk size: large enough to be fast, small enough for many downloads at a time. */
const READ_BYTES = 256 * 1024

/** HEAD requests get the headers only. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, body, release = () => {} } = reply
  const headers = withTitleCase(reply.headers)
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
  // If a file cannot be read, the connection is closed, and the client sees an incomplete body.
  pipeline(readPieces(isHead ? [] : body), response, release)
}

/**
 * A client whose connection is closed during its upload never reads the response. So the response is sent at once, and the
 * connection stays open until the client has sent everything, or for two seconds.
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
  setImmediate(() => request.resume()) // the handler that stopped reading would also stop this
}

/** `X-Object-Meta-Colour`, as OpenStack writes header names; clients show them to users. */
const withTitleCase = (headers: Reply['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase()),
      value,
    ]),
  )

export async function* readPieces(pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece
    else if (piece.end >= piece.start)
      yield* createReadStream(piece.path, { start: piece.start, end: piece.end, highWaterMark: READ_BYTES })
  }
}
