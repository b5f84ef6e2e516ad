import { badRequest } from '../../../../core/errors/fault.ts'
import type { Call } from '../../../../core/service/api.ts'
import { zonesByHost } from '../../aggregates/zones.ts'
import * as services from '../../compute-services/store.ts'
import * as hypervisors from '../../hypervisors/store.ts'
import type { ServerRequest } from './request.ts'

/** The requested zone or host. */
export interface Target {
  zone: string | null
  /** This host, without the scheduler. */
  forcedHost: string | null
  /** This host, if it has enough resources. */
  host: string | null
}

/** `zone`, `zone:host` or `zone:host:node`, or a host name; only administrators can name a host. */
export function targetOf(call: Call, request: ServerRequest): Target {
  const { zone, host, node } = parse(request.availability_zone ?? '')
  const allowed = { project_id: call.auth.projectId, user_id: call.auth.userId }
  if (host || node) call.authorize('os_compute_api:servers:create:forced_host', allowed)
  const wanted = request.host ?? request.hypervisor_hostname
  if (wanted !== undefined) {
    call.authorize('compute:servers:create:requested_destination', allowed)
    if (host || node) {
      throw badRequest(
        'One mechanism with host and/or hypervisor_hostname and another mechanism with zone:host:node are mutually exclusive.',
      )
    }
  }
  if (zone !== null && !host && !isOpen(call, zone)) {
    throw badRequest('The requested availability zone is not available')
  }
  return {
    zone: host || node ? null : zone,
    forcedHost: host ?? (node && hostOf(call, node)),
    host: wanted === undefined ? null : knownHost(call, request),
  }
}

function parse(text: string): { zone: string | null; host: string | null; node: string | null } {
  const parts = text.split(':')
  if (parts.length > 3) throw badRequest('Invalid input received: Unable to parse availability_zone')
  const [zone, host, node] = parts
  return { zone: zone || null, host: host || null, node: node || null }
}

/** Whether the zone has an enabled host. */
function isOpen({ db }: Call, zone: string): boolean {
  const hosts = [...zonesByHost(db)].filter(([, other]) => other === zone).map(([host]) => host)
  return hosts.some((host) => {
    const service = services.findCompute(db, host)
    return services.isUp(service) && service?.status === 'enabled'
  })
}

const hostOf = ({ db }: Call, node: string) => hypervisors.findByHostname(db, node)?.host ?? node

function knownHost({ db }: Call, { host, hypervisor_hostname: node }: ServerRequest): string {
  const found = host === undefined ? hypervisors.findByHostname(db, node ?? '') : hypervisors.findByHost(db, host)
  if (!found || (node !== undefined && found.hypervisor_hostname !== node)) {
    throw badRequest(`Compute host ${host ?? node} could not be found.`)
  }
  return found.host
}
