import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { json, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget, projectOf } from '../access.ts'
import { booleanParameter } from '../booleans.ts'
import { SECONDS } from '../durations.ts'
import { invalidVolume } from '../faults.ts'
import { boolean, description, metadataOrNull, name, notValid, nullableUuid } from '../fields.ts'
import { pageReply } from '../listing.ts'
import { metadataHandlers } from '../metadata.ts'
import { isSince } from '../microversion.ts'
import { reserve } from '../quotas/reserve.ts'
import { acceptedPage } from '../replies.ts'
import { findVolume } from '../volumes/access.ts'
import { findSnapshot } from './access.ts'
import { begin, refuseInvalid } from './create.ts'
import { readQuery } from './query.ts'
import { beginDeleting } from './states.ts'
import { save } from './store.ts'
import * as store from './store.ts'
import type { SnapshotRow } from './store.ts'
import { toDetail, toSnapshot, toSummary } from './view.ts'

type PathParams = { id: string }

export const list = (call: Call) => listed(call, 'snapshots', toSummary)
export const listDetails = (call: Call) => listed(call, 'snapshots/detail', (row) => toDetail(call, row))

function listed(call: Call, path: string, view: (row: SnapshotRow) => object) {
  call.authorize('volume:get_all_snapshots', ownTarget(call))
  const { where, window } = readQuery(call)
  const wantsCount = isSince(call, 45) && booleanParameter(call.query, 'with_count')
  const count = wantsCount ? store.count(call.db, ...where) : undefined
  return pageReply(call, { key: 'snapshots', path, count }, store.list(call.db, where, window), view)
}

const Body = z.strictObject({
  snapshot: z.strictObject({
    name,
    display_name: name,
    description,
    volume_id: nullableUuid,
    force: boolean.optional(),
    metadata: metadataOrNull,
  }),
})

const FORCE_IS_GONE =
  "Since microversion 3.66 the 'force' flag is invalid for this request.  For backward compatability, however, when the 'force' flag is passed with a value evaluating to True, it is silently ignored."

/** Attached volumes need `force` until 3.65; from 3.66 on they do not. */
export const create = (call: Call) => {
  const { snapshot: body } = call.json(Body)
  const volume = findVolume(call, body.volume_id ?? 'None')
  if (isSince(call, 66) && body.force === false) throw badRequest(FORCE_IS_GONE)
  refuseInvalid(call, volume)
  const legal = body.force || isSince(call, 66) ? ['available', 'in-use'] : ['available']
  if (!legal.includes(volume.status)) {
    throw invalidVolume(
      `Volume ${volume.id} status must be ${legal.join(', ')}, but current status is: ${volume.status}.`,
    )
  }
  const { size: gigabytes, volume_type_id: typeId } = volume
  reserve(call.db, projectOf(call), { kind: 'snapshots', gigabytes, typeId })
  const snapshot = begin(call, volume, {
    name: body.name?.trim() ?? body.display_name?.trim() ?? null,
    description: body.description?.trim() ?? null,
    metadata: body.metadata ?? {},
    group_snapshot_id: null,
  })
  call.scheduleJob(SECONDS.createSnapshot, 'snapshot-created', { id: snapshot.id })
  return json(202, { snapshot: toSnapshot(call, snapshot) })
}

export const show = (call: Call<PathParams>) => ok({ snapshot: toDetail(call, findSnapshot(call, call.params.id)) })

const Update = z.strictObject({
  snapshot: z
    .strictObject({ name, description, display_name: name, display_description: description })
    .refine((snapshot) => Object.keys(snapshot).length > 0, notValid),
})

export const update = (call: Call<PathParams>) => {
  const { snapshot: body } = call.json(Update)
  const snapshot = findSnapshot(call, call.params.id, 'volume:update_snapshot')
  const newName = body.name === undefined ? body.display_name : body.name
  const newDescription = body.description === undefined ? body.display_description : body.description
  const changed = save(call, {
    ...snapshot,
    ...(newName !== undefined && { name: newName?.trim() ?? null }),
    ...(newDescription !== undefined && { description: newDescription?.trim() ?? null }),
  })
  return ok({ snapshot: toSnapshot(call, changed) })
}

export const remove = (call: Call<PathParams>) => {
  save(call, beginDeleting(findSnapshot(call, call.params.id, 'volume:delete_snapshot')))
  call.scheduleJob(SECONDS.deleteSnapshot, 'snapshot-deleted', { id: call.params.id })
  return acceptedPage
}

const RULES = { get: 'get', create: 'update', update: 'update', delete: 'delete' } as const

export const snapshotMetadata = metadataHandlers({
  find: (call, id, verb) => findSnapshot(call, id, `volume:${RULES[verb]}_snapshot_metadata`),
  of: (snapshot) => snapshot.metadata,
  save: (call, snapshot, pairs) => void save(call, { ...snapshot, metadata: pairs }),
  missing: (id, key) => notFound(`Snapshot ${id} has no metadata with key ${key}.`),
  hasEtags: false,
})
