import type { Token } from '@meridian/wire'
import { ServiceOutage } from '../../../errors.ts'
import type { Answer, ServiceClient } from '../../../service-client.ts'

export type Scope = 'unscoped' | { project: { id: string } } | { domain: { id: string } }

export interface IssuedToken {
  /** The token itself: a secret. */
  secret: string
  token: Token
}

export interface PasswordLogin {
  username: string
  password: string
  domain: string
}

/** POST /auth/tokens with a password; the token has no scope yet. */
export const authenticate = (identity: ServiceClient, { username, password, domain }: PasswordLogin) =>
  issue(identity, {
    identity: {
      methods: ['password'],
      password: { user: { name: username, domain: { name: domain }, password } },
    },
    scope: 'unscoped',
  })

/** POST /auth/tokens with a token, for another scope. */
export const rescope = (identity: ServiceClient, secret: string, scope: Scope) =>
  issue(identity, { identity: { methods: ['token'], token: { id: secret } }, scope })

/** DELETE /auth/tokens: the token is worth nothing afterwards. */
export const revoke = (identity: ServiceClient, secret: string) =>
  identity.delete('/auth/tokens', { 'x-auth-token': secret, 'x-subject-token': secret })

async function issue(identity: ServiceClient, auth: unknown): Promise<IssuedToken> {
  const answer: Answer<{ token?: Token }> = await identity.post('/auth/tokens', { auth })
  const secret = answer.headers['x-subject-token']
  const token = answer.body.token
  if (typeof secret !== 'string' || !token?.user?.id || !token.expires_at)
    throw new ServiceOutage('identity', 'garbage')
  return { secret, token }
}
