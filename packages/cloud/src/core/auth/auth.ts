import { credentialsOf, type Credentials } from '@meridian/policy'
import type { Token } from '@meridian/wire'

/** Who asks: the token as Keystone knows it. */
export interface Auth {
  /** The hash that the token is kept under. */
  tokenId: string
  /** The token's body, without catalogue. */
  token: Token
  userId: string
  /** Null on unscoped, domain-scoped and system-scoped tokens. */
  projectId: string | null
  /** The token as the policy engine reads it. */
  credentials: Credentials
}

/** Joins a token's body to what handlers and the policy engine ask of it. */
export function authOf(tokenId: string, token: Token): Auth {
  return {
    tokenId,
    token,
    userId: token.user.id,
    projectId: token.project?.id ?? null,
    credentials: credentialsOf(token),
  }
}
