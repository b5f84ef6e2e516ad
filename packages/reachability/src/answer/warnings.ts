import { includes, isSame, overlap, type Range } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import type { Port } from '../model/lists.ts'
import type { Say } from './answer.ts'
import { say } from './hop.ts'
import { networkThing } from './things.ts'

/** What does not stop the packet, but has cost others an evening. */
export function warningsOf(cloud: Cloud, networkIds: readonly string[], ends: readonly EndPort[]): Say[] {
  return [...mtuWarnings(cloud, networkIds), ...ends.flatMap((end) => subnetWarnings(cloud, end))]
}

interface EndPort {
  port: Port
  address: Range
}

function mtuWarnings(cloud: Cloud, ids: readonly string[]): Say[] {
  const known = ids.flatMap((id) => {
    const mtu = cloud.networks.get(id)?.mtu
    return typeof mtu === 'number' && mtu > 0 ? [{ id, mtu }] : []
  })
  const least = known.reduce<(typeof known)[number] | null>(
    (best, one) => (!best || one.mtu < best.mtu ? one : best),
    null,
  )
  const most = known.reduce<(typeof known)[number] | null>(
    (best, one) => (!best || one.mtu > best.mtu ? one : best),
    null,
  )
  if (!least || !most || least.mtu === most.mtu) return []
  const [small, large] = [networkThing(cloud, least.id).name, networkThing(cloud, most.id).name]
  return [say('warn-mtu', { small, smallMtu: least.mtu, large, largeMtu: most.mtu })]
}

function subnetWarnings(cloud: Cloud, { port, address }: EndPort): Say[] {
  const block = cloud.blocksOf(port.network_id).find(({ range }) => includes(range, address))
  if (!block) return []
  const { subnet, range } = block
  const cidr = subnet.cidr ?? ''
  const name = networkThing(cloud, port.network_id).name
  const others = [...cloud.blocks.values()].filter(
    (other) => other.subnet.network_id !== port.network_id && overlap(other.range, range),
  )
  const [other] = others.filter((one) => isSame(one.range, range)).concat(others)
  return [
    ...(subnet.enable_dhcp === false ? [say('warn-dhcp', { cidr, network: name })] : []),
    ...(subnet.gateway_ip ? [] : [say('warn-gateway', { cidr, network: name })]),
    ...(other
      ? [say('warn-overlap', { cidr, network: name, other: networkThing(cloud, other.subnet.network_id).name })]
      : []),
  ]
}
