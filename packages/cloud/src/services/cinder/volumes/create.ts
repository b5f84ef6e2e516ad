import { badRequest } from '../../../core/errors/fault.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget, projectOf } from '../access.ts'
import { ZONE } from '../backends/store.ts'
import { defaultTypeOf } from '../default-types/store.ts'
import { SECONDS } from '../durations.ts'
import { invalidVolume } from '../faults.ts'
import { checkSize, reserve } from '../quotas/reserve.ts'
import { now } from '../timestamp.ts'
import { findTypeNamed } from '../types/access.ts'
import type { TypeRow } from '../types/store.ts'
import { checkGroup, checkSizeFor, checkSources, checkTypes, checkZone, sizeOf } from './checks.ts'
import type { CreateRequest } from './checks.ts'
import { imageMetadata } from './image-source.ts'
import type { Created } from './jobs.ts'
import * as store from './store.ts'
import type { VolumeRow } from './store.ts'

/** Checks the request in Cinder's order, inserts the row and schedules the rest of the work. */
export function createVolume(call: Call, request: CreateRequest): VolumeRow {
  if (request.image) call.authorize('volume:create_from_image', ownTarget(call))
  call.authorize('volume:create', ownTarget(call))
  const size = sizeOf(request)
  checkGroup(request)
  checkTypes(call, request)
  checkSources(request, size)
  const type = typeFor(call, request)
  checkSizeFor(type, size)
  checkZone(request, type)
  const volume = rowFor(call, request, type, size)
  if (volume.multiattach) call.authorize('volume:multiattach', ownTarget(call))
  checkSize(call.db, volume.project_id, size)
  reserve(call.db, volume.project_id, { kind: 'volumes', gigabytes: size, typeId: type.id })
  store.insert(call.db, volume)
  const job: Created = { id: volume.id, requestId: call.requestId, source: sourceOf(request) }
  call.scheduleJob(SECONDS.createVolume, 'volume-created', job)
  return volume
}

function typeFor(call: Call, { type, source, snapshot, image }: CreateRequest): TypeRow {
  const inherited = source?.volume_type_id ?? snapshot?.volume_type_id ?? image?.['cinder_img_volume_type']
  if (type) return type
  if (typeof inherited === 'string') return findTypeNamed(call, inherited)
  const fallback = defaultTypeOf(call.db, projectOf(call))
  if (!fallback) throw badRequest('There is no volume type.')
  return fallback
}

function rowFor(call: Call, request: CreateRequest, type: TypeRow, size: number): VolumeRow {
  const { source, snapshot, group } = request
  const original = source ?? (snapshot && store.find(call.db, snapshot.volume_id))
  const multiattach = type.extra_specs['multiattach'] === '<is> True'
  if (multiattach && type.encryption) throw invalidVolume('Multiattach cannot be used with encrypted volumes.')
  return {
    id: newUuid(),
    project_id: projectOf(call),
    user_id: call.auth.userId,
    name: request.name,
    description: request.description,
    status: 'creating',
    previous_status: null,
    attach_status: 'detached',
    size,
    growth: 0,
    availability_zone: ZONE,
    host: null,
    volume_type_id: type.id,
    snapshot_id: snapshot?.id ?? null,
    source_volid: source?.id ?? null,
    bootable: original?.bootable ?? false,
    multiattach,
    encryption_key_id: type.encryption ? newUuid() : null,
    migration_status: null,
    group_id: group?.id ?? null,
    metadata: request.metadata,
    admin_metadata: {},
    image_metadata: original?.image_metadata ?? {},
    created_at: now(call),
    updated_at: null,
  }
}

function sourceOf({ image, backup, source, snapshot }: CreateRequest): Created['source'] {
  if (image) return { kind: 'image', metadata: imageMetadata(image) }
  if (backup) return { kind: 'backup', id: backup.id }
  return { kind: source || snapshot ? 'copy' : 'nothing' }
}
