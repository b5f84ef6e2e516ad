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

/** The `token` of POST and GET /v3/auth/tokens; the header X-Subject-Token has the token's id. */
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
  /** Only on a token from an application credential. */
  application_credential?: { id: string; name: string; restricted: boolean; access_rules?: AccessRule[] }
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

export interface User {
  id: string
  name: string
  domain_id: string
  enabled: boolean
  default_project_id?: string
  email?: string
  description?: string | null
  password_expires_at: string | null
  options: Record<string, unknown>
  links: { self: string }
}

export interface Group {
  id: string
  name: string
  domain_id: string
  description: string
  links: { self: string }
}

export interface Role {
  id: string
  name: string
  domain_id: string | null
  description: string | null
  options: Record<string, unknown>
  links: { self: string }
}

/** A role of a user or group on a project, a domain or the system; names are present with `include_names`. */
export interface RoleAssignment {
  role: { id: string; name?: string }
  user?: { id: string; name?: string; domain?: Reference }
  group?: { id: string; name?: string; domain?: Reference }
  scope: {
    project?: { id: string; name?: string; domain?: Reference }
    domain?: { id: string; name?: string }
    system?: { all: boolean }
    'OS-INHERIT:inherited_to'?: 'projects'
  }
  links: { assignment: string; membership?: string; prior_role?: string }
}

/** A request that an application credential allows. */
export interface AccessRule {
  id: string
  service: string
  path: string
  method: string
}

export interface ApplicationCredential {
  id: string
  name: string
  description: string | null
  user_id: string
  project_id: string | null
  system: null
  expires_at: string | null
  unrestricted: boolean | null
  roles: Omit<Role, 'links'>[]
  access_rules?: AccessRule[]
  /** Only in the response to its creation. */
  secret?: string
  links: { self: string }
}

/** A secret that Keystone stores for a user; the format of `blob` depends on the type. */
export interface Credential {
  id: string
  user_id: string
  project_id: string | null
  type: string
  blob: string
  links: { self: string }
}

/** Of the API OS-EC2, which names projects tenants. */
export interface Ec2Credential {
  user_id: string
  tenant_id: string
  access: string
  secret: string
  trust_id: string | null
  links: { self: string }
}

export interface IdentityService {
  id: string
  type: string
  name?: string
  description?: string | null
  enabled: boolean
  links: { self: string }
}

export interface ServiceEndpoint {
  id: string
  interface: 'public' | 'internal' | 'admin'
  region: string | null
  region_id: string | null
  service_id: string
  url: string
  enabled: boolean
  links: { self: string }
}

export interface Region {
  id: string
  description: string
  parent_region_id: string | null
  links: { self: string }
}
