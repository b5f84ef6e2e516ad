import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { ZONE } from '../agents/store.ts'
import { invalidInput, named } from '../faults.ts'
import { checkPolicy } from '../qos/check.ts'
import { shareWithEveryone, setShared } from '../rbac/share.ts'
import type { Input } from '../resource/kind.ts'
import { newRowDefaults } from '../resource/standard.ts'
import { firstSegment } from '../segments/first.ts'
import * as segments from '../segments/store.ts'
import type { networks } from './kind.ts'
import { MAX_MTU, segmentFor } from './segment.ts'
import * as store from './store.ts'
import type { NetworkRow } from './store.ts'

export function makeNetwork(call: Call, input: Input<(typeof networks)['create']>): NetworkRow {
  const { shared, 'router:external': isExternal, is_default, mtu, availability_zone_hints, ...rest } = input
  checkZones(availability_zone_hints)
  const segment = segmentFor(call, input)
  if (is_default) checkDefault(call)
  const row: NetworkRow = {
    ...newRowDefaults(call),
    revision_number: 1, // creating its segment counts as the first change
    project_id: rest.project_id,
    name: rest.name,
    description: rest.description,
    admin_state_up: rest.admin_state_up,
    status: 'ACTIVE',
    mtu: checkedMtu(mtu, segment.network_type),
    port_security_enabled: rest.port_security_enabled,
    dns_domain: rest.dns_domain,
    qos_policy_id: rest.qos_policy_id,
    availability_zone_hints,
    is_default,
    ...segment,
    agents: [],
  }
  checkPolicy(call, row.qos_policy_id, row)
  store.insert(call.db, row)
  segments.insert(call.db, firstSegment(row, newUuid()))
  setShared(call, 'network', row, shared)
  if (isExternal) shareWithEveryone(call, 'network', row, 'access_as_external')
  return row
}

/** 0 requests the maximum. */
export function checkedMtu(requested: number, type: NetworkRow['network_type']): number {
  if (requested > MAX_MTU[type]) throw invalidInput(`Requested MTU is too big, maximum is ${MAX_MTU[type]}`)
  return requested || MAX_MTU[type]
}

export function checkZones(hints: readonly string[]): void {
  const unknown = hints.find((hint) => hint !== ZONE)
  if (unknown === undefined) return
  throw named.notFound('AvailabilityZoneNotFound', `AvailabilityZone ${unknown} could not be found.`)
}

/** Only one external network can be the default. */
export function checkDefault({ db }: Call, self?: NetworkRow): void {
  const other = store.listDefault(db).find(({ id }) => id !== self?.id)
  if (!other) return
  throw named.conflict('DefaultExternalNetworkExists', `A default external network already exists: ${other.id}.`)
}
