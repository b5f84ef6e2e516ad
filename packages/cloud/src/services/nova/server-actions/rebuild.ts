import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { json } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import * as keypairs from '../keypairs/store.ts'
import { computeUrl, selfLink } from '../links.ts'
import { NEVER, perVersion, sinceOf, withoutNewerFields } from '../microversion.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { showVolume } from '../neighbours/volumes.ts'
import {
  base64,
  description,
  diskConfig,
  flag,
  hostname,
  ipv4,
  ipv6,
  metadata,
  name,
  personality,
  trustedCertificates,
  uuid,
} from '../parameters.ts'
import { checkFiles, checkMetadata } from '../quotas/usage.ts'
import { findForMove, viewerOf } from '../servers/access.ts'
import { rootOf } from '../servers/create/devices.ts'
import { newPassword } from '../servers/create/handlers.ts'
import { bootSource, checkFit } from '../servers/create/image.ts'
import type { BootSource } from '../servers/create/image.ts'
import { SECONDS } from '../servers/durations.ts'
import type { ServerRow } from '../servers/row.ts'
import { begin } from '../servers/tasks.ts'
import { toServer } from '../servers/view.ts'

type OfServer = Call<{ id: string }>

const fields = z.strictObject({
  imageRef: uuid,
  name: name.optional(),
  adminPass: z.string().optional(),
  metadata: metadata.optional(),
  preserve_ephemeral: flag.optional(),
  'OS-DCF:diskConfig': diskConfig.optional(),
  accessIPv4: ipv4.optional(),
  accessIPv6: ipv6.optional(),
  personality: personality.optional(),
  description: description.optional(),
  key_name: z.string().min(1).max(255).nullable().optional(),
  user_data: base64.nullable().optional(),
  trusted_image_certificates: trustedCertificates.optional(),
  hostname: hostname.optional(),
})
type Request = z.output<typeof fields>

const SINCE = { description: 19, key_name: 54, user_data: 57, trusted_image_certificates: 63, hostname: 90 }
const rebuildBody = perVersion((since) =>
  z.strictObject({
    rebuild: withoutNewerFields(fields, since, { ...SINCE, ...(since(57) && { personality: NEVER }) }),
  }),
)

/** Reinstalls the server from an image and keeps its id and addresses. Returns the server at once. */
export const rebuild = (call: OfServer) => {
  const { rebuild: request } = call.json(rebuildBody(call))
  const since = sinceOf(call)
  const row = findForMove(call, 'servers:rebuild', 'rebuild')
  const image = checked(call, row, request)
  const start = { action: 'rebuild', event: 'rebuild_server', during: 'rebuilding', job: 'rebuildDevices' } as const
  const changed = begin(
    call,
    row,
    { ...start, seconds: SECONDS.rebuild },
    { imageRef: request.imageRef },
    changesOf(row, request, image),
  )
  const extended = since(75)
  const extent = { extended, keyName: since(54), groups: true, userData: false }
  const server = {
    ...toServer(changed, viewerOf(call, changed), extent),
    adminPass: request.adminPass ?? newPassword(),
    ...(since(57) && { user_data: changed.user_data }),
  }
  return json(202, { server }, { location: selfLink(computeUrl(call), 'servers', row.id) })
}

function checked(call: OfServer, row: ServerRow, request: Request): BootSource {
  if (request.key_name && !keypairs.findNamed(call.db, call.auth.userId, request.key_name)) {
    throw badRequest('Invalid key_name provided.')
  }
  const image = catchFault(
    () => bootSource(asCaller(call), request.imageRef, undefined),
    () => {
      throw badRequest('Cannot find image for rebuild')
    },
  )
  const root = rootOf(row.devices)
  const isVolume = root?.destination_type === 'volume'
  if (isVolume && root.volume_id !== null) refuseOther(call, root.volume_id, request.imageRef)
  checkMetadata(call, row.project_id, request.metadata ?? {})
  checkFiles(call, row.project_id, request.personality ?? [])
  checkFit(image, row.flavor, { isVolume, volumeGib: root?.volume_size ?? null }, true)
  return image
}

/** Until 2.92 a volume-backed server cannot change its image. */
function refuseOther(call: OfServer, volumeId: string, imageRef: string): void {
  if (sinceOf(call)(93)) return
  const { volume_image_metadata: known = {} } = showVolume(asCaller(call), volumeId)
  if (known['image_id'] === imageRef) return
  throw badRequest(
    `Image ${imageRef} is unacceptable: Unable to rebuild with a different image for a volume-backed server.`,
  )
}

function changesOf(row: ServerRow, request: Request, image: BootSource): Partial<ServerRow> {
  const { disk_format, container_format, min_disk, min_ram, properties } = image
  const disk = request['OS-DCF:diskConfig']
  return {
    progress: 0,
    ...(row.image_ref !== '' && { image_ref: request.imageRef }),
    image: { disk_format, container_format, min_disk, min_ram, properties },
    ...(request.name !== undefined && { name: request.name }),
    ...(request.description !== undefined && { description: request.description }),
    ...(request.metadata !== undefined && { metadata: request.metadata }),
    ...(request.accessIPv4 !== undefined && { access_ip_v4: request.accessIPv4 }),
    ...(request.accessIPv6 !== undefined && { access_ip_v6: request.accessIPv6 }),
    ...(disk !== undefined && { auto_disk_config: disk === 'AUTO' }),
    ...(request.key_name !== undefined && { key_name: request.key_name }),
    ...(request.user_data !== undefined && { user_data: request.user_data }),
    ...(request.trusted_image_certificates !== undefined && {
      trusted_image_certificates: request.trusted_image_certificates,
    }),
    ...(request.hostname !== undefined && { hostname: request.hostname }),
  }
}
