import type { AbsoluteLimits } from '@meridian/wire'
import { objectIn, type ServiceClient } from '../../../service-client.ts'
import { withQuery } from '../../../url.ts'

/** GET /limits of the token's project, as the first version has it: later ones leave out what other services count. */
export async function show(nova: ServiceClient, reserved: boolean): Promise<AbsoluteLimits> {
  const { body } = await nova.get(withQuery('/limits', { reserved: reserved ? 1 : undefined }))
  return objectIn<{ absolute: AbsoluteLimits }>(nova, body, 'limits').absolute
}
