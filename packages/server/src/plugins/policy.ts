import type { PolicyCheck } from '@meridian/contract'
import { createEnforcer, loadRules, type Credentials, type Enforcer } from '@meridian/policy'
import { ApiRefusal } from '../errors.ts'
import type { Access } from './openstack.ts'

/** Services whose rules are known. */
export const POLICY_SERVICES = [
  'identity',
  'compute',
  'image',
  'network',
  'volume',
  'orchestration',
  'object-store',
] as const

/** An operator's own rules, by service and rule name; what they do not name is as the services ship it. */
export type PolicyOverrides = Partial<Record<(typeof POLICY_SERVICES)[number], Record<string, string>>>

/** The rules in force, by service. */
export type Policy = Map<string, Enforcer>

/** Throws a PolicyError that names the rule when one cannot be read. */
export const createPolicy = (overrides: PolicyOverrides): Policy =>
  new Map(POLICY_SERVICES.map((service) => [service, createEnforcer({ ...loadRules(service), ...overrides[service] })]))

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
    is_admin_project: true, // unless an operator of Keystone names one, every project is
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
    owner: project,
    user_id: user,
    'user.id': user,
    'target.user.id': user,
    'target.credential.user_id': user,
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
    const enforcer = access.policy.get(service)
    return !enforcer || DROPPED.test(rule) || enforcer.check(rule, full, credentials)
  })
}

const FORBIDDEN = 'Forbidden. Insufficient permissions of the requested operation'

/** Refuses what the rules do not allow, before a service is bothered. */
function refuseUnless(access: Access, rules: PolicyCheck['rules']): void {
  if (!isAllowed(access, { rules })) throw new ApiRefusal(403, FORBIDDEN)
}

/** Nearly all identity calls are the administrator's. */
export const refuseUnlessIdentityAdmin = (access: Access): void =>
  refuseUnless(access, [['identity', 'admin_required']])
