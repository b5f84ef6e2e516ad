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
