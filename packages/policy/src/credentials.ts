import type { Credentials } from './compile.ts'

interface Reference {
  id: string
  name: string
}

/** The members of a Keystone token that rules can refer to. */
export interface PolicyToken {
  user: Reference & { domain: Reference }
  project?: Reference & { domain: Reference }
  domain?: Reference
  system?: { all: boolean }
  roles?: readonly Reference[]
}

export const hasAdminRole = ({ roles = [] }: Pick<PolicyToken, 'roles'>): boolean =>
  roles.some(({ name }) => name.toLowerCase() === 'admin')

/** The attributes of a token that rules compare, by the names of oslo.context. */
export function credentialsOf(token: PolicyToken): Credentials {
  const { user, project, domain, system, roles = [] } = token
  return {
    user_id: user.id,
    username: user.name,
    user_domain_id: user.domain.id,
    project_id: project?.id ?? null,
    tenant_id: project?.id ?? null, // its old name, which Neutron's rules still use
    project_name: project?.name ?? null,
    project_domain_id: project?.domain.id ?? null,
    domain_id: domain?.id ?? null,
    system_scope: system ? 'all' : null,
    is_admin: hasAdminRole(token),
    is_admin_project: true, // unless Keystone's operator names one, every project is
    roles: roles.map(({ name }) => name),
    token: { user, project, domain },
  }
}
