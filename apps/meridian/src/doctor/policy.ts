import { createEnforcer, loadRules, type PolicyService } from '@meridian/policy'
import {
  endpointOf,
  MissingService,
  OpenStackError,
  ServiceClient,
  ServiceOutage,
  type IssuedToken,
  type Transport,
} from '@meridian/openstack'
import type { Finding } from './findings.ts'

/** Reads whose status shows whether the cloud's rule allows them. */
const PROBES: { service: PolicyService; rule: string; path: string }[] = [
  { service: 'identity', rule: 'identity:list_users', path: '/users?limit=1' },
  { service: 'identity', rule: 'identity:list_roles', path: '/roles' },
  { service: 'compute', rule: 'os_compute_api:os-hypervisors:list', path: '/os-hypervisors' },
  { service: 'compute', rule: 'os_compute_api:os-services:list', path: '/os-services' },
  { service: 'volume', rule: 'volume_extension:services:index', path: '/os-services' },
]

/**
 * Compares the cloud's rules with the services' default rules; if they differ, the console offers the wrong actions.
 */
export async function checkPolicy(
  transport: Transport,
  authUrl: string,
  issued: IssuedToken,
  region: string | null,
): Promise<Finding[]> {
  const findings = await Promise.all(PROBES.map((probe) => compare(transport, authUrl, issued, region, probe)))
  return findings.filter((finding) => finding !== null)
}

async function compare(
  transport: Transport,
  authUrl: string,
  { token, secret }: IssuedToken,
  region: string | null,
  { service, rule, path }: (typeof PROBES)[number],
): Promise<Finding | null> {
  const roles = (token.roles ?? []).map(({ name }) => name)
  const own = { project_id: token.project?.id ?? null, user_id: token.user.id }
  const expected = createEnforcer(loadRules(service)).check(rule, own, {
    ...own,
    roles,
    is_admin: roles.includes('admin'),
  })
  try {
    const endpoint = service === 'identity' ? authUrl : endpointOf(token.catalog ?? [], service, region)
    const allowed = await isAllowed(new ServiceClient({ transport, service, endpoint, token: secret }), path)
    if (allowed === expected) return { level: 'ok', what: `policy ${rule}`, seen: 'as the default rule' }
    return {
      level: 'note',
      what: `policy ${rule}`,
      seen: `the cloud ${allowed ? 'allows' : 'refuses'} what the default rule ${expected ? 'allows' : 'refuses'}`,
      effect: `the console offers wrong actions: set policy_files.${service} to the cloud's policy file`,
    }
  } catch (error) {
    // `checkServices` reports it.
    if (error instanceof MissingService || error instanceof ServiceOutage || error instanceof OpenStackError)
      return null
    throw error
  }
}

async function isAllowed(client: ServiceClient, path: string): Promise<boolean> {
  try {
    await client.send({ method: 'GET', headers: {} }, path)
    return true
  } catch (error) {
    if (error instanceof OpenStackError && error.status === 403) return false
    throw error
  }
}
