import type { PortStatus } from '@meridian/wire'
import type { PortRow } from './store.ts'

type Wired = Pick<PortRow, 'admin_state_up' | 'device_owner' | 'binding:host_id'>

/** Nothing is wired here, so a port is up as soon as it is on a host and nobody has switched it off. */
export function statusOf({ admin_state_up, device_owner, 'binding:host_id': host }: Wired): PortStatus {
  if (device_owner === 'network:floatingip') return 'N/A'
  return host !== '' && admin_state_up ? 'ACTIVE' : 'DOWN'
}
