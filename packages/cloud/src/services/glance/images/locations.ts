import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { contentOf } from '../data/content.ts'
import { conflictBecause } from '../faults.ts'
import { DEMO_DISK, demoDiskUrl } from '../imports/demo-disk.ts'
import { policyTarget } from './access.ts'
import { next } from './states.ts'
import type { ImageRow } from './store.ts'

export const ImageLocation = z.object({ url: z.string().max(65_535), metadata: z.record(z.string(), z.unknown()) })
export type ImageLocation = z.output<typeof ImageLocation>

/**
 * The image with the data that is at the address. Glance's store for HTTP reads it whenever it is used; this cloud
 * keeps no address but that of its own disk, and reads that once.
 */
export function located(call: Call, image: ImageRow, location: ImageLocation): ImageRow {
  call.authorize('set_image_location', policyTarget(call, image))
  const { status, disk_format, container_format } = image
  if (status !== 'queued') throw conflictBecause(`It's not allowed to add locations if image status is ${status}.`)
  if (disk_format === null || container_format === null) {
    throw badRequest('Properties disk_format, container_format must be set prior to saving data.')
  }
  const own = demoDiskUrl(call)
  if (URL.parse(location.url)?.href !== own) {
    const advice = `This cloud keeps no location but ${own}; the import method web-download copies from others.`
    throw badRequest(`Invalid location: ${location.url.slice(0, 300)}. ${advice}`)
  }
  const received = call.blobs.fromBytes(DEMO_DISK)
  call.blobs.save(received, image.id)
  return {
    ...image,
    ...contentOf(image, received),
    status: next(next(status, 'upload'), 'stored'),
    locations: [location],
  }
}

/** The locations are shown to the image's project. */
export const shownLocations = (call: Call, image: ImageRow): { locations?: ImageLocation[] } =>
  image.locations && call.may('get_image_location', policyTarget(call, image)) ? { locations: image.locations } : {}
