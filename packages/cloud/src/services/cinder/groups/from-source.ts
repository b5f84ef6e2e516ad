import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { json } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { perform } from '../actions.ts'
import { SECONDS } from '../durations.ts'
import { invalidGroup } from '../faults.ts'
import { description, name, notValid, optionalUuid, uuid } from '../fields.ts'
import { findGroupSnapshot } from '../group-snapshots/access.ts'
import { from } from '../microversion.ts'
import * as snapshots from '../snapshots/store.ts'
import type { CreateRequest } from '../volumes/checks.ts'
import { createVolume } from '../volumes/create.ts'
import * as volumes from '../volumes/store.ts'
import { findGroup } from './access.ts'
import { insertGroup } from './handlers.ts'
import type { GroupRow } from './store.ts'
import { toSummary } from './view.ts'

const Create = z.strictObject({
  'create-from-src': z
    .strictObject({
      description,
      name,
      source_group_id: uuid.optional(),
      group_snapshot_id: uuid.optional(),
    })
    .refine((body) => (body.source_group_id === undefined) !== (body.group_snapshot_id === undefined), notValid),
})

const create = (call: Call) => {
  const { source_group_id, group_snapshot_id, ...fields } = call.json(Create)['create-from-src']
  return json(202, { group: toSummary(copyGroup(call, fields, source_group_id, group_snapshot_id)) })
}

const CreateConsistencyGroup = z.object({
  'consistencygroup-from-src': z.object({
    description,
    name,
    cgsnapshot_id: optionalUuid,
    source_cgid: optionalUuid,
  }),
})

/** The consistency group variant of `create`. */
export const createConsistencyGroup = (call: Call) => {
  const { cgsnapshot_id, source_cgid, ...fields } = call.json(CreateConsistencyGroup)['consistencygroup-from-src']
  const called = fields.name ?? 'None'
  if (!cgsnapshot_id && !source_cgid) {
    throw badRequest(
      `Either 'cgsnapshot_id' or 'source_cgid' must be provided to create consistency group ${called} from source.`,
    )
  }
  if (cgsnapshot_id && source_cgid) {
    throw badRequest(
      `Cannot provide both 'cgsnapshot_id' and 'source_cgid' to create consistency group ${called} from source.`,
    )
  }
  const group = copyGroup(call, fields, source_cgid ?? undefined, cgsnapshot_id ?? undefined)
  return json(202, { consistencygroup: toSummary(group) })
}

interface NameFields {
  name?: string | null | undefined
  description?: string | null | undefined
}

/** Copies a group or a group snapshot with all its volumes. */
function copyGroup(
  call: Call,
  fields: NameFields,
  groupId: string | undefined,
  snapshotId: string | undefined,
): GroupRow {
  call.authorize('group:create', ownTarget(call))
  const original = findGroup(call, groupId ?? findGroupSnapshot(call, snapshotId ?? '').group_id)
  const copies = snapshotId === undefined ? ofGroup(call, original.id) : ofSnapshot(call, snapshotId)
  const group = insertGroup(call, {
    name: fields.name?.trim() ?? null,
    description: fields.description?.trim() ?? null,
    group_type_id: original.group_type_id,
    volume_type_ids: original.volume_type_ids,
    group_snapshot_id: snapshotId ?? null,
    source_group_id: groupId ?? null,
    host: original.host,
  })
  for (const copy of copies) {
    createVolume(call, { name: null, description: null, metadata: {}, ...copy, group, isGroupCopy: true })
  }
  call.scheduleJob(SECONDS.createGroup, 'group-created', { id: group.id })
  return group
}

function ofGroup(call: Call, groupId: string): Pick<CreateRequest, 'source'>[] {
  const members = volumes.listOfGroup(call.db, groupId)
  if (members.length === 0) throw invalidGroup('Source Group is empty. No group will be created.')
  return members.map((source) => ({ source }))
}

function ofSnapshot(call: Call, groupSnapshotId: string): Pick<CreateRequest, 'snapshot'>[] {
  const taken = snapshots.listOfGroupSnapshot(call.db, groupSnapshotId)
  if (taken.length === 0) throw invalidGroup('Group snapshot is empty. No group will be created.')
  return taken.map((snapshot) => ({ snapshot }))
}

export const act = (call: Call) => perform(call, { 'create-from-src': from(14, create) })
