import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal } from '../errors.ts'
import { ownCookies } from '../session/own-cookies.ts'
import { isSameSecret } from '../session/same-secret.ts'
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
 * Unsafe requests must repeat the cookie `csrftoken` in X-CSRFToken. Other sites cannot set that header; requests that
 * `Sec-Fetch-Site` marks as theirs are refused too. The token is signed, so that nobody can make one up.
 */
export function registerCsrf(
  app: FastifyInstance,
  options: { secret: Secret; base: string; secureCookies: boolean },
): void {
  const keys = derivedKeys(options.secret, 'csrf')
  const signatures = (nonce: string) => keys.map((key) => createHmac('sha256', key).update(nonce).digest('base64url'))
  const isOurs = (token: string | undefined): token is string => {
    const [nonce = '', signature = ''] = token?.split('.') ?? []
    return signatures(nonce).some((valid) => isSameSecret(signature, valid))
  }

  const { named, attributes } = ownCookies(options)
  const name = named(COOKIE)
  // Pages that were opened before an upgrade know the cookie by its plain name.
  const tokensOf = ({ cookies }: FastifyRequest) => [cookies[name], cookies[COOKIE]].filter(isOurs)

  app.decorateReply('ensureCsrfCookie', function ensureCsrfCookie(this: FastifyReply) {
    if (isOurs(this.request.cookies[name])) return
    const nonce = randomBytes(16).toString('base64url')
    this.setCookie(name, `${nonce}.${signatures(nonce)[0]}`, attributes)
  })

  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.crossSite) return done()
    const reason = problemOf(request, tokensOf)
    if (!reason) return done()
    const location = `${options.base}auth/login/?csrf_failure=${encodeURIComponent(reason)}`
    done(new ApiRefusal(401, reason, { logout: 'True', 'x-horizon-location': location }))
  })
}

function problemOf(request: FastifyRequest, tokensOf: (request: FastifyRequest) => string[]): string | null {
  const site = request.headers['sec-fetch-site']
  if (!OWN_SITES.includes(typeof site === 'string' ? site : undefined)) return 'The request came from another site.'
  if (request.routeOptions.config.ticket) return null
  const tokens = tokensOf(request)
  const header = request.headers['x-csrftoken']
  if (tokens.length === 0) return 'CSRF cookie missing or incorrect.'
  const isRepeated = typeof header === 'string' && tokens.some((token) => isSameSecret(header, token))
  return isRepeated ? null : 'CSRF token missing or incorrect.'
}
