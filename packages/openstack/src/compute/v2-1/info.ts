import type { AbsoluteLimits, ComputeExtension, ComputeZone } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { withQuery } from '../../url.ts'

/** GET /os-availability-zone, or with its hosts GET /os-availability-zone/detail */
export const zones = (nova: ServiceClient, detailed: boolean): Promise<ComputeZone[]> =>
  listAt(nova, detailed ? '/os-availability-zone/detail' : '/os-availability-zone', 'availabilityZoneInfo')

/** GET /extensions: the optional parts of the API; since 2.1 every Nova has all of them. */
export const extensions = (nova: ServiceClient): Promise<ComputeExtension[]> =>
  listAt(nova, '/extensions', 'extensions')

/** GET /limits of the token's project, at the base version: later ones omit what other services count. */
export async function limits(nova: ServiceClient, reserved: boolean): Promise<AbsoluteLimits> {
  const { body } = await nova.get(withQuery('/limits', { reserved: reserved ? 1 : undefined }))
  return objectIn<{ absolute: AbsoluteLimits }>(nova, body, 'limits').absolute
}
