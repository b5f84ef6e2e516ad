import type { Network, Port, Server, Volume } from '@meridian/contract'

type Seen = Pick<Volume, 'status' | 'multiattach' | 'attachments'>

/** Why a volume cannot be attached to the server; null if it can. */
export function volumeObstacle(
  { status, multiattach, attachments }: Seen,
  server: Pick<Server, 'id'>,
): 'here' | 'inUse' | 'status' | null {
  if (attachments.some(({ server_id: id }) => id === server.id)) return 'here'
  if (status === 'in-use') return multiattach ? null : 'inUse'
  return status === 'available' ? null : 'status'
}

/** Why a port cannot be attached: it belongs to a device, or another service keeps it for one. */
export const portObstacle = ({ device_id: device, device_owner: owner }: Pick<Port, 'device_id' | 'device_owner'>) =>
  device === '' && owner === '' ? null : 'taken'

/** Why a network cannot have an interface: Nova needs a subnet to take the address from. */
export const networkObstacle = ({ subnets }: Pick<Network, 'subnets'>) => (subnets.length === 0 ? 'noSubnet' : null)

/** Options that can be chosen first; the others keep their order and come last. */
export const chooseableFirst = <T extends { disabled?: boolean }>(options: readonly T[]): T[] => [
  ...options.filter(({ disabled }) => !disabled),
  ...options.filter(({ disabled }) => disabled),
]
