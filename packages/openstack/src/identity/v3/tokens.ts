import type { Token } from '@meridian/wire'
import { OpenStackError, ServiceOutage } from '../../errors.ts'
import type { ServiceResponse, ServiceClient } from '../../service-client.ts'

export type Scope = 'unscoped' | { project: { id: string } } | { domain: { id: string } }

/** The whole cloud: for single calls, never the scope of a session. */
export interface SystemScope {
  system: { all: true }
}

export interface IssuedToken {
  /** The token's id, which authenticates: a secret. */
  secret: string
  token: Token
}

export interface PasswordLogin {
  username: string
  password: string
  domain: string
  /** One-time password of a second factor. */
  passcode?: string
}

/** POST /auth/tokens with a password; the token has no scope yet. */
export function authenticate(identity: ServiceClient, { username, password, domain, passcode }: PasswordLogin) {
  const user = { name: username, domain: { name: domain } }
  return issue(identity, {
    identity: {
      methods: passcode ? ['password', 'totp'] : ['password'],
      password: { user: { ...user, password } },
      ...(passcode ? { totp: { user: { ...user, passcode } } } : {}),
    },
    scope: 'unscoped',
  })
}

/** POST /auth/tokens with a passcode alone: whether Keystone takes it as right, also as one of several factors. */
export async function acceptsPasscode(identity: ServiceClient, userId: string, passcode: string): Promise<boolean> {
  try {
    const { secret } = await issue(identity, {
      identity: { methods: ['totp'], totp: { user: { id: userId, passcode } } },
      scope: 'unscoped',
    })
    await revoke(identity, secret)
    return true
  } catch (error) {
    if (!(error instanceof OpenStackError) || error.status >= 500) throw error
    return error.headers['openstack-auth-receipt'] !== undefined
  }
}

/** POST /auth/tokens with an application credential; the token is for the credential's project and no other. */
export const authenticateApplication = (identity: ServiceClient, id: string, secret: string) =>
  issue(identity, {
    identity: { methods: ['application_credential'], application_credential: { id, secret } },
  })

/** POST /auth/tokens with a token, for another scope. */
export const rescope = (identity: ServiceClient, secret: string, scope: Scope | SystemScope) =>
  issue(identity, { identity: { methods: ['token'], token: { id: secret } }, scope })

/** GET /auth/tokens: validates a token that cannot be rescoped. */
export async function inspect(identity: ServiceClient, secret: string): Promise<IssuedToken> {
  const headers = { 'x-auth-token': secret, 'x-subject-token': secret }
  const { body } = await identity.get<{ token?: Token }>('/auth/tokens', headers)
  return issued(secret, body.token)
}

/** HEAD /auth/tokens: throws Keystone's refusal if a token has expired or is revoked. */
export async function check(identity: ServiceClient, secret: string): Promise<void> {
  await identity.send(
    { method: 'HEAD', headers: { 'x-auth-token': secret, 'x-subject-token': secret } },
    '/auth/tokens',
  )
}

/** DELETE /auth/tokens */
export const revoke = (identity: ServiceClient, secret: string) =>
  identity.delete('/auth/tokens', { 'x-auth-token': secret, 'x-subject-token': secret })

async function issue(identity: ServiceClient, auth: unknown): Promise<IssuedToken> {
  const answer: ServiceResponse<{ token?: Token }> = await identity.post('/auth/tokens', { auth })
  return issued(answer.headers['x-subject-token'], answer.body.token)
}

function issued(secret: unknown, token: Token | undefined): IssuedToken {
  if (typeof secret !== 'string' || !token?.user?.id || !token.expires_at)
    throw new ServiceOutage('identity', 'garbage')
  return { secret, token }
}
