import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { findBackup } from '../backups/access.ts'
import { metadataOrNull, name, optionalBoolean, optionalUuid, orNull, volumeSizeOrNull } from '../fields.ts'
import { findGroup } from '../groups/access.ts'
import { isSince } from '../microversion.ts'
import { findSnapshot } from '../snapshots/access.ts'
import { findTypeNamed } from '../types/access.ts'
import { findVolume } from './access.ts'
import { trimmedText } from './checks.ts'
import type { CreateRequest } from './checks.ts'
import { findImage } from './image-source.ts'

const reference = name
/** `createVolume` checks the length, with another message. */
const text = orNull(z.string(), 'string').optional()

const fields = {
  name: text,
  description: text,
  display_name: text,
  display_description: text,
  volume_type: name,
  metadata: metadataOrNull,
  snapshot_id: optionalUuid,
  source_volid: optionalUuid,
  consistencygroup_id: optionalUuid,
  size: volumeSizeOrNull,
  availability_zone: orNull(z.string().min(1).max(255), 'string').optional(),
  multiattach: optionalBoolean,
  image_id: reference,
  imageRef: reference,
  group_id: reference,
  backup_id: optionalUuid,
}

const envelope = <V extends z.ZodType>(volume: V) =>
  z.strictObject({
    volume,
    'OS-SCH-HNT:scheduler_hints': orNull(z.record(z.string(), z.unknown()), 'object').optional(),
  })

/** Before 3.53 unknown keys were ignored. */
const Body = envelope(z.object(fields))
const StrictBody = envelope(z.strictObject(fields))

const MULTIATTACH_REMOVED =
  'multiattach parameter has been removed. The default behavior is to use multiattach enabled volume types. Contact your administrator to create a multiattach enabled volume type and use it to create multiattach volumes.'

/** Reads the body of POST /volumes and looks up everything that it refers to. */
export function readNewVolume(call: Call): CreateRequest {
  const { volume: body } = call.json(isSince(call, 53) ? StrictBody : Body)
  const groupId = body.group_id ?? body.consistencygroup_id
  const image = body.image_id ?? body.imageRef
  const request: CreateRequest = {
    name: trimmedText('name', body.name ?? body.display_name),
    description: trimmedText('description', body.description ?? body.display_description),
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
  return request
}
