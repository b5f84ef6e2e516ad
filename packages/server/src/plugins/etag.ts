import { hash } from 'node:crypto'
import { STATUS_HEADER } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'

/** An unchanged response to a poll is a 304 without a body. */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    if (reply.hasHeader(STATUS_HEADER)) return done(null, payload)
    // Cryptographic: a tenant who chooses a name in the response must not be able to hide a change.
    const etag = `W/"${hash('sha256', payload, 'base64url')}"`
    reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Cookie, X-Meridian-Project, X-Meridian-Domain, X-Meridian-Region')
    if (request.headers['if-none-match'] !== etag) return done(null, payload)
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    done(null, null)
  })
}
