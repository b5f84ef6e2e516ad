import type { FastifyInstance } from 'fastify'
import { glanceAddress } from '../uploads/glance-address.ts'

interface HeaderOptions {
  secureCookies: boolean
  /** Whether browsers must use TLS for all subdomains, too. */
  hstsSubdomains?: boolean
  settings: Record<string, unknown>
}

/** Security headers of every response: no inline code, no other origins, no strings as script. */
export function registerHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const always = headersOfAll(options)
  const ofData = Object.freeze({ ...always, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" })
  const ofPages = Object.freeze({ ...always, ...headersOfPages(options) })
  app.addHook('onRequest', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config
    reply.headers(endpoint && !endpoint.bytes ? ofData : ofPages).header('x-request-id', request.id)
    done()
  })
  // Routes whose responses may be cached set the header; all others can hold secrets.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}

const headersOfAll = ({ secureCookies, hstsSubdomains }: HeaderOptions): Record<string, string> => ({
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  ...(secureCookies
    ? { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` }
    : {}),
  'x-content-type-options': 'nosniff',
})

/** Headers that only documents need; JSON responses stay small without them. */
function headersOfPages({ settings }: HeaderOptions): Record<string, string> {
  const uploads = glanceAddress(settings)
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': uploads ? `'self' ${new URL(uploads).origin}` : "'self'",
    // A server's console is our own page in a frame.
    'frame-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The only URL that the page may start a worker from: see start-layout-worker.ts of the console.
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

/**
 * The content security policy of a console's page: it may connect to that console's socket and be framed by our pages.
 */
export const policyForConsole = (policy: string, socket: string): string =>
  policy
    .replace(/connect-src [^;]*/, (sources) => `${sources} ${new URL(socket).origin}`)
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'")
