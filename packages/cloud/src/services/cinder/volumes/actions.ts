import * as z from 'zod'
import { badRequest, conflict } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { targetOf } from '../access.ts'
import { perform } from '../actions.ts'
import type { Actions } from '../actions.ts'
import * as attachments from '../attachments/store.ts'
import * as classic from '../attachments/volume-actions.ts'
import { SECONDS } from '../durations.ts'
import { boolean, uuid, volumeSize } from '../fields.ts'
import { from, isSince } from '../microversion.ts'
import { accepted, done } from '../replies.ts'
import { findSnapshot } from '../snapshots/access.ts'
import * as snapshots from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import { findVolume, findVolumeFor } from './access.ts'
import * as admin from './admin-actions.ts'
import { extend as extendVolume } from './extension.ts'
import * as imageMetadataActions from './image-metadata.ts'
import { checkImage, findImage, imageMetadata } from './image-source.ts'
import { unmanage } from './managing.ts'
import { retype } from './retype.ts'
import { begin, beginReverting } from './states.ts'
import { save } from './store.ts'
import { upload } from './upload.ts'

type PathParams = { id: string }

const Extend = z.strictObject({ 'os-extend': z.strictObject({ new_size: volumeSize }) })

/** Attached volumes can be extended from 3.42 on. */
const extend = (call: Call<PathParams>) => {
  const { new_size } = call.json(Extend)['os-extend']
  const volume = findVolume(call, call.params.id)
  const isAttached = isSince(call, 42) && volume.status === 'in-use'
  call.authorize(isAttached ? 'volume:extend_attached_volume' : 'volume:extend', targetOf(volume))
  extendVolume(call, volume, new_size, isAttached ? 'extend attached' : 'extend')
  return accepted
}

const ReadOnly = z.strictObject({ 'os-update_readonly_flag': z.strictObject({ readonly: boolean }) })

const setReadOnly = (call: Call<PathParams>) => {
  const { readonly } = call.json(ReadOnly)['os-update_readonly_flag']
  const volume = findVolumeFor(call, call.params.id, 'volume:update_readonly_flag')
  begin(volume, 'set read-only')
  const flags = { ...volume.admin_metadata, readonly: readonly ? 'True' : 'False' }
  save(call, { ...volume, admin_metadata: flags })
  return accepted
}

const Bootable = z.strictObject({ 'os-set_bootable': z.strictObject({ bootable: boolean }) })

const setBootable = (call: Call<PathParams>) => {
  const { bootable } = call.json(Bootable)['os-set_bootable']
  save(call, { ...findVolumeFor(call, call.params.id, 'volume:update'), bootable })
  return done
}

const Reimage = z.strictObject({
  'os-reimage': z.strictObject({ image_id: uuid, reimage_reserved: boolean.optional() }),
})

/** Replaces the content of the volume with an image. */
const reimage = (call: Call<PathParams>) => {
  const { image_id, reimage_reserved = false } = call.json(Reimage)['os-reimage']
  const volume = findVolume(call, call.params.id)
  call.authorize(volume.status === 'reserved' ? 'volume:reimage_reserved' : 'volume:reimage', targetOf(volume))
  if (attachments.listOfVolume(call.db, volume.id).length > 1) {
    throw conflict('Cannot re-image a volume which is attached to more than one server.')
  }
  const image = findImage(call, image_id)
  checkImage(image, volume.size)
  save(call, begin(volume, reimage_reserved ? 'reimage reserved' : 'reimage'))
  call.scheduleJob(SECONDS.reimage, 'volume-filled', { id: volume.id, imageMetadata: imageMetadata(image) })
  return accepted
}

const Revert = z.object({ revert: z.object({ snapshot_id: z.string().nullable().optional() }) })

/** Reverts to the latest snapshot, whose id the request must give. */
const revert = (call: Call<PathParams>) => {
  const { snapshot_id: named = null } = call.json(Revert).revert
  const volume = findVolumeFor(call, call.params.id, 'volume:revert_to_snapshot')
  const latest = snapshots.latestOf(call.db, volume.id)
  if (!latest) throw badRequest(`Volume ${volume.id} doesn't have any snapshots.`)
  if (named !== latest.id) {
    throw badRequest(`Specified snapshot ${named ?? 'None'} is None or not the latest one of volume ${volume.id}.`)
  }
  const snapshot = findSnapshot(call, latest.id)
  if (volume.size !== snapshot.size) {
    const attempt = `Can't revert volume ${volume.id} to its latest snapshot ${snapshot.id}.`
    throw badRequest(`${attempt} The volume size must be equal to the snapshot size.`)
  }
  const reverting = beginReverting(volume, snapshot.id)
  if (snapshot.status !== 'available') {
    const attempt = `Can't revert volume ${volume.id} to its latest snapshot ${snapshot.id}.`
    throw conflict(`Invalid snapshot: ${attempt} Snapshot's status must be 'available'.`)
  }
  save(call, reverting)
  snapshots.update(call.db, { ...snapshot, status: 'restoring', updated_at: now(call) })
  call.scheduleJob(SECONDS.revert, 'volume-reverted', { id: volume.id, snapshotId: snapshot.id })
  return accepted
}

const ACTIONS: Actions<PathParams> = {
  'os-attach': classic.attach,
  'os-detach': classic.detachVolume,
  'os-reserve': classic.reserve,
  'os-unreserve': classic.unreserve,
  'os-begin_detaching': classic.beginDetaching,
  'os-roll_detaching': classic.rollDetaching,
  'os-initialize_connection': classic.initializeConnection,
  'os-terminate_connection': classic.terminateConnection,
  'os-extend': extend,
  'os-update_readonly_flag': setReadOnly,
  'os-retype': retype,
  'os-set_bootable': setBootable,
  'os-volume_upload_image': upload,
  'os-reimage': from(68, reimage),
  revert: from(40, revert),
  'os-set_image_metadata': imageMetadataActions.set,
  'os-show_image_metadata': imageMetadataActions.show,
  'os-unset_image_metadata': imageMetadataActions.unset,
  'os-reset_status': admin.resetStatus,
  'os-force_delete': admin.forceDelete,
  'os-force_detach': classic.forceDetach,
  'os-unmanage': unmanage,
  'os-migrate_volume': admin.migrate,
  'os-migrate_volume_completion': admin.completeMigration,
}

export const act = (call: Call<PathParams>) => perform(call, ACTIONS)
