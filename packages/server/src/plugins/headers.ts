import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { glanceAddress } from '../uploads/glance-address.ts'

/** Security headers of every answer. Nothing inline, nothing from elsewhere, and no string becomes script. */
export async function registerHeaders(
  app: FastifyInstance,
  options: { secureCookies: boolean; settings: Record<string, unknown> },
): Promise<void> {
  const uploads = glanceAddress(options.settings)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(uploads ? [new URL(uploads).origin] : [])],
        'form-action': ["'self'"],
        'base-uri': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.secureCookies ? { maxAge: 31_536_000 } : false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  // What may be kept says so itself; everything else can hold a secret.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
