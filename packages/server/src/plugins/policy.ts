import type { PolicyCheck } from '@meridian/contract'
import { createEnforcer, loadRules, type Credentials, type Enforcer, type PolicyService } from '@meridian/policy'
import type { Access } from './openstack.ts'

const SERVICES: PolicyService[] = ['identity', 'compute', 'image', 'network', 'volume', 'orchestration']

const enforcers = new Map<string, Enforcer>(SERVICES.map((service) => [service, createEnforcer(loadRules(service))]))

/** Rules that the services dropped since: what they hid is now open to all. */
const DROPPED = /:discoverable$/

export function isAdmin({ token }: Access): boolean {
  return (token.roles ?? []).some((role) => role.name.toLowerCase() === 'admin')
}

function credentialsOf(access: Access): Credentials {
  const { token } = access
  return {
    user_id: token.user.id,
    username: token.user.name,
    user_domain_id: token.user.domain.id,
    project_id: token.project?.id ?? null,
    tenant_id: token.project?.id ?? null,
    project_name: token.project?.name ?? null,
    project_domain_id: token.project?.domain.id ?? null,
    domain_id: token.domain?.id ?? null,
    is_admin: isAdmin(access),
    roles: (token.roles ?? []).map((role) => role.name),
  }
}

/** What a rule judges when the caller names no target: the user's own things. */
function ownTarget({ token }: Access): Record<string, unknown> {
  const project = token.project?.id ?? null
  const user = token.user.id
  const domain = token.user.domain.id
  return {
    project_id: project,
    tenant_id: project,
    'project.id': project,
    'target.project.id': project,
    user_id: user,
    'user.id': user,
    'target.user.id': user,
    domain_id: domain,
    'project.domain_id': domain,
    'user.domain_id': domain,
    'group.domain_id': domain,
  }
}

/** Whether all rules of a check hold; a service without rules of its own allows. */
export function isAllowed(access: Access, { rules, target }: PolicyCheck): boolean {
  const credentials = credentialsOf(access)
  const full = { ...ownTarget(access), ...target }
  return rules.every(([service, rule]) => {
    const enforcer = enforcers.get(service)
    return !enforcer || DROPPED.test(rule) || enforcer.check(rule, full, credentials)
  })
}
