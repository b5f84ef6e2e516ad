import { ipRange, type Network, type QuotaUsage } from '@meridian/contract'
import { left } from '../../../services/launch/rules/quota.ts'
import { nextFreeName } from '../../../services/launch/rules/next-name.ts'

/** The id in the form of a network that is made with the server, and connected to the outside. */
export const NEW_NETWORK = 'new'

const NAME = 'private'

/** What it consists of, by Neutron's names of the quotas. */
export const NETWORK_PARTS = ['network', 'subnet', 'router'] as const

/** Whether the quotas have room for all of its parts; a quota that is not known does not prevent it. */
export const hasRoomForNetwork = (quotas: readonly QuotaUsage[]): boolean =>
  NETWORK_PARTS.every((part) => {
    const quota = quotas.find(({ name }) => name === part)
    return !quota || left(quota.limit, quota.in_use + quota.reserved) > 0
  })

/** The first range of the form 10.0.n.0/24 that no network has, so that any of them can be connected later. */
export function freeRange(networks: readonly Pick<Network, 'subnets'>[]): string {
  const taken = networks.flatMap(({ subnets }) => subnets.flatMap(({ cidr }) => ipRange(cidr) ?? []))
  const isFree = (cidr: string) => {
    const range = ipRange(cidr)
    return (
      range !== null &&
      !taken.some(({ version, first, last }) => version === range.version && first <= range.last && last >= range.first)
    )
  }
  const all = Array.from({ length: 256 }, (_, third) => `10.0.${third}.0/24`)
  return all.find(isFree) ?? '10.0.0.0/24'
}

/** A network that does not exist yet, as the lists of networks have one. */
export function newNetwork(networks: readonly Network[], label: string): Network {
  const cidr = freeRange(networks)
  const [prefix = ''] = cidr.split('.0/')
  const subnet = {
    id: NEW_NETWORK,
    cidr,
    ip_version: 4,
    ipver_str: 'IPv4',
    gateway_ip: `${prefix}.1`,
    enable_dhcp: true,
    allocation_pools: [{ start: `${prefix}.2`, end: `${prefix}.254` }],
  }
  return {
    id: NEW_NETWORK,
    name: label,
    status: 'ACTIVE',
    admin_state_up: true,
    admin_state: 'UP',
    shared: false,
    'router:external': false,
    subnets: [subnet],
  } as unknown as Network // what is not known yet is shown nowhere
}

/** The name that it gets. */
export function newNetworkName(networks: readonly Pick<Network, 'name'>[]): string {
  const names = networks.map(({ name }) => name)
  return names.includes(NAME) ? nextFreeName(NAME, names) : NAME
}
