/** Who may sign users in to Keystone from outside, as a company's SAML or OpenID Connect service. */
export interface IdentityProvider {
  id: string
  description: string | null
  enabled: boolean
  remote_ids: string[]
  domain_id: string
  authorization_ttl: number | null
}

/** How an identity provider sends its assertions, and the mapping that they go through. */
export interface FederationProtocol {
  id: string
  mapping_id: string
  remote_id_attribute?: string | null
}

export interface FederationMapping {
  id: string
  /** Keystone's mapping rules; `mapping-rules.ts` of the contract evaluates them. */
  rules: unknown[]
}

/** The default of a limit in all projects and domains. */
export interface RegisteredLimit {
  id: string
  service_id: string
  region_id: string | null
  resource_name: string
  default_limit: number
  description: string | null
}

/** A limit of one project or one domain, instead of the registered default. */
export interface Limit {
  id: string
  service_id: string
  region_id: string | null
  resource_name: string
  resource_limit: number
  description: string | null
  project_id: string | null
  domain_id: string | null
}

/** Lets one user act with roles of another. */
export interface Trust {
  id: string
  trustor_user_id: string
  trustee_user_id: string
  project_id: string | null
  impersonation: boolean
  expires_at: string | null
  remaining_uses: number | null
  redelegation_count?: number | null
  /** Not in lists. */
  roles?: { id: string; name: string }[]
}

/** A role and those that everybody who has it has too. */
export interface RoleInference {
  prior_role: { id: string; name: string }
  implies: { id: string; name: string }[]
}
