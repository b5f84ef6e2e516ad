import type { ComputeZone } from '@meridian/wire'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { INTERNAL_ZONE, zoneOfService } from '../aggregates/zones.ts'
import * as services from '../compute-services/store.ts'
import type { ServiceRow } from '../compute-services/store.ts'
import { reportedAt } from '../compute-services/view.ts'

export const list = (call: Call) => {
  call.authorize('os_compute_api:os-availability-zone:list')
  const zones = zonesOf(call).filter(({ name }) => name !== INTERNAL_ZONE)
  return ok({ availabilityZoneInfo: zones.map((zone) => toZone(zone, null)) })
}

export const listDetail = (call: Call) => {
  call.authorize('os_compute_api:os-availability-zone:detail')
  return ok({ availabilityZoneInfo: zonesOf(call).map((zone) => toZone(zone, hostsOf(call, zone.enabled))) })
}

interface Zone {
  name: string
  /** The enabled services of a zone. A zone without any is unavailable. */
  enabled: ServiceRow[]
}

/** Available zones come first. */
function zonesOf({ db }: Call): Zone[] {
  const zones = Map.groupBy(services.list(db), (service) => zoneOfService(db, service))
  return [...zones]
    .map(([name, rows]) => ({ name, enabled: rows.filter(({ status }) => status === 'enabled') }))
    .toSorted((left, right) => Number(right.enabled.length > 0) - Number(left.enabled.length > 0))
}

const toZone = ({ name, enabled }: Zone, hosts: ComputeZone['hosts']): ComputeZone => ({
  zoneName: name,
  zoneState: { available: enabled.length > 0 },
  hosts: enabled.length > 0 ? hosts : null,
})

function hostsOf(call: Call, enabled: readonly ServiceRow[]): NonNullable<ComputeZone['hosts']> {
  const updated_at = reportedAt(call)
  const hosts: NonNullable<ComputeZone['hosts']> = {}
  for (const service of enabled) {
    const { host, binary } = service
    hosts[host] = { ...hosts[host], [binary]: { available: services.isUp(service), active: true, updated_at } }
  }
  return hosts
}
