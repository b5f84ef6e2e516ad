import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { json, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { boolean, description, name, uuid } from '../fields.ts'
import { ofProjects } from '../filters.ts'
import { findGroupSnapshot } from '../group-snapshots/access.ts'
import { deleteSnapshots, takeSnapshots } from '../group-snapshots/handlers.ts'
import * as groupSnapshots from '../group-snapshots/store.ts'
import type { GroupSnapshotRow } from '../group-snapshots/store.ts'
import { consistencyTypeId } from '../group-types/store.ts'
import { findGroup } from '../groups/access.ts'
import { deleteGroup } from '../groups/actions.ts'
import { createGroup, readGroups } from '../groups/handlers.ts'
import type { GroupRow } from '../groups/store.ts'
import { updateGroup } from '../groups/update.ts'
import { MAX_LIMIT } from '../listing.ts'
import { acceptedPage } from '../replies.ts'

/** Consistency groups, the predecessors of groups (3.13): groups of a reserved group type. */

type PathParams = { id: string }

const toSummary = ({ id, name: called }: { id: string; name: string | null }) => ({ id, name: called })

const toConsistencyGroup = (row: GroupRow) => ({
  id: row.id,
  status: row.status,
  availability_zone: row.availability_zone,
  created_at: row.created_at,
  name: row.name,
  description: row.description,
  volume_types: row.volume_type_ids,
})

const listed = (call: Call, view: (row: GroupRow) => object) => {
  const type = consistencyTypeId(call.db)
  const rows = readGroups(call).filter((row) => row.group_type_id === type)
  return ok({ consistencygroups: rows.map(view) })
}

export const list = (call: Call) => listed(call, toSummary)
export const listDetails = (call: Call) => listed(call, toConsistencyGroup)

export const show = (call: Call<PathParams>) =>
  ok({ consistencygroup: toConsistencyGroup(findGroup(call, call.params.id)) })

const Create = z.object({
  consistencygroup: z.object({
    name,
    description,
    volume_types: z.string().max(4096).nullable().optional(),
    availability_zone: z.string().max(255).nullable().optional(),
  }),
})

export const create = (call: Call) => {
  const { consistencygroup: body } = call.json(Create)
  const types = (body.volume_types ?? '').split(',').filter((type) => type !== '')
  if (types.length === 0) {
    throw badRequest(`volume_types must be provided to create consistency group ${body.name ?? 'None'}.`)
  }
  const typeId = consistencyTypeId(call.db)
  if (typeId === undefined) throw badRequest('There is no group type for consistency groups.')
  const group = createGroup(call, typeId, { ...body, volume_types: types, zone: body.availability_zone })
  return json(202, { consistencygroup: toSummary(group) })
}

const Update = z.object({
  consistencygroup: z.object({
    name,
    description,
    add_volumes: z.string().max(4096).nullable().optional(),
    remove_volumes: z.string().max(4096).nullable().optional(),
  }),
})

export const update = (call: Call<PathParams>) => {
  const { consistencygroup: body } = call.json(Update)
  const group = findGroup(call, call.params.id, 'group:update')
  if (!Object.values(body).some(Boolean)) {
    throw badRequest('Name, description, add_volumes, and remove_volumes can not be all empty in the request body.')
  }
  updateGroup(call, group, body)
  return acceptedPage
}

const Delete = z.object({ consistencygroup: z.object({ force: boolean.optional() }) })

export const remove = (call: Call<PathParams>) => {
  const { force = false } = call.json(Delete).consistencygroup
  deleteGroup(call, findGroup(call, call.params.id, 'group:delete'), force)
  return acceptedPage
}

const toSnapshot = (row: GroupSnapshotRow) => ({
  id: row.id,
  consistencygroup_id: row.group_id,
  status: row.status,
  created_at: row.created_at,
  name: row.name,
  description: row.description,
})

function snapshotsListed(call: Call, view: (row: GroupSnapshotRow) => object) {
  call.authorize('group:get_all_group_snapshots', ownTarget(call))
  const type = consistencyTypeId(call.db)
  const newestFirst = [{ column: 'created_at' as const, descending: true }, { column: 'id' as const }]
  const window = { sort: newestFirst, limit: MAX_LIMIT, offset: 0, marker: undefined }
  const rows = groupSnapshots.list(call.db, ofProjects(call), window).filter((row) => row.group_type_id === type)
  return ok({ cgsnapshots: rows.map(view) })
}

export const listSnapshots = (call: Call) => snapshotsListed(call, toSummary)
export const listSnapshotDetails = (call: Call) => snapshotsListed(call, toSnapshot)

export const showSnapshot = (call: Call<PathParams>) =>
  ok({ cgsnapshot: toSnapshot(findGroupSnapshot(call, call.params.id)) })

const Snapshot = z.object({ cgsnapshot: z.object({ consistencygroup_id: uuid, name, description }) })

export const createSnapshot = (call: Call) => {
  const { cgsnapshot: body } = call.json(Snapshot)
  return json(202, { cgsnapshot: toSummary(takeSnapshots(call, findGroup(call, body.consistencygroup_id), body)) })
}

export const removeSnapshot = (call: Call<PathParams>) => {
  deleteSnapshots(call, findGroupSnapshot(call, call.params.id, 'group:delete_group_snapshot'))
  return acceptedPage
}
