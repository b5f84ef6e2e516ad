import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { json, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { ownTarget, projectOf } from '../access.ts'
import { isEnabled, poolsOf } from '../backends/pools.ts'
import { backendOf, ZONE } from '../backends/store.ts'
import { defaultTypeOf } from '../default-types/store.ts'
import { SECONDS } from '../durations.ts'
import { invalidVolume } from '../faults.ts'
import { description, metadataOrNull, name, optionalBoolean } from '../fields.ts'
import { accepted } from '../replies.ts'
import * as snapshots from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import { findTypeNamed } from '../types/access.ts'
import { findVolumeFor } from './access.ts'
import { findInStatus } from './jobs.ts'
import { isMigrating } from './states.ts'
import * as store from './store.ts'
import * as unmanaged from './unmanaged-store.ts'
import { toVolume } from './view.ts'

const Manage = z.strictObject({
  volume: z.strictObject({
    host: z.string().min(1).max(255),
    ref: z.record(z.string(), z.unknown()),
    name,
    description,
    availability_zone: name,
    bootable: optionalBoolean,
    volume_type: name,
    metadata: metadataOrNull,
  }),
})

function poolNamed(call: Call, host: string) {
  const pool = poolsOf(call.db).find((one) => one.host === host || backendOf(one.host) === host)
  if (!pool) throw badRequest(`Service cinder-volume could not be found on host ${host}.`)
  if (!isEnabled(call.db, pool)) {
    throw badRequest(
      `Service is unavailable at this time. Reason: Unable to manage existing volume on a disabled service.`,
    )
  }
  return pool
}

/** POST /os-volume-manage: the volume is in the list at once; whether the backend has it is known later. */
export const manage = (call: Call) => {
  call.authorize('volume_extension:volume_manage', ownTarget(call))
  const { volume: request } = call.json(Manage)
  const pool = poolNamed(call, request.host)
  const type = request.volume_type ? findTypeNamed(call, request.volume_type) : defaultTypeOf(call.db, projectOf(call))
  if (!type) throw badRequest('There is no volume type.')
  const volume: store.VolumeRow = {
    id: newUuid(),
    project_id: projectOf(call),
    user_id: call.auth.userId,
    name: request.name ?? null,
    description: request.description ?? null,
    status: 'managing',
    previous_status: null,
    attach_status: 'detached',
    size: 0,
    growth: 0,
    availability_zone: request.availability_zone ?? ZONE,
    host: pool.host,
    volume_type_id: type.id,
    snapshot_id: null,
    source_volid: null,
    bootable: request.bootable ?? false,
    multiattach: false,
    encryption_key_id: null,
    migration_status: null,
    group_id: null,
    metadata: request.metadata ?? {},
    admin_metadata: {},
    image_metadata: {},
    created_at: now(call),
    updated_at: null,
  }
  store.insert(call.db, volume)
  const source = request.ref['source-name'] ?? request.ref['source-id']
  call.scheduleJob(SECONDS.manage, 'volume-managed', { id: volume.id, source: String(source) })
  return json(202, { volume: toVolume(call, volume) })
}

/** Takes over what the backend has under the name, or sets the volume to `error_managing`. */
export function managed(context: Background, { id, source }: { id: string; source: string }): void {
  const volume = findInStatus(context.db, id, 'managing')
  if (!volume) return
  const found = unmanaged.find(context.db, source)
  if (found?.host !== volume.host) {
    store.save(context, { ...volume, status: 'error_managing' })
    return
  }
  unmanaged.remove(context.db, source)
  store.save(context, { ...volume, size: found.size, status: 'available' })
}

type PathParams = { id: string }

/** `os-unmanage`: the volume leaves Cinder and stays on the backend as `volume-<id>`. */
export const unmanage = (call: Call<PathParams>) => {
  const volume = findVolumeFor(call, call.params.id, 'volume_extension:volume_unmanage')
  if (volume.attach_status === 'attached')
    throw invalidVolume(`Volume ${volume.id} is still attached, detach volume first.`)
  if (snapshots.listOfVolume(call.db, volume.id).length > 0) {
    throw invalidVolume('Volume still has dependent snapshots.')
  }
  const isIdle = ['available', 'error', 'error_restoring', 'error_extending', 'error_managing'].includes(volume.status)
  if (!isIdle || isMigrating(volume) || volume.group_id !== null) {
    throw invalidVolume(
      'Volume status must be available or error or error_restoring or error_extending or error_managing and must not be migrating, attached, belong to a group, have snapshots, awaiting a transfer, or be disassociated from snapshots after volume transfer.',
    )
  }
  if (volume.host !== null && volume.status !== 'error_managing') {
    unmanaged.insert(call.db, { id: `volume-${volume.id}`, host: volume.host, size: volume.size })
  }
  store.remove(call.db, volume.id)
  return accepted
}

/** GET /os-volume-manage[/detail]: what a backend has that Cinder does not manage. */
export const listManageable = (call: Call) => {
  call.authorize('volume_extension:list_manageable', ownTarget(call))
  const host = call.query.get('host')
  if (!host) throw badRequest('Either "host" or "cluster" query parameter is required.')
  return ok({
    'manageable-volumes': unmanaged.listOfHost(call.db, poolNamed(call, host).host).map(({ id, size }) => ({
      reference: { 'source-name': id },
      size,
      safe_to_manage: true,
      reason_not_safe: null,
      cinder_id: null,
      extra_info: null,
    })),
  })
}
