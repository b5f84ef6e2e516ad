import { createEnforcer, credentialsOf, loadRules, type PolicyService } from '@meridian/policy'
import {
  networks,
  OpenStackError,
  projects,
  securityGroups,
  type IssuedToken,
  type ServiceClient,
} from '@meridian/openstack'
import type { Finding } from '@meridian/contract'
import type { NewDefaults } from '../plugins/policy.ts'
import { isAllowed } from './is-allowed.ts'

/** What a service applies; undefined if this user's reads have the same result with both. */
type Defaults = KnownDefaults | undefined
type KnownDefaults = 'new' | 'deprecated too'

type Detection = (client: ServiceClient, token: IssuedToken['token']) => Promise<Defaults>

/** Reads that change nothing and whose result differs between the two kinds of defaults, for some users at least. */
const DETECTIONS: Partial<Record<PolicyService, Detection>> = {
  identity: foreignProject,
  compute: byStatus('compute', 'os_compute_api:servers:index', '/servers?limit=1'),
  volume: byStatus('volume', 'volume:get_all', '/volumes?limit=1'),
  image: byStatus('image', 'get_images', '/v2/images?limit=1'),
  network: foreignGroups,
  orchestration: byStatus('orchestration', 'service:index', '/services'),
}

/** Finds out which services apply the deprecated rules, and compares that with `enforce_new_defaults`. */
export async function checkNewDefaults(
  clientOf: (service: PolicyService) => ServiceClient | null,
  token: IssuedToken['token'],
  configured: NewDefaults,
): Promise<Finding[]> {
  const services = Object.entries(DETECTIONS) as [(typeof configured)[number], Detection][] // its keys are services
  const findings = await Promise.all(
    services.map(async ([service, detect]) => {
      const client = clientOf(service)
      const found = client ? await detect(client, token).catch(unlessRefused) : undefined
      return client && finding(service, found, configured.includes(service) ? 'new' : 'deprecated too')
    }),
  )
  return findings.filter((one) => one !== null)
}

function finding(service: string, found: Defaults, configured: KnownDefaults): Finding {
  const what = `policy defaults of ${service}`
  const fact = { check: 'defaults', service, cloud: found ?? null, console: configured } as const
  if (found === undefined)
    return { level: 'ok', what, seen: `not detectable as this user; taken as: ${configured}`, fact }
  if (found === configured) return { level: 'ok', what, seen: found, fact }
  const effect =
    found === 'new'
      ? `the console offers actions that the cloud refuses: add ${service} to enforce_new_defaults`
      : `the console hides actions that the cloud allows: remove ${service} from enforce_new_defaults`
  return { level: 'note', what, seen: `${found}, but the console applies: ${configured}`, effect, fact }
}

/** A read that only one kind of defaults allows to this user. */
function byStatus(service: PolicyService, rule: string, path: string): Detection {
  return async (client, token) => {
    const own = { project_id: token.project?.id ?? null, user_id: token.user.id }
    const [ofNew, ofBoth] = [true, false].map((enforceNewDefaults) =>
      createEnforcer(loadRules(service, { enforceNewDefaults })).check(rule, own, credentialsOf(token)),
    )
    if (ofNew === ofBoth) return undefined
    return (await isAllowed(client, path)) === ofNew ? 'new' : 'deprecated too'
  }
}

/** By the new rule an administrator of a project reads no other project; the list has them in either case. */
async function foreignProject(client: ServiceClient, token: IssuedToken['token']): Promise<Defaults> {
  const foreign = (await projects.list(client, { limit: 50 })).find(({ id }) => id !== token.project?.id)
  if (!foreign) return undefined
  return (await isAllowed(client, `/projects/${encodeURIComponent(foreign.id)}`)) ? 'deprecated too' : 'new'
}

/** By the new rules administrators see the networks of all projects, but only their own security groups. */
async function foreignGroups(client: ServiceClient, token: IssuedToken['token']): Promise<Defaults> {
  const isForeign = ({ project_id: project }: { project_id?: string }) =>
    Boolean(project) && project !== token.project?.id
  if ((await securityGroups.list(client, { fields: 'project_id' })).some(isForeign)) return 'deprecated too'
  const shown = await networks.list(client, { fields: ['project_id', 'shared', 'router:external'] })
  return shown.some((network) => isForeign(network) && !network.shared && !network['router:external'])
    ? 'new'
    : undefined
}

/** What a service refuses or fails to read shows nothing; `checkServices` reports outages. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof OpenStackError)) throw error
}
