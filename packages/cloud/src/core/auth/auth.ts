import type { Credentials } from '@meridian/policy'
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
  const { user, project, domain, system } = token
  return {
    tokenId,
    token,
    userId: user.id,
    projectId: project?.id ?? null,
    credentials: {
      user_id: user.id,
      user_domain_id: user.domain.id,
      project_id: project?.id ?? null,
      tenant_id: project?.id ?? null, // its old name, which Neutron's rules still use
      project_domain_id: project?.domain.id ?? null,
      domain_id: domain?.id ?? null,
      system_scope: system ? 'all' : null,
      roles: (token.roles ?? []).map((role) => role.name),
      token: { user, project, domain },
    },
  }
}
