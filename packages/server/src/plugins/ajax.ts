import type { Endpoint } from '@meridian/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** Followed by a browser, not called by a page. */
    link?: boolean
    /** Posted to by another site's page, which cannot know our token. */
    crossSite?: boolean
    /** Carries a secret of its own, which no other site's page can know either. */
    ticket?: boolean
  }
}

/** A form on another site cannot set this header, and a page opened by hand does not; files are sent and fetched by both. */
export function requireAjax(request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Error) => void): void {
  const { endpoint, link } = request.routeOptions.config
  if (endpoint?.bytes || link || request.headers['x-requested-with'] === 'XMLHttpRequest') return done()
  done(badRequest('request must be AJAX'))
}
