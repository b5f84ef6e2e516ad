import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../errors.ts'

/** How slowly a body may arrive. */
export interface BodyPace {
  /** A body that is no upload must be complete after this time. */
  deadlineMs: number
  /** An upload may take as long as it likes if it has this pace in every window. */
  windowMs: number
  bytesPerSecond: number
}

const PACE: BodyPace = { deadlineMs: 60_000, windowMs: 30_000, bytesPerSecond: 1024 }
const CHECKS_PER_WINDOW = 6

/** A body on its way. */
interface Arriving {
  request: IncomingMessage
  response: ServerResponse
  upload: boolean
  /** Of an upload: the start of the current window. */
  since: number
  bytes: number
}

/** Refuses bodies that arrive too slowly, which would keep their connections open for ever. */
export function registerSlowBodies(app: FastifyInstance, pace: BodyPace = PACE): void {
  const arriving = new Map<IncomingMessage, Arriving>()
  const minimum = (pace.bytesPerSecond * pace.windowMs) / 1000

  // Not a hook: a body that was refused by an earlier hook goes on arriving. First, so that the hook below finds it.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const { bytesRead: bytes } = request.socket
    arriving.set(request, { request, response, upload: false, since: Date.now(), bytes })
    const forget = () => arriving.delete(request)
    // Without a listener the refusal of a body that nobody reads would end the process.
    request.once('end', forget).once('close', forget).on('error', forget)
  })
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const body = arriving.get(raw)
    if (body) body.upload = routeOptions.config.endpoint?.bytes === 'in'
    done()
  })

  const isSlow = (body: Arriving, now: number): boolean => {
    // After the response nobody reads the rest.
    if (!body.upload || body.response.writableEnded) return now - body.since > pace.deadlineMs
    if (now - body.since < pace.windowMs) return false
    const { bytesRead } = body.request.socket
    // With bytes in the buffer it is the service that is slow, not the sender.
    const slow = bytesRead - body.bytes < minimum && body.request.readableLength === 0
    Object.assign(body, { since: now, bytes: bytesRead })
    return slow
  }
  const timer = setInterval(() => {
    const now = Date.now()
    for (const body of arriving.values()) if (isSlow(body, now)) refuse(body)
  }, pace.windowMs / CHECKS_PER_WINDOW)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}

/** Node has no body to wait for if neither header is there. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Responds if there is still something to respond to; the connection ends in any case. */
function refuse({ request, response }: Arriving): void {
  if (response.headersSent) {
    request.destroy()
    return
  }
  response.setHeader('connection', 'close')
  response.once('finish', () => request.destroy())
  // The reader of the body gets this error, and the error handler makes it the response.
  request.emit('error', new ApiRefusal(408, 'The body of the request arrived too slowly.'))
}
