import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopbackHost } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ApiRefusal } from '../errors.ts'
import { Seal, type Secret } from '../session/seal.ts'
import { readSession, type Session } from '../session/session.ts'
import type { DrawnConsole } from './console-socket.ts'
import { openUpstream } from './upstream-socket.ts'

/** Path of relayed sockets, relative to the base path. */
const RELAY = 'console-socket/'
/** As long as Nova's own tokens last, so that a page can connect again. */
const LIFETIME_MS = 600_000

export interface RelayOptions {
  secret: Secret
  base: string
  publicUrl?: string
  caFile?: string
  upstreamTimeoutMs: number
}

const Content = z.object({ socket: z.string(), session: z.string(), expires: z.number() })

const relaySeal = (secret: Secret) => new Seal(secret, 'console relay')

/** The page's URL in the browser. */
const pageUrl = (request: FastifyRequest, publicUrl = `${request.protocol}://${request.host}`) => URL.parse(publicUrl)

/**
 * A console whose socket this server passes on, if the browser cannot open it: from a page of TLS it opens no socket
 * without, and the loopback of the cloud is not the user's own. All others are opened directly.
 */
export const reachable = ({ secret, base, publicUrl }: RelayOptions) => {
  const seal = relaySeal(secret)
  return (request: FastifyRequest, console: DrawnConsole): DrawnConsole => {
    const [page, socket, session] = [pageUrl(request, publicUrl), URL.parse(console.socket), readSession(request)]
    if (!page || !socket || !session) return console
    const isMixed = page.protocol === 'https:' && socket.protocol === 'ws:'
    const isElsewhere = isLoopbackHost(socket.host) && !isLoopbackHost(page.host)
    if (!isMixed && !isElsewhere) return console
    const content = { socket: console.socket, session: digest(session), expires: Date.now() + LIFETIME_MS }
    const address = `${base}${RELAY}${seal.close(JSON.stringify(content satisfies z.infer<typeof Content>))}`
    return { ...console, socket: `${page.origin.replace(/^http/, 'ws')}${address}` }
  }
}

/** Whether Node hands a request over as a socket; all others are served as if they had not asked for it. */
export const isRelaySocket = (base: string) => (request: IncomingMessage) =>
  request.headers.upgrade?.toLowerCase() === 'websocket' && (request.url?.startsWith(base + RELAY) ?? false)

/** Passes the sockets of consoles on, in the session that the page of the console was for. */
export function registerConsoleRelay(app: FastifyInstance, options: RelayOptions): void {
  const seal = relaySeal(options.secret)
  const ca = options.caFile === undefined ? undefined : readFileSync(options.caFile)
  const upgrades = new WeakMap<IncomingMessage, { socket: Socket; head: Buffer }>()
  const open = new Set<Socket>()

  // As a request, so that all hooks check it.
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    upgrades.set(request, { socket, head })
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.destroySoon())
    app.routing(request, response)
  })
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })

  app.get<{ Params: { sealed: string } }>(`/${RELAY}:sealed`, async (request, reply) => {
    const upgrade = upgrades.get(request.raw)
    if (!upgrade) throw new ApiRefusal(426, 'This is the address of a WebSocket.', { upgrade: 'websocket' })
    const { origin } = request.headers
    if (origin !== undefined && URL.parse(origin)?.hostname !== pageUrl(request, options.publicUrl)?.hostname)
      throw new ApiRefusal(403, 'The origin is not allowed.')
    const text = seal.open(request.params.sealed)
    const content = text === null ? undefined : Content.safeParse(JSON.parse(text)).data
    const session = readSession(request)
    if (!content || !session || content.session !== digest(session) || content.expires < Date.now())
      throw new ApiRefusal(403, 'This console is over: open it again.')
    const upstream = await openUpstream(content.socket, request.headers, { ca, timeoutMs: options.upstreamTimeoutMs })
    const { socket, head } = upgrade
    reply.hijack()
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      upstream.socket.destroy()
    })
    upstream.socket.on('error', () => socket.destroy()).once('close', () => socket.destroy())
    socket.write(upstream.reply)
    socket.write(upstream.head)
    upstream.socket.write(head)
    socket.pipe(upstream.socket).pipe(socket)
  })
}

const digest = ({ secret, userId }: Session) => createHash('sha256').update(`${userId} ${secret}`).digest('base64url')
