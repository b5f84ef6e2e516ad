import type { FastifyInstance } from 'fastify'
import { glanceAddress } from '../uploads/glance-address.ts'

interface HeaderOptions {
  secureCookies: boolean
  settings: Record<string, unknown>
}

/** Security headers of every answer. Nothing inline, nothing from elsewhere, and no string becomes script. */
export function registerHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const always = headersOfAll(options)
  const ofData = Object.freeze({ ...always, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" })
  const ofPages = Object.freeze({ ...always, ...headersOfPages(options) })
  app.addHook('onRequest', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config
    reply.headers(endpoint && !endpoint.bytes ? ofData : ofPages).header('x-request-id', request.id)
    done()
  })
  // What may be kept says so itself; everything else can hold a secret.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}

const headersOfAll = ({ secureCookies }: HeaderOptions): Record<string, string> => ({
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  ...(secureCookies ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  'x-content-type-options': 'nosniff',
})

/** What only a document heeds: an answer in JSON is never one, and is small. */
function headersOfPages({ settings }: HeaderOptions): Record<string, string> {
  const uploads = glanceAddress(settings)
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': uploads ? `'self' ${new URL(uploads).origin}` : "'self'",
    // A server's console is a page of ours in a frame.
    'frame-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The one address that the page may start a worker of: see start-layout-worker.ts of the console.
    'trusted-types': 'meridian-worker',
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}

/** The content security policy of a console's page: it may reach that console's socket, and stand in a page of ours. */
export const policyForConsole = (policy: string, socket: string): string =>
  policy
    .replace(/connect-src [^;]*/, (sources) => `${sources} ${new URL(socket).origin}`)
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'")
