import { setTimeout as pause } from 'node:timers/promises'
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

/** Credentials of a sign-in. */
export type Login =
  | ({ kind: 'password' } & PasswordLogin)
  | { kind: 'application_credential'; id: string; secret: string }
  /** A token that Keystone issued after federated sign-in. */
  | { kind: 'token'; secret: string }

export interface SignInContext {
  keystone: string
  /** The project that this browser used last. */
  recentProject: string | undefined
}

/** Signs in: gets an unscoped token, then the first project (or else the domain) that the user has a role in. */
export async function signIn(
  identity: ServiceClient,
  scoped: ScopedTokens,
  login: Login,
  { keystone, recentProject }: SignInContext,
): Promise<Session> {
  const { secret, token, open } = await authenticateUser(identity, login)
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
  for (const project of recentFirst(open, recentProject)) {
    if (await canScopeTo(scoped, session, { project: { id: project.id } })) return { ...session, projectId: project.id }
  }
  const domain = token.user.domain.id
  if (await canScopeTo(scoped, session, { domain: { id: domain } })) return { ...session, domainId: domain }
  throw new ApiRefusal(403, 'You are not authorized for any projects or domains.')
}

/** Keystone counts in seconds: a password change also revokes the tokens issued in the same second. */
const SECOND_MS = 1000

/** A token and its user's projects. If Keystone refuses its own new token, it is requested once more. */
async function authenticateUser(
  identity: ServiceClient,
  login: Login,
  isAgain = false,
): Promise<IssuedToken & { open: Project[] }> {
  const issued = await authenticate(identity, login)
  if (login.kind === 'application_credential') return { ...issued, open: [] }
  try {
    return { ...issued, open: await projects.authorized(identity, issued.secret) }
  } catch (error) {
    if (!isAgain && login.kind === 'password' && error instanceof OpenStackError && error.status === 401) {
      await pause(SECOND_MS)
      return authenticateUser(identity, login, true)
    }
    if (error instanceof OpenStackError || error instanceof ServiceOutage) {
      throw new ApiRefusal(502, 'Unable to retrieve authorized projects.')
    }
    throw error
  }
}

async function authenticate(identity: ServiceClient, login: Login): Promise<IssuedToken> {
  try {
    if (login.kind === 'password') return await tokens.authenticate(identity, login)
    if (login.kind === 'token') return await tokens.inspect(identity, login.secret)
    return await tokens.authenticateApplication(identity, login.id, login.secret)
  } catch (error) {
    throw refusalOf(error)
  }
}

const recentFirst = (open: Project[], recent: string | undefined): Project[] =>
  open
    .filter((project) => project.enabled)
    .toSorted((left, right) => Number(right.id === recent) - Number(left.id === recent))

async function canScopeTo(scoped: ScopedTokens, session: Session, scope: Scope): Promise<boolean> {
  try {
    await scoped.obtain(session, scope)
    return true
  } catch (error) {
    if (error instanceof OpenStackError && error.status < 500) return false
    throw refusalOf(error)
  }
}
