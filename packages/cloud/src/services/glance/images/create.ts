import * as z from 'zod'
import { forbidden } from '../../../core/errors/fault.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { isAdmin } from './access.ts'
import { NewImage, refuseReadOnly, refuseTooMany, splitProperties } from './body.ts'
import type { ImageRow } from './store.ts'

const BLANK = {
  name: null,
  visibility: 'shared',
  protected: false,
  os_hidden: false,
  container_format: null,
  disk_format: null,
  tags: [],
  min_ram: 0,
  min_disk: 0,
  status: 'queued',
  size: null,
  virtual_size: null,
  checksum: null,
  os_hash_algo: null,
  os_hash_value: null,
} as const

/** Reads the body of POST; the new image is `queued`. */
export function readNewImage(call: Call): ImageRow {
  for (const name of Object.keys(call.json(z.record(z.string(), z.unknown())))) refuseReadOnly(name)
  const { id = newUuid(), ...body } = call.json(NewImage)
  const now = isoSeconds(call.clock.now())
  const fields = splitProperties(body)
  const image: ImageRow = {
    ...BLANK,
    owner: call.auth.projectId,
    ...fields,
    tags: [...new Set(fields.tags)],
    id: id.toLowerCase(),
    created_at: now,
    updated_at: now,
  }
  refuseTooMany(image)
  return image
}

export function authorizeNew(call: Call, image: ImageRow): void {
  const { owner } = image
  if (owner !== call.auth.projectId && !isAdmin(call)) {
    throw forbidden(`You are not permitted to create images owned by '${owner}'.`)
  }
  call.authorize('add_image', { project_id: owner, owner })
  authorizeVisibility(call, image)
}

/** Public and community visibility have their own policy rules. */
export function authorizeVisibility(call: Call, { visibility, owner }: ImageRow): void {
  if (visibility === 'public') call.authorize('publicize_image', { project_id: owner })
  if (visibility === 'community') call.authorize('communitize_image', { project_id: owner })
}
