import * as z from 'zod'
import type { Call } from '../../../core/api.ts'
import { json } from '../../../core/reply.ts'
import { ownTarget } from '../access.ts'
import { perform } from '../actions.ts'
import { SECONDS } from '../durations.ts'
import { invalidGroup } from '../faults.ts'
import { description, name, uuid } from '../fields.ts'
import { findGroupSnapshot } from '../group-snapshots/access.ts'
import { from } from '../microversion.ts'
import * as snapshots from '../snapshots/store.ts'
import { createVolume } from '../volumes/create.ts'
import type { Wish } from '../volumes/create.ts'
import * as volumes from '../volumes/store.ts'
import { findGroup } from './access.ts'
import { insertGroup } from './handlers.ts'
import { toSummary } from './view.ts'

const Create = z.strictObject({
  'create-from-src': z
    .strictObject({
      description,
      name,
      source_group_id: uuid.optional(),
      group_snapshot_id: uuid.optional(),
    })
    .refine((body) => (body.source_group_id === undefined) !== (body.group_snapshot_id === undefined), {
      error:
        'one of source_group_id and group_snapshot_id has to be given: it is not valid under any of the given schemas',
    }),
})

/** A copy of a group, or of a snapshot of one, with copies of all its volumes. */
const create = (call: Call) => {
  const body = call.json(Create)['create-from-src']
  call.authorize('group:create', ownTarget(call))
  const { source_group_id = null, group_snapshot_id = null } = body
  const original = findGroup(call, source_group_id ?? findGroupSnapshot(call, group_snapshot_id ?? '').group_id)
  const copies = group_snapshot_id === null ? ofGroup(call, original.id) : ofSnapshot(call, group_snapshot_id)
  const group = insertGroup(call, {
    name: body.name?.trim() ?? null,
    description: body.description?.trim() ?? null,
    group_type_id: original.group_type_id,
    volume_type_ids: original.volume_type_ids,
    group_snapshot_id,
    source_group_id,
    host: original.host,
  })
  for (const copy of copies) {
    createVolume(call, { name: null, description: null, metadata: {}, ...copy, group, isGroupCopy: true })
  }
  call.later(SECONDS.createGroup, 'group-created', { id: group.id })
  return json(202, { group: toSummary(group) })
}

function ofGroup(call: Call, groupId: string): Pick<Wish, 'source'>[] {
  const members = volumes.listOfGroup(call.db, groupId)
  if (members.length === 0) throw invalidGroup('Source Group is empty. No group will be created.')
  return members.map((source) => ({ source }))
}

function ofSnapshot(call: Call, groupSnapshotId: string): Pick<Wish, 'snapshot'>[] {
  const taken = snapshots.listOfGroupSnapshot(call.db, groupSnapshotId)
  if (taken.length === 0) throw invalidGroup('Group snapshot is empty. No group will be created.')
  return taken.map((snapshot) => ({ snapshot }))
}

export const act = (call: Call) => perform(call, { 'create-from-src': from(14, create) })
