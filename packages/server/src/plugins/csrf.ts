import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal } from '../errors.ts'
import { derivedKeys, type Secret } from '../session/seal.ts'

const COOKIE = 'csrftoken'
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** `none`: typed, bookmarked, or from a browser extension. Missing: no browser, or an old one. */
const OWN_SITES = ['same-origin', 'none', undefined]

declare module 'fastify' {
  interface FastifyReply {
    /** Sets the CSRF cookie unless the browser has a valid one. */
    ensureCsrfCookie: () => void
  }
}

/**
 * Unsafe requests must repeat the cookie `csrftoken` in X-CSRFToken. The token is signed, so that one set by a sibling
 * subdomain is refused; requests that `Sec-Fetch-Site` marks as another site's are refused too.
 */
export function registerCsrf(
  app: FastifyInstance,
  options: { secret: Secret; base: string; secureCookies: boolean },
): void {
  const keys = derivedKeys(options.secret, 'csrf')
  const signatures = (nonce: string) => keys.map((key) => createHmac('sha256', key).update(nonce).digest('base64url'))
  const isOurs = (token: string | undefined): token is string => {
    const [nonce = '', signature = ''] = token?.split('.') ?? []
    return signatures(nonce).some((valid) => isEqual(signature, valid))
  }

  app.decorateReply('ensureCsrfCookie', function ensureCsrfCookie(this: FastifyReply) {
    if (isOurs(this.request.cookies[COOKIE])) return
    const nonce = randomBytes(16).toString('base64url')
    this.setCookie(COOKIE, `${nonce}.${signatures(nonce)[0]}`, {
      path: options.base,
      sameSite: 'lax',
      secure: options.secureCookies,
    })
  })

  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.crossSite) return done()
    const reason = problemOf(request, isOurs)
    if (!reason) return done()
    const location = `${options.base}auth/login/?csrf_failure=${encodeURIComponent(reason)}`
    done(new ApiRefusal(401, reason, { logout: 'True', 'x-horizon-location': location }))
  })
}

function problemOf(request: FastifyRequest, isOurs: (token: string | undefined) => token is string): string | null {
  const site = request.headers['sec-fetch-site']
  if (!OWN_SITES.includes(typeof site === 'string' ? site : undefined)) return 'The request came from another site.'
  if (request.routeOptions.config.ticket) return null
  const cookie = request.cookies[COOKIE]
  const header = request.headers['x-csrftoken']
  if (!isOurs(cookie)) return 'CSRF cookie missing or incorrect.'
  if (typeof header !== 'string' || !isEqual(header, cookie)) return 'CSRF token missing or incorrect.'
  return null
}

/** Compares bytes: texts of the same length can have different numbers of them. */
function isEqual(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
