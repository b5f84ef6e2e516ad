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
  const { secret, token, open } = await admit(identity, login)
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
    if (await opens(scoped, session, { project: { id: project.id } })) return { ...session, projectId: project.id }
  }
  const domain = token.user.domain.id
  if (await opens(scoped, session, { domain: { id: domain } })) return { ...session, domainId: domain }
  throw new ApiRefusal(403, 'You are not authorized for any projects or domains.')
}

/** Keystone counts in seconds, and ends with a changed password also the tokens of the second in which it changed. */
const SECOND_MS = 1000

/** A token, and the projects that it opens. One that Keystone itself refuses at once is asked for once more. */
async function admit(
  identity: ServiceClient,
  login: Login,
  isAgain = false,
): Promise<IssuedToken & { open: Project[] }> {
  const issued = await present(identity, login)
  if (login.kind === 'application_credential') return { ...issued, open: [] }
  try {
    return { ...issued, open: await projects.authorized(identity, issued.secret) }
  } catch (error) {
    if (!isAgain && login.kind === 'password' && error instanceof OpenStackError && error.status === 401) {
      await pause(SECOND_MS)
      return admit(identity, login, true)
    }
    if (error instanceof OpenStackError || error instanceof ServiceOutage) {
      throw new ApiRefusal(502, 'Unable to retrieve authorized projects.')
    }
    throw error
  }
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

const recentFirst = (open: Project[], recent: string | undefined): Project[] =>
  open
    .filter((project) => project.enabled)
    .toSorted((left, right) => Number(right.id === recent) - Number(left.id === recent))

async function opens(scoped: ScopedTokens, session: Session, scope: Scope): Promise<boolean> {
  try {
    await scoped.obtain(session, scope)
    return true
  } catch (error) {
    if (error instanceof OpenStackError && error.status < 500) return false
    throw refusalOf(error)
  }
}
