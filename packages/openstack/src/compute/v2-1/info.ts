import type { AbsoluteLimits, ComputeExtension, ComputeZone } from '@meridian/wire'
import { listIn, objectIn, type ServiceClient } from '../../service-client.ts'
import { withQuery } from '../../url.ts'

/** GET /os-availability-zone, or with its hosts GET /os-availability-zone/detail */
export async function zones(nova: ServiceClient, detailed: boolean): Promise<ComputeZone[]> {
  const { body } = await nova.get(detailed ? '/os-availability-zone/detail' : '/os-availability-zone')
  return listIn<ComputeZone>(nova, body, 'availabilityZoneInfo')
}

/** GET /extensions: the optional parts of the API; since 2.1 every Nova has all of them. */
export async function extensions(nova: ServiceClient): Promise<ComputeExtension[]> {
  return listIn<ComputeExtension>(nova, (await nova.get('/extensions')).body, 'extensions')
}

/** GET /limits of the token's project, at the base version: later ones omit what other services count. */
export async function limits(nova: ServiceClient, reserved: boolean): Promise<AbsoluteLimits> {
  const { body } = await nova.get(withQuery('/limits', { reserved: reserved ? 1 : undefined }))
  return objectIn<{ absolute: AbsoluteLimits }>(nova, body, 'limits').absolute
}
