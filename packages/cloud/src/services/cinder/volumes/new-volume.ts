import * as z from 'zod'
import type { Call } from '../../../core/api.ts'
import { badRequest } from '../../../core/fault.ts'
import { findBackup } from '../backups/access.ts'
import { boolean, description, metadata, name, optionalUuid, volumeSize } from '../fields.ts'
import { findGroup } from '../groups/access.ts'
import { isSince } from '../microversion.ts'
import { findSnapshot } from '../snapshots/access.ts'
import { findTypeNamed } from '../types/access.ts'
import { findVolume } from './access.ts'
import type { Wish } from './create.ts'
import { findImage } from './image-source.ts'

const reference = z.string().max(255).nullable().optional()

const fields = {
  name,
  description,
  display_name: name,
  display_description: description,
  volume_type: name,
  metadata: metadata.nullable().optional(),
  snapshot_id: optionalUuid,
  source_volid: optionalUuid,
  consistencygroup_id: optionalUuid,
  size: volumeSize.nullable().optional(),
  availability_zone: z.string().min(1).max(255).nullable().optional(),
  multiattach: boolean.nullable().optional(),
  image_id: reference,
  imageRef: reference,
  group_id: reference,
  backup_id: optionalUuid,
}

const envelope = <V extends z.ZodType>(volume: V) =>
  z.strictObject({
    volume,
    'OS-SCH-HNT:scheduler_hints': z.record(z.string(), z.unknown()).nullable().optional(),
  })

/** Until 3.53 whatever else a client said was let through. */
const Body = envelope(z.object(fields))
const StrictBody = envelope(z.strictObject(fields))

const MULTIATTACH_REMOVED =
  'multiattach parameter has been removed. The default behavior is to use multiattach enabled volume types. Contact your administrator to create a multiattach enabled volume type and use it to create multiattach volumes.'

/** What the body of POST /volumes wants, with everything that it refers to looked up. */
export function readNewVolume(call: Call): Wish {
  const { volume: body } = call.json(isSince(call, 53) ? StrictBody : Body)
  const groupId = body.group_id ?? body.consistencygroup_id
  const image = body.image_id ?? body.imageRef
  const wish: Wish = {
    name: body.name?.trim() ?? body.display_name?.trim() ?? null,
    description: body.description?.trim() ?? body.display_description?.trim() ?? null,
    metadata: body.metadata ?? {},
    ...(body.volume_type && { type: findTypeNamed(call, body.volume_type) }),
    ...(body.snapshot_id && { snapshot: findSnapshot(call, body.snapshot_id) }),
    ...(body.source_volid && { source: findVolume(call, body.source_volid) }),
    ...(groupId && { group: findGroup(call, groupId) }),
    ...(image && { image: findImage(call, image) }),
    ...(body.backup_id && { backup: findBackup(call, body.backup_id) }),
    ...(body.size != null && { size: body.size }),
    ...(body.availability_zone && { zone: body.availability_zone }),
  }
  if (body.multiattach) throw badRequest(MULTIATTACH_REMOVED)
  return wish
}
