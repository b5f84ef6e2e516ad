import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** An unchanged response to a poll is a 304 without a body. */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    const etag = `W/"${payload.length.toString(36)}-${crc32(payload).toString(36)}"`
    reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Cookie, X-Meridian-Project, X-Meridian-Domain, X-Meridian-Region')
    if (request.headers['if-none-match'] !== etag) return done(null, payload)
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    done(null, null)
  })
}
