import type { VolumePool, VolumeService } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import type { ServiceClient } from '../../service-client.ts'

interface Extension {
  alias: string
  name: string
  description: string
  updated: string
  links: unknown[]
}

/** GET /extensions */
export const extensions = (cinder: ServiceClient): Promise<Extension[]> => listAt(cinder, '/extensions', 'extensions')

/** GET /os-services */
export const services = (cinder: ServiceClient): Promise<VolumeService[]> => listAt(cinder, '/os-services', 'services')

/** PUT /os-services/enable, disable or disable-log-reason */
export function changeService(
  cinder: ServiceClient,
  { host, binary }: { host: string; binary: string },
  { status, disabled_reason: reason }: { status: 'enabled' | 'disabled'; disabled_reason?: string | undefined },
): Promise<void> {
  if (status === 'enabled') return cinder.act('PUT', '/os-services/enable', { host, binary })
  if (!reason) return cinder.act('PUT', '/os-services/disable', { host, binary })
  return cinder.act('PUT', '/os-services/disable-log-reason', { host, binary, disabled_reason: reason })
}

interface Zone {
  zoneName: string
  zoneState: { available: boolean }
}

/** GET /os-availability-zone */
export const zones = (cinder: ServiceClient): Promise<Zone[]> =>
  listAt(cinder, '/os-availability-zone', 'availabilityZoneInfo')

/** GET /scheduler-stats/get_pools with what each can do. */
export const pools = (cinder: ServiceClient): Promise<VolumePool[]> =>
  listAt(cinder, '/scheduler-stats/get_pools', 'pools', { detail: true })
