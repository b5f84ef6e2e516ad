import {
  OpenStackError,
  projects,
  ServiceOutage,
  tokens,
  type PasswordLogin,
  type ServiceClient,
} from '@meridian/openstack'
import type { Project } from '@meridian/wire'
import { ApiRefusal } from '../errors.ts'
import type { ScopedTokens } from './scoped-tokens.ts'
import type { Session } from './session.ts'

export interface SignInRequest extends PasswordLogin {
  region: string | null
  /** The project that this browser used last. */
  recentProject: string | undefined
}

/** Signs in with a password: an unscoped token, then the first project (or else the domain) that it opens. */
export async function signIn(identity: ServiceClient, scoped: ScopedTokens, request: SignInRequest): Promise<Session> {
  const { secret, token } = await authenticate(identity, request)
  const session: Session = {
    secret,
    expiresAt: token.expires_at,
    userId: token.user.id,
    projectId: null,
    domainId: null,
    region: request.region,
  }
  for (const project of await authorizedProjects(identity, secret, request.recentProject)) {
    if (await opens(scoped, secret, { project: { id: project.id } })) return { ...session, projectId: project.id }
  }
  const domain = token.user.domain.id
  if (await opens(scoped, secret, { domain: { id: domain } })) return { ...session, domainId: domain }
  throw new ApiRefusal(403, 'You are not authorized for any projects or domains.')
}

async function authenticate(identity: ServiceClient, login: PasswordLogin) {
  try {
    return await tokens.authenticate(identity, login)
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof OpenStackError && error.status === 401) return new ApiRefusal(401, 'Invalid credentials.')
  if (error instanceof ServiceOutage && error.reason !== 'garbage') {
    return new ApiRefusal(503, 'Unable to establish connection to keystone endpoint.')
  }
  if (error instanceof OpenStackError || error instanceof ServiceOutage) {
    return new ApiRefusal(502, 'An error occurred authenticating. Please try again later.')
  }
  return error
}

async function authorizedProjects(
  identity: ServiceClient,
  secret: string,
  recent: string | undefined,
): Promise<Project[]> {
  try {
    const enabled = (await projects.authorized(identity, secret)).filter((project) => project.enabled)
    return enabled.toSorted((left, right) => Number(right.id === recent) - Number(left.id === recent))
  } catch (error) {
    if (error instanceof OpenStackError || error instanceof ServiceOutage) {
      throw new ApiRefusal(502, 'Unable to retrieve authorized projects.')
    }
    throw error
  }
}

async function opens(
  scoped: ScopedTokens,
  secret: string,
  scope: Parameters<ScopedTokens['obtain']>[1],
): Promise<boolean> {
  try {
    await scoped.obtain(secret, scope)
    return true
  } catch (error) {
    if (error instanceof OpenStackError && error.status < 500) return false
    throw refusalOf(error)
  }
}
