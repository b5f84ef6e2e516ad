import type { Volume, VolumeSnapshot } from '@meridian/wire'
import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import {
  createSnapshot,
  createVolume,
  listSnapshots,
  listVolumes,
  removeSnapshot,
  removeVolume,
  showSnapshot,
  showVolume,
} from '../neighbours/volumes.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { limitOf, integerParameter } from '../query-parameters.ts'

type One = { id: string }

const authorize = (call: Call, rule: string) =>
  call.authorize(`os_compute_api:os-volumes:${rule}`, { project_id: call.auth.projectId })

const paged = <T>({ query }: Call, all: readonly T[]): T[] => {
  const offset = integerParameter(query, 'offset') ?? 0
  return all.slice(offset, query.has('limit') ? offset + limitOf(query) : undefined)
}

/** Cinder's refusals: Nova passes on all but the 404. */
const refusing =
  (missing: string) =>
  (fault: Fault): never => {
    throw fault.status === 404 ? notFound(missing) : badRequest(fault.message)
  }

const toVolume = (volume: Volume) => ({
  id: volume.id,
  status: volume.status,
  size: volume.size,
  availabilityZone: volume.availability_zone,
  createdAt: volume.created_at,
  attachments: volume.attachments.map((one) => ({
    id: volume.id,
    volumeId: volume.id,
    serverId: one.server_id,
    ...(one.device !== null && { device: one.device }),
  })),
  displayName: volume.name,
  displayDescription: volume.description,
  volumeType: volume.volume_type,
  snapshotId: volume.snapshot_id,
  metadata: volume.metadata,
})

const toSnapshot = (snapshot: VolumeSnapshot) => ({
  id: snapshot.id,
  volumeId: snapshot.volume_id,
  status: snapshot.status,
  size: snapshot.size,
  createdAt: snapshot.created_at,
  displayName: snapshot.name,
  displayDescription: snapshot.description,
})

const listing = (rule: string) => (call: Call) => {
  authorize(call, rule)
  return ok({ volumes: paged(call, listVolumes(asCaller(call))).map(toVolume) })
}
export const list = listing('list')
export const listDetail = listing('detail')

export const show = (call: Call<One>) => {
  authorize(call, 'show')
  const missing = `Volume ${call.params.id} could not be found.`
  return catchFault(() => ok({ volume: toVolume(showVolume(asCaller(call), call.params.id)) }), refusing(missing))
}

const text = z.string().nullish()
const size = z.union([z.int().min(1), z.string().regex(/^[0-9]+$/)])

const VolumeBody = z.object({
  volume: z.looseObject({
    size,
    display_name: text,
    display_description: text,
    volume_type: text,
    snapshot_id: text,
    availability_zone: text,
    metadata: z.record(z.string(), z.string()).nullish(),
  }),
})

export const create = (call: Call) => {
  authorize(call, 'create')
  const { volume } = call.json(VolumeBody)
  const { display_name: name, display_description: description, ...rest } = volume
  return catchFault(
    () =>
      ok({
        volume: toVolume(createVolume(asCaller(call), given({ ...rest, size: Number(rest.size), name, description }))),
      }),
    refusing('The volume’s source could not be found.'),
  )
}

/** Cinder refuses null for some of the fields that Nova lets be null. */
const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

export const remove = (call: Call<One>) => {
  authorize(call, 'delete')
  const { id } = call.params
  return catchFault(
    () => {
      removeVolume(asCaller(call), id)
      return accepted
    },
    refusing(`Volume ${id} could not be found.`),
  )
}

const listingSnapshots = (rule: string) => (call: Call) => {
  authorize(call, `snapshots:${rule}`)
  return ok({ snapshots: paged(call, listSnapshots(asCaller(call))).map(toSnapshot) })
}
export const snapshots = listingSnapshots('list')
export const snapshotsDetail = listingSnapshots('detail')

export const showOneSnapshot = (call: Call<One>) => {
  authorize(call, 'snapshots:show')
  const { id } = call.params
  return catchFault(
    () => ok({ snapshot: toSnapshot(showSnapshot(asCaller(call), id)) }),
    refusing(`Snapshot ${id} could not be found.`),
  )
}

const SnapshotBody = z.object({
  snapshot: z.looseObject({
    volume_id: z.string(),
    force: z.union([z.boolean(), z.string()]).optional(),
    display_name: text,
    display_description: text,
  }),
})

export const takeSnapshot = (call: Call) => {
  authorize(call, 'snapshots:create')
  const {
    volume_id,
    force = false,
    display_name: name,
    display_description: description,
  } = call.json(SnapshotBody).snapshot
  const isForced = typeof force === 'string' ? /^(1|t|true|on|y|yes)$/i.test(force) : force
  return catchFault(
    () =>
      ok({
        snapshot: toSnapshot(
          createSnapshot(asCaller(call), given({ volume_id, ...(isForced && { force: true }), name, description })),
        ),
      }),
    refusing(`Volume ${volume_id} could not be found.`),
  )
}

export const dropSnapshot = (call: Call<One>) => {
  authorize(call, 'snapshots:delete')
  const { id } = call.params
  return catchFault(
    () => {
      removeSnapshot(asCaller(call), id)
      return accepted
    },
    refusing(`Snapshot ${id} could not be found.`),
  )
}
