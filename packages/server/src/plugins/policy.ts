import type { PolicyCheck } from '@meridian/contract'
import { createEnforcer, credentialsOf, hasAdminRole, loadRules, type Enforcer } from '@meridian/policy'
import type { Token } from '@meridian/wire'
import { ApiRefusal } from '../errors.ts'

/** Services whose rules are known. */
export const POLICY_SERVICES = [
  'identity',
  'compute',
  'image',
  'network',
  'volume',
  'orchestration',
  'object-store',
  'load-balancer',
  'key-manager',
] as const

/** An operator's own rules, by service and rule name; all other rules are the services' defaults. */
export type PolicyOverrides = Partial<Record<(typeof POLICY_SERVICES)[number], Record<string, string>>>

/** The rules in force, by service. */
export type Policy = Map<string, Enforcer>

/** Services whose operator has set `enforce_new_defaults`: the deprecated rules of earlier releases do not apply. */
export type NewDefaults = readonly (typeof POLICY_SERVICES)[number][]

/** Throws a PolicyError that names the rule if one cannot be parsed. */
export const createPolicy = (overrides: PolicyOverrides, newDefaults: NewDefaults = []): Policy =>
  new Map(
    POLICY_SERVICES.map((service) => [
      service,
      createEnforcer(
        loadRules(service, { overrides: overrides[service], enforceNewDefaults: newDefaults.includes(service) }),
      ),
    ]),
  )

/** Rules that the services have removed: what they hid is open to all now. */
const DROPPED = /:discoverable$/

/** A user's token, and the rules that it is checked against. */
interface Subject {
  token: Token
  policy: Policy
}

export const isAdmin = ({ token }: Pick<Subject, 'token'>): boolean => hasAdminRole(token)

/** The target of a check that names none: the user's own resources. */
function ownTarget({ token }: Pick<Subject, 'token'>): Record<string, unknown> {
  const project = token.project?.id ?? null
  const user = token.user.id
  const domain = token.domain?.id ?? token.user.domain.id
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
    // Barbican's replies do not say whose they are: its lists have what the project may read.
    'target.secret.project_id': project,
    'target.secret.creator_id': user,
    'target.container.project_id': project,
    'target.container.creator_id': user,
    domain_id: domain,
    'project.domain_id': domain,
    'user.domain_id': domain,
    'group.domain_id': domain,
    'target.domain_id': domain,
    'target.group.domain_id': domain,
    'target.project.domain_id': domain,
    'target.user.domain_id': domain,
  }
}

/** Whether all rules of a check hold; a service without rules of its own allows. */
export function isAllowed(access: Subject, { rules, target }: PolicyCheck): boolean {
  const credentials = credentialsOf(access.token)
  // `member_id` is the project that an image is shared with. A check with a target does not get it: every image would
  // then pass as shared with the user's project.
  const full = { ...ownTarget(access), ...(target ?? { member_id: access.token.project?.id ?? null }) }
  return rules.every(([service, rule]) => {
    const enforcer = access.policy.get(service)
    return !enforcer || DROPPED.test(rule) || enforcer.check(rule, full, credentials)
  })
}

const FORBIDDEN = 'Forbidden. Insufficient permissions of the requested operation'

/** Refuses what the rules do not allow, before a service is called. */
function refuseUnless(access: Subject, rules: PolicyCheck['rules']): void {
  if (!isAllowed(access, { rules })) throw new ApiRefusal(403, FORBIDDEN)
}

/** Nearly all identity calls are for administrators. */
export const refuseUnlessIdentityAdmin = (access: Subject): void =>
  refuseUnless(access, [['identity', 'admin_required']])
