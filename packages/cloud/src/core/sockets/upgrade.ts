import { isLoopbackHost } from '@meridian/wire'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket, WebSocketServer } from 'ws'
import { Fault, forbidden, internalError } from '../errors/fault.ts'
import { exchangeOf } from '../http/exchange.ts'
import type { Exchange } from '../http/exchange.ts'
import { refuseForeignHost } from '../http/hosts.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { openCall } from '../service/call.ts'
import type { SocketOpener } from '../service/service.ts'

/** The protocols of nova's proxies, in the order in which we choose. */
const PROTOCOLS = ['binary', 'base64']

const MAX_PAYLOAD = 1024 * 1024

/** Serves the WebSockets that the services declare, under one of the host names `hosts`. */
export function createUpgrades(kernel: Kernel, hosts: ReadonlySet<string>) {
  const closing = new AbortController()
  const users = new WeakMap<IncomingMessage, (socket: WebSocket) => void>()
  let sockets: WebSocketServer | undefined

  /** What the service does with the socket, unless it refuses the request. */
  const decide = (request: IncomingMessage, { exchange, opener }: Found) => {
    refuseForeignHost(request, hosts)
    checkOrigin(request)
    const transaction = <T>(work: () => T) => kernel.batch.run(work)
    const call = { ...openCall(kernel, exchange, {}), transaction, closing: closing.signal }
    return transaction(() => opener(call))
  }

  const start = async () => {
    const { WebSocketServer: Server } = await import('ws') // starting the cloud does not wait for it
    sockets ??= new Server({
      noServer: true,
      maxPayload: MAX_PAYLOAD,
      handleProtocols: (offered) => PROTOCOLS.find((name) => offered.has(name)) ?? false,
      // Called when the handshake is valid.
      verifyClient({ req: request }, answer) {
        const found = socketOf(kernel, request)
        if (!found) return answer(false, 404) // `isSocket` let nothing else through
        try {
          users.set(request, decide(request, found))
          answer(true)
        } catch (error) {
          const { path } = found.exchange
          if (!(error instanceof Fault)) kernel.log(`${path}: ${error instanceof Error ? error.stack : error}`)
          const fault = error instanceof Fault ? error : internalError('The socket cannot be opened.')
          const { body } = found.exchange.mounted.service.faults.write(fault, found.exchange)
          const type = { 'Content-Type': 'application/json' }
          answer(false, fault.status, typeof body === 'string' ? body : '', type)
        }
      },
    })
    return sockets
  }

  return {
    /** Other requests to upgrade are served as if they had not asked for it, as HTTP allows. */
    isSocket: (request: IncomingMessage) => socketOf(kernel, request) !== undefined,
    async serve(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
      stream.on('error', () => stream.destroy())
      const server = await start()
      if (closing.signal.aborted) return void stream.destroy()
      server.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', () => {}) // the library closes the connection, with the code for the error
        users.get(request)?.(socket)
      })
    },
    close() {
      closing.abort()
      for (const socket of sockets?.clients ?? []) socket.terminate()
    },
  }
}

interface Found {
  exchange: Exchange
  opener: SocketOpener
}

function socketOf(kernel: Kernel, request: IncomingMessage): Found | undefined {
  if (request.method !== 'GET' || request.headers.upgrade?.toLowerCase() !== 'websocket') return undefined
  const exchange = exchangeOf(kernel, request)
  const opener = exchange?.mounted.service.sockets?.[exchange.path]
  return exchange && opener && { exchange, opener }
}

/** As nova's proxies: a browser's page must come from the host of the socket. Its port can differ. */
function checkOrigin({ headers }: IncomingMessage): void {
  const { origin, host = '' } = headers
  if (origin === undefined) return // not a browser
  const page = URL.parse(origin)?.hostname ?? ''
  const own = URL.parse(`http://${host}`)?.hostname ?? ''
  if (page !== own && !(isLoopbackHost(page) && isLoopbackHost(own))) throw forbidden('The origin is not allowed.')
}
