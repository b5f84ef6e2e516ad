import type { Endpoint } from '@meridian/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** A URL that the browser opens, not a call of a page. */
    link?: boolean
    /** Receives POSTs of another site's page, which does not have our CSRF token. */
    crossSite?: boolean
    /** Has a secret of its own instead of the CSRF token. */
    ticket?: boolean
  }
}

/** Requires `X-Requested-With`, which other sites' forms cannot set; uploads, downloads and links do not need it. */
export function requireAjax(request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Error) => void): void {
  const { endpoint, link } = request.routeOptions.config
  if (endpoint?.bytes || link || request.headers['x-requested-with'] === 'XMLHttpRequest') return done()
  done(badRequest('request must be AJAX'))
}
