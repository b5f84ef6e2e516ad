import type { VolumePool, VolumeService } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../service-client.ts'
import { withQuery } from '../../url.ts'

interface Extension {
  alias: string
  name: string
  description: string
  updated: string
  links: unknown[]
}

/** GET /extensions */
export async function extensions(cinder: ServiceClient): Promise<Extension[]> {
  const { body } = await cinder.get('/extensions')
  return listIn<Extension>(cinder, body, 'extensions')
}

/** GET /os-services */
export async function services(cinder: ServiceClient): Promise<VolumeService[]> {
  const { body } = await cinder.get('/os-services')
  return listIn<VolumeService>(cinder, body, 'services')
}

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
export async function zones(cinder: ServiceClient): Promise<Zone[]> {
  const { body } = await cinder.get('/os-availability-zone')
  return listIn<Zone>(cinder, body, 'availabilityZoneInfo')
}

/** GET /scheduler-stats/get_pools with what each can do. */
export async function pools(cinder: ServiceClient): Promise<VolumePool[]> {
  const { body } = await cinder.get(withQuery('/scheduler-stats/get_pools', { detail: true }))
  return listIn<VolumePool>(cinder, body, 'pools')
}
