import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as ports from '../ports/store.ts'
import type { PortRow } from '../ports/store.ts'
import { bumpRevision } from '../resource/standard.ts'
import { isAutomatic } from './check.ts'
import type { SubnetRow } from './store.ts'

/** Releases automatic and DHCP addresses of the subnet; throws if ports have others. */
export function releaseSubnet(call: Call, subnet: SubnetRow): void {
  const { db } = call
  const holders = ports.listOnSubnet(db, subnet.id)
  if (holders.some((port) => !isReleased(subnet, port))) {
    const reason = 'One or more ports have an IP allocation from this subnet'
    throw named.conflict('SubnetInUse', `Unable to complete operation on subnet ${subnet.id}: ${reason}.`)
  }
  for (const port of holders) {
    const fixed_ips = port.fixed_ips.filter(({ subnet_id }) => subnet_id !== subnet.id)
    ports.update(db, bumpRevision(call, { ...port, fixed_ips }))
    ports.releaseOn(db, port.id, subnet.id)
  }
}

const isReleased = (subnet: SubnetRow, { device_owner }: PortRow) =>
  device_owner === 'network:dhcp' || (isAutomatic(subnet) && device_owner !== 'network:router_interface')
