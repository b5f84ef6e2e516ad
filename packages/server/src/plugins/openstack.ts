import {
  ApiVersions,
  endpointOf,
  regionsOf,
  ServiceClient,
  Transport,
  type IssuedToken,
  type Scope,
  type TransportOptions,
} from '@meridian/openstack'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal, notSignedIn } from '../errors.ts'
import { createPolicy, type NewDefaults, type Policy, type PolicyOverrides } from './policy.ts'
import { isTokenRefused, ScopedTokens } from '../session/scoped-tokens.ts'
import { DEFAULT_KEYSTONE, keystoneUrls, type KeystoneOptions } from '../session/keystones.ts'
import { TokenChecks } from '../session/token-checks.ts'
import { endSession, readSession, type Session } from '../session/session.ts'

/** The signed-in user in the scope that this request acts in. */
export interface Access extends IssuedToken {
  session: Session
  scope: Scope
  region: string | null
  policy: Policy
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Changes nothing, although its method is POST. */
    readsOnly?: boolean
  }
  interface FastifyInstance {
    /** A client for Keystone without a token: the default one, or another configured one by its name. */
    identity: (keystone?: string) => ServiceClient
    scopedTokens: ScopedTokens
    tokenChecks: TokenChecks
    policy: Policy
    /** What the doctor's checks compare the cloud with. */
    configuredPolicy: { policyOverrides: PolicyOverrides; newDefaults: NewDefaults }
  }
  interface FastifyRequest {
    /** Set by `requireUser`. */
    access: Access
    /** A client for a service of the catalogue, in the request's region and project, or in that of another token of the user. */
    openstack: (type: string, issued?: IssuedToken) => ServiceClient
  }
}

export interface OpenStackOptions extends KeystoneOptions {
  caFile?: string
  region?: string
  timeoutMs: number
  onCall?: TransportOptions['onCall']
  policyOverrides: PolicyOverrides
  newDefaults?: NewDefaults
}

export function registerOpenStack(app: FastifyInstance, options: OpenStackOptions): void {
  const { policyOverrides, newDefaults = [] } = options
  app.decorate('policy', createPolicy(policyOverrides, newDefaults))
  app.decorate('configuredPolicy', { policyOverrides, newDefaults })
  const transport = new Transport(options)
  const versions = new ApiVersions(transport)
  const keystoneUrl = keystoneUrls(options)
  const identity = (keystone = DEFAULT_KEYSTONE) =>
    new ServiceClient({ transport, service: 'identity', endpoint: keystoneUrl(keystone) })
  app.decorate('identity', identity)
  app.decorate('scopedTokens', new ScopedTokens(identity, app.sharedMemory))
  app.decorate('tokenChecks', new TokenChecks(identity))
  app.decorateRequest('access', undefined as unknown as Access) // no handler runs before requireUser has set it
  app.decorateRequest('openstack', function openstack(this: FastifyRequest, type: string, issued?: IssuedToken) {
    const { region, session, scope } = this.access
    const { token, secret } = issued ?? this.access
    const renewToken = issued ? undefined : async () => (await app.scopedTokens.renew(session, scope)).secret
    // Keystone is called at the configured URL; the catalogue's can be unreachable from here.
    const endpoint = type === 'identity' ? keystoneUrl(session.keystone) : endpointOf(token.catalog ?? [], type, region)
    const sender = this.senderOf(transport, type, endpoint)
    const projectId = token.project?.id
    return new ServiceClient({
      transport: sender,
      service: type,
      endpoint,
      token: secret,
      projectId,
      renewToken,
      versions,
    })
  })
  app.addHook('onClose', () => transport.close())
}

const HEADERS = { project: 'x-meridian-project', domain: 'x-meridian-domain', region: 'x-meridian-region' } as const

/**
 * The scope that a tab requests: by header, or in the query of an upload or download, which cannot always set headers.
 */
function requested(request: FastifyRequest, what: 'project' | 'domain' | 'region'): string | null {
  const header = request.headers[HEADERS[what]]
  if (typeof header === 'string' && header) return header
  if (!request.routeOptions.config.endpoint?.bytes) return null
  const { [what]: named } = request.query as Record<string, unknown> // Fastify parses every query into a flat record
  return typeof named === 'string' && named ? named : null
}

/** The scope that a session has by itself. */
export function ownScope({ projectId, domainId }: Session): Scope {
  if (projectId) return { project: { id: projectId } }
  return domainId ? { domain: { id: domainId } } : 'unscoped'
}

function scopeOf(request: FastifyRequest, session: Session): Scope {
  const project = requested(request, 'project')
  if (project) return { project: { id: project } }
  const domain = requested(request, 'domain')
  return domain ? { domain: { id: domain } } : ownScope(session)
}

function regionFor(request: FastifyRequest, session: Session, { token }: IssuedToken): string | null {
  const regions = regionsOf(token.catalog ?? [])
  const wanted = requested(request, 'region') ?? session.region
  return wanted && regions.includes(wanted) ? wanted : (regions[0] ?? null)
}

function accessWith(issued: IssuedToken, request: FastifyRequest, session: Session, scope: Scope): Access {
  const { secret, token } = issued
  return { secret, token, session, scope, region: regionFor(request, session, issued), policy: request.server.policy }
}

/** The signed-in user with a token for the request's scope, or another; null without a valid session. */
export async function accessOf(request: FastifyRequest, wanted?: Scope): Promise<Access | null> {
  const session = readSession(request)
  if (!session) return null
  const scope = wanted ?? scopeOf(request, session)
  try {
    return accessWith(await request.server.scopedTokens.obtain(session, scope), request, session, scope)
  } catch (error) {
    if (!isTokenRefused(error)) throw error
    const what = requested(request, 'project') ? 'project' : requested(request, 'domain') ? 'domain' : null
    if (what) await refuseForeign(what, request, session)
    endSession(request)
    return null
  }
}

/** Keystone responds 401 for a project or domain in which the user has no role; the session stays valid. */
async function refuseForeign(what: 'project' | 'domain', request: FastifyRequest, session: Session): Promise<void> {
  const good = await request.server.scopedTokens.obtain(session, ownScope(session)).catch((error: unknown) => {
    if (isTokenRefused(error)) return null
    throw error
  })
  if (good) throw new ApiRefusal(403, `You are not authorized for this ${what}.`)
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** Whether a request may change something. */
export const isWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !READS.includes(method) && !routeOptions.config.readsOnly

/** Whether the session must be checked first: writes are for sessions that Keystone has confirmed in the last seconds. */
const mustCheck = (request: FastifyRequest, session: Session): boolean =>
  isWrite(request) && !request.server.tokenChecks.isFresh(session)

/** Ends a session that was signed out elsewhere, and revokes the tokens that this replica still has of it. */
async function refuseEnded(request: FastifyRequest, session: Session): Promise<void> {
  if (await request.server.tokenChecks.isAlive(session)) return
  endSession(request)
  await request.server.scopedTokens
    .end(session)
    .catch((error: unknown) => request.log.warn({ err: error }, 'tokens could not be revoked'))
  throw notSignedIn()
}

/** Hook of every route that only signed-in users may call. */
export function requireUser(request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Error) => void): void {
  const session = readSession(request)
  if (!session) return done(notSignedIn())
  const scope = scopeOf(request, session)
  const cached = request.server.scopedTokens.cached(session, scope)
  if (cached && !mustCheck(request, session)) {
    request.access = accessWith(cached, request, session, scope)
    return done()
  }
  void admit(request, done)
}

async function admit(request: FastifyRequest, done: (refusal?: Error) => void): Promise<void> {
  try {
    const session = readSession(request)
    if (session && mustCheck(request, session)) await refuseEnded(request, session)
    const access = await accessOf(request)
    if (!access) throw notSignedIn()
    request.access = access
  } catch (error) {
    return done(error as Error) // nothing else is thrown
  }
  done()
}
