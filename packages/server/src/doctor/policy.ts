import { createEnforcer, credentialsOf, loadRules, type PolicyService } from '@meridian/policy'
import type { Finding } from '@meridian/contract'
import {
  MissingService,
  OpenStackError,
  ServiceOutage,
  type IssuedToken,
  type ServiceClient,
} from '@meridian/openstack'
import type { NewDefaults, PolicyOverrides } from '../plugins/policy.ts'
import { isAllowed } from './is-allowed.ts'
import { checkNewDefaults } from './new-defaults.ts'

/** Reads whose status shows whether the cloud's rule allows them. */
const PROBES: { service: keyof PolicyOverrides; rule: string; path: string }[] = [
  { service: 'identity', rule: 'identity:list_users', path: '/users?limit=1' },
  { service: 'identity', rule: 'identity:list_roles', path: '/roles' },
  { service: 'compute', rule: 'os_compute_api:os-hypervisors:list', path: '/os-hypervisors' },
  { service: 'compute', rule: 'os_compute_api:os-services:list', path: '/os-services' },
  { service: 'volume', rule: 'volume_extension:services:index', path: '/os-services' },
]

/** How the console is configured to check rules. */
export interface ConfiguredPolicy {
  policyOverrides: PolicyOverrides
  newDefaults: NewDefaults
}

/** Compares the cloud's rules with the console's; if they differ, the console offers the wrong actions. */
export async function checkPolicy(
  client: (type: string) => ServiceClient,
  token: IssuedToken['token'],
  configured: ConfiguredPolicy,
): Promise<Finding[]> {
  const clientOf = (service: PolicyService) => {
    try {
      return client(service)
    } catch (error) {
      // `checkServices` reports it.
      if (error instanceof MissingService) return null
      throw error
    }
  }
  const findings = await Promise.all(
    PROBES.map(async (probe) => {
      const found = clientOf(probe.service)
      return found && (await compare(found, token, probe, configured))
    }),
  )
  return [
    ...findings.filter((finding) => finding !== null),
    ...(await checkNewDefaults(clientOf, token, configured.newDefaults)),
  ]
}

async function compare(
  client: ServiceClient,
  token: IssuedToken['token'],
  { service, rule, path }: (typeof PROBES)[number],
  { policyOverrides, newDefaults }: ConfiguredPolicy,
): Promise<Finding | null> {
  const rules = loadRules(service, {
    overrides: policyOverrides[service],
    enforceNewDefaults: newDefaults.includes(service),
  })
  const own = { project_id: token.project?.id ?? null, user_id: token.user.id }
  const expected = createEnforcer(rules).check(rule, own, credentialsOf(token))
  const whose = policyOverrides[service] ? 'configured rule' : 'default rule'
  try {
    const allowed = await isAllowed(client, path)
    const configured = policyOverrides[service] !== undefined
    const found = { service, rule, configured, cloud_allows: allowed, console_allows: expected }
    const fact = { check: 'rule', ...found } as const
    if (allowed === expected) return { level: 'ok', what: `policy ${rule}`, seen: `as the ${whose}`, fact }
    return {
      level: 'note',
      what: `policy ${rule}`,
      seen: `the cloud ${allowed ? 'allows' : 'refuses'} what the ${whose} ${expected ? 'allows' : 'refuses'}`,
      effect: `the console offers wrong actions: set policy_files.${service} to the cloud's policy file`,
      fact,
    }
  } catch (error) {
    // `checkServices` reports it.
    if (error instanceof ServiceOutage || error instanceof OpenStackError) return null
    throw error
  }
}
