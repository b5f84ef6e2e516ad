import type { PortStatus } from '@meridian/wire'
import type { PortRow } from './store.ts'

type Bound = Pick<PortRow, 'admin_state_up' | 'device_owner' | 'binding:host_id'>

/** Ports have no real binding, so a port is up if it has a host and is enabled. */
export function statusOf({ admin_state_up, device_owner, 'binding:host_id': host }: Bound): PortStatus {
  if (device_owner === 'network:floatingip') return 'N/A'
  return host !== '' && admin_state_up ? 'ACTIVE' : 'DOWN'
}
