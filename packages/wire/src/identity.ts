export interface Reference {
  id: string
  name: string
}

export interface ScopedReference extends Reference {
  domain: Reference
}

export interface CatalogEndpoint {
  id: string
  interface: 'public' | 'internal' | 'admin'
  region: string
  region_id: string
  url: string
}

export interface CatalogEntry {
  id: string
  type: string
  name: string
  endpoints: CatalogEndpoint[]
}

/** The `token` of POST and GET /v3/auth/tokens; the token's own text travels in X-Subject-Token. */
export interface Token {
  methods: string[]
  user: ScopedReference & { password_expires_at: string | null }
  audit_ids: string[]
  expires_at: string
  issued_at: string
  /** Only on a project-scoped token. */
  project?: ScopedReference
  /** Only on a domain-scoped token. */
  domain?: Reference
  system?: { all: boolean }
  is_domain?: boolean
  roles?: Reference[]
  catalog?: CatalogEntry[]
}

export interface Project {
  id: string
  name: string
  domain_id: string
  description: string
  enabled: boolean
  parent_id: string | null
  is_domain: boolean
  tags: string[]
  options: Record<string, unknown>
  links: { self: string }
}

export interface Domain {
  id: string
  name: string
  description: string
  enabled: boolean
  tags: string[]
  options: Record<string, unknown>
  links: { self: string }
}
