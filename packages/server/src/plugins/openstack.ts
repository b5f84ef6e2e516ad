import {
  endpointOf,
  OpenStackError,
  regionsOf,
  ServiceClient,
  Transport,
  type IssuedToken,
  type Scope,
} from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiRefusal, notSignedIn } from '../errors.ts'
import { ScopedTokens } from '../session/scoped-tokens.ts'
import { endSession, readSession, type Session } from '../session/session.ts'

/** The signed-in user in the scope that this request acts in. */
export interface Access extends IssuedToken {
  session: Session
  scope: Scope
  region: string | null
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Keystone, without a token. */
    identity: () => ServiceClient
    scopedTokens: ScopedTokens
  }
  interface FastifyRequest {
    /** Set by `requireUser`. */
    access: Access
    /** A client for a service of the catalogue, in the request's project and region. */
    openstack: (type: string) => ServiceClient
  }
}

export interface OpenStackOptions {
  authUrl: string
  caFile?: string
  region?: string
  timeoutMs: number
}

export function registerOpenStack(app: FastifyInstance, options: OpenStackOptions): void {
  const transport = new Transport(options)
  const identity = () => new ServiceClient({ transport, service: 'identity', endpoint: options.authUrl })
  app.decorate('identity', identity)
  app.decorate('scopedTokens', new ScopedTokens(identity))
  app.decorateRequest('access', undefined as unknown as Access) // no handler runs before requireUser has set it
  app.decorateRequest('openstack', function openstack(this: FastifyRequest, type: string) {
    const { token, secret, region, session, scope } = this.access
    const renewToken = async () => (await app.scopedTokens.renew(session.secret, scope)).secret
    // Keystone is reached where the operator said; its catalogue entry can be an address for others.
    const endpoint = type === 'identity' ? options.authUrl : endpointOf(token.catalog ?? [], type, region)
    return new ServiceClient({ transport, service: type, endpoint, token: secret, renewToken })
  })
  app.addHook('onClose', () => transport.close())
}

/** The session's scope, or the one that the tab asks for by header. */
function scopeOf(request: FastifyRequest, session: Session): Scope {
  const project = request.headers['x-meridian-project']
  if (typeof project === 'string' && project) return { project: { id: project } }
  if (session.projectId) return { project: { id: session.projectId } }
  return session.domainId ? { domain: { id: session.domainId } } : 'unscoped'
}

function regionFor(request: FastifyRequest, session: Session, { token }: IssuedToken): string | null {
  const regions = regionsOf(token.catalog ?? [])
  const wanted = request.headers['x-meridian-region'] ?? session.region
  if (typeof wanted === 'string' && regions.includes(wanted)) return wanted
  return regions[0] ?? null
}

/** Who is signed in, with a token for the request's scope; null when nobody is. */
export async function accessOf(request: FastifyRequest): Promise<Access | null> {
  const session = readSession(request)
  if (!session) return null
  const scope = scopeOf(request, session)
  try {
    const issued = await request.server.scopedTokens.obtain(session.secret, scope)
    return { ...issued, session, scope, region: regionFor(request, session, issued) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (request.headers['x-meridian-project']) await refuseForeignProject(request, session)
    endSession(request)
    return null
  }
}

/** Keystone answers 401 for a token that is not good enough, and 404 for one that it has revoked. */
const isRefusal = (error: unknown) => error instanceof OpenStackError && (error.status === 401 || error.status === 404)

/** Keystone answers 401 for a project that the user has no role in; that is no reason to sign anybody out. */
async function refuseForeignProject(request: FastifyRequest, session: Session): Promise<void> {
  const own = session.projectId ? { project: { id: session.projectId } } : 'unscoped'
  const good = await request.server.scopedTokens.obtain(session.secret, own).catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
  if (good) throw new ApiRefusal(403, 'You are not authorized for this project.')
}

/** Hook of every route that only signed-in users may call. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  const access = await accessOf(request)
  if (!access) throw notSignedIn()
  request.access = access
}
