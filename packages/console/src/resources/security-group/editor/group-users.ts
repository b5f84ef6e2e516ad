import type { Port } from '@meridian/contract'

/** Something that is in a group: an instance, or a port of anything else. */
export interface GroupUser {
  id: string
  name: string
  isInstance: boolean
  addresses: string[]
  /** The ids of all groups of its ports. */
  groups: string[]
}

/** The devices whose ports are in a group, instances first. */
export function usersOf(
  ports: readonly Port[],
  group: string,
  serverName: (id: string) => string | undefined,
): GroupUser[] {
  const users = new Map<string, GroupUser>()
  for (const port of ports) {
    if (!port.security_groups.includes(group)) continue
    const isInstance = port.device_owner.startsWith('compute:')
    const id = isInstance ? port.device_id : port.id
    const user = users.get(id) ?? {
      id,
      name: (isInstance ? serverName(id) : port.name) || id,
      isInstance,
      addresses: [],
      groups: [],
    }
    user.addresses.push(...port.fixed_ips.map(({ ip_address: address }) => address))
    user.groups.push(...port.security_groups.filter((each) => !user.groups.includes(each)))
    users.set(id, user)
  }
  return [...users.values()].toSorted((a, b) => Number(b.isInstance) - Number(a.isInstance))
}
