import {
  OpenStackError,
  projects,
  ServiceOutage,
  tokens,
  type IssuedToken,
  type PasswordLogin,
  type Scope,
  type ServiceClient,
} from '@meridian/openstack'
import type { Project } from '@meridian/wire'
import { ApiRefusal } from '../errors.ts'
import type { ScopedTokens } from './scoped-tokens.ts'
import type { Session } from './session.ts'
import { refusalOf } from './sign-in-refusal.ts'

/** What a user shows to be let in. */
export type Login =
  | ({ kind: 'password' } & PasswordLogin)
  | { kind: 'application_credential'; id: string; secret: string }
  /** A token that Keystone gave after another provider vouched for the user. */
  | { kind: 'token'; secret: string }

export interface SignInPlace {
  keystone: string
  /** The project that this browser used last. */
  recentProject: string | undefined
}

/** Signs in: a token without scope, then the first project (or else the domain) that it opens. */
export async function signIn(
  identity: ServiceClient,
  scoped: ScopedTokens,
  login: Login,
  { keystone, recentProject }: SignInPlace,
): Promise<Session> {
  const { secret, token } = await present(identity, login)
  const session: Session = {
    secret,
    keystone,
    delegated: login.kind === 'application_credential',
    expiresAt: token.expires_at,
    userId: token.user.id,
    projectId: null,
    domainId: null,
    region: null,
    sealedAt: 0,
  }
  if (session.delegated) return { ...session, projectId: token.project?.id ?? null }
  for (const project of await authorizedProjects(identity, secret, recentProject)) {
    if (await opens(scoped, session, { project: { id: project.id } })) return { ...session, projectId: project.id }
  }
  const domain = token.user.domain.id
  if (await opens(scoped, session, { domain: { id: domain } })) return { ...session, domainId: domain }
  throw new ApiRefusal(403, 'You are not authorized for any projects or domains.')
}

async function present(identity: ServiceClient, login: Login): Promise<IssuedToken> {
  try {
    if (login.kind === 'password') return await tokens.authenticate(identity, login)
    if (login.kind === 'token') return await tokens.inspect(identity, login.secret)
    return await tokens.authenticateApplication(identity, login.id, login.secret)
  } catch (error) {
    throw refusalOf(error)
  }
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

async function opens(scoped: ScopedTokens, session: Session, scope: Scope): Promise<boolean> {
  try {
    await scoped.obtain(session, scope)
    return true
  } catch (error) {
    if (error instanceof OpenStackError && error.status < 500) return false
    throw refusalOf(error)
  }
}
