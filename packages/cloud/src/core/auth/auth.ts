import { credentialsOf, type Credentials } from '@meridian/policy'
import type { Token } from '@meridian/wire'

/** The authenticated caller. */
export interface Auth {
  /** Hash under which Keystone stores the token. */
  tokenId: string
  /** The token body without the catalogue. */
  token: Token
  userId: string
  /** Null on unscoped, domain-scoped and system-scoped tokens. */
  projectId: string | null
  /** The token's values for the policy engine. */
  credentials: Credentials
}

export function authOf(tokenId: string, token: Token): Auth {
  return {
    tokenId,
    token,
    userId: token.user.id,
    projectId: token.project?.id ?? null,
    credentials: credentialsOf(token),
  }
}
