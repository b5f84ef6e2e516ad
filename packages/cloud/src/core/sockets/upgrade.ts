import { isLoopbackHost } from '@meridian/wire'
import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { badRequest, Fault, forbidden, internalError } from '../errors/fault.ts'
import { exchangeOf } from '../http/exchange.ts'
import type { Exchange } from '../http/exchange.ts'
import { refuseForeignHost } from '../http/hosts.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { openCall } from '../service/call.ts'
import type { SocketOpener } from '../service/service.ts'
import { webSocketOn } from './web-socket.ts'

/** The protocols of nova's proxies, in the order in which we choose. */
const PROTOCOLS = ['binary', 'base64']

/** Serves the WebSockets that the services declare, under one of the host names `hosts`. */
export function createUpgrades(kernel: Kernel, hosts: ReadonlySet<string>) {
  const open = new Set<Duplex>()
  const closing = new AbortController()

  const serve = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const found = socketOf(kernel, request)
    if (!found) return void stream.destroy() // `isSocket` let nothing else through
    const { exchange, opener } = found
    try {
      refuseForeignHost(request, hosts)
      const accept = acceptOf(request)
      checkOrigin(request)
      const transaction = <T>(work: () => T) => kernel.batch.run(work)
      const call = { ...openCall(kernel, exchange, {}), transaction, closing: closing.signal }
      const talk = transaction(() => opener(call))
      const protocol = protocolOf(request)
      stream.write(handshake(accept, protocol))
      open.add(stream)
      stream.once('close', () => open.delete(stream))
      talk(webSocketOn(stream, protocol, head))
    } catch (error) {
      if (!(error instanceof Fault)) kernel.log(`${exchange.path}: ${error instanceof Error ? error.stack : error}`)
      refuse(stream, error instanceof Fault ? error : internalError('The socket cannot be opened.'), exchange)
    }
  }

  return {
    /** Other requests to upgrade are served as if they had not asked for it, as HTTP allows. */
    isSocket: (request: IncomingMessage) => socketOf(kernel, request) !== undefined,
    serve,
    close() {
      closing.abort()
      for (const stream of open) stream.destroy()
    },
  }
}

function socketOf(kernel: Kernel, request: IncomingMessage): { exchange: Exchange; opener: SocketOpener } | undefined {
  if (request.method !== 'GET' || request.headers.upgrade?.toLowerCase() !== 'websocket') return undefined
  const exchange = exchangeOf(kernel, request)
  const opener = exchange?.mounted.service.sockets?.[exchange.path]
  return exchange && opener && { exchange, opener }
}

/** The value that proves that we read the client's key. */
function acceptOf({ headers }: IncomingMessage): string {
  const { 'sec-websocket-key': key = '', 'sec-websocket-version': version } = headers
  if (version !== '13') throw badRequest('Only version 13 of WebSocket is supported.')
  if (!/^[A-Za-z0-9+/]{22}==$/.test(key)) throw badRequest('The WebSocket key is invalid.')
  return createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
}

/** As nova's proxies: a browser's page must come from the host of the socket. Its port can differ. */
function checkOrigin({ headers }: IncomingMessage): void {
  const { origin, host = '' } = headers
  if (origin === undefined) return // not a browser
  const page = URL.parse(origin)?.hostname ?? ''
  const own = URL.parse(`http://${host}`)?.hostname ?? ''
  if (page !== own && !(isLoopbackHost(page) && isLoopbackHost(own))) throw forbidden('The origin is not allowed.')
}

function protocolOf({ headers }: IncomingMessage): string {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  return PROTOCOLS.find((name) => offered.includes(name)) ?? ''
}

const handshake = (accept: string, protocol: string) =>
  [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
    ...(protocol === '' ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
    '\r\n',
  ].join('\r\n')

/** The handshake failed, so the client still expects a response of HTTP. */
function refuse(stream: Duplex, fault: Fault, exchange: Exchange): void {
  const { body } = exchange.mounted.service.faults.write(fault, exchange)
  const content = typeof body === 'string' ? body : ''
  stream.end(
    [
      `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(content)}`,
      '',
      content,
    ].join('\r\n'),
  )
}
