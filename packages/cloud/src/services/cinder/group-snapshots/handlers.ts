import { GROUP_STATUSES } from '@meridian/wire'
import type { VolumeGroupSnapshot } from '@meridian/wire'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { repr as asPython } from '../../../core/errors/invalid.ts'
import { json, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget, projectOf, targetOf } from '../access.ts'
import { perform } from '../actions.ts'
import type { Actions } from '../actions.ts'
import { SECONDS } from '../durations.ts'
import { invalidGroup } from '../faults.ts'
import { description, name, uuid } from '../fields.ts'
import { equals, ofProjects, readFilters } from '../filters.ts'
import { consistencyTypeId } from '../group-types/store.ts'
import { findGroup } from '../groups/access.ts'
import type { GroupRow } from '../groups/store.ts'
import { pageReply, readWindow } from '../listing.ts'
import { from, isSince } from '../microversion.ts'
import { reserve } from '../quotas/reserve.ts'
import { acceptedPage } from '../replies.ts'
import { begin, refuseInvalid } from '../snapshots/create.ts'
import { save as saveSnapshot } from '../snapshots/store.ts'
import * as snapshots from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import * as volumes from '../volumes/store.ts'
import { findGroupSnapshot } from './access.ts'
import * as store from './store.ts'
import type { GroupSnapshotRow, SortColumn } from './store.ts'

type PathParams = { id: string }

const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  name: 'name',
  status: 'status',
  group_id: 'group_id',
  created_at: 'created_at',
}
const KNOWN = {
  id: equals('id'),
  name: equals('name'),
  status: equals('status'),
  group_id: equals('group_id'),
  project_id: equals('project_id'),
}

const toSummary = ({ id, name: called }: GroupSnapshotRow) => ({ id, name: called })

const toGroupSnapshot = (call: Call, row: GroupSnapshotRow): VolumeGroupSnapshot => ({
  id: row.id,
  group_id: row.group_id,
  group_type_id: row.group_type_id,
  status: row.status,
  created_at: row.created_at,
  name: row.name,
  description: row.description,
  ...(isSince(call, 58) &&
    call.may('group:group_snapshot_project_attribute', ownTarget(call)) && { project_id: row.project_id }),
})

export const list = (call: Call) => listed(call, toSummary)
export const listDetails = (call: Call) => listed(call, (row) => toGroupSnapshot(call, row))

const ALL = new URLSearchParams()

/** Versions before 3.29 have no paging and no filters. */
function listed(call: Call, view: (row: GroupSnapshotRow) => object) {
  call.authorize('group:get_all_group_snapshots', ownTarget(call))
  const isPaged = isSince(call, 29)
  const window = readWindow(isPaged ? call : { query: ALL }, SORT_KEYS)
  if (window.marker !== undefined) findGroupSnapshot(call, window.marker)
  const filters = isPaged ? readFilters(call, { known: KNOWN, userFilters: ['name', 'status', 'group_id'] }) : []
  const consistencyType = consistencyTypeId(call.db)
  const found = store.list(call.db, [...ofProjects(call), ...filters], window)
  const rows = found.filter((row) => row.group_type_id !== consistencyType)
  const envelope = { key: 'group_snapshots', linksKey: 'group_snapshot_links', path: 'group_snapshots' }
  return pageReply(call, envelope, rows, view)
}

const Create = z.strictObject({
  group_snapshot: z.strictObject({ group_id: uuid, name, description }),
})

export const create = (call: Call) => {
  const { group_snapshot: body } = call.json(Create)
  const row = takeSnapshots(call, findGroup(call, body.group_id), body)
  return json(202, { group_snapshot: { ...toSummary(row), group_type_id: row.group_type_id } })
}

interface GroupSnapshotFields {
  name?: string | null | undefined
  description?: string | null | undefined
}

/** Creates a snapshot of each volume of the group. */
export function takeSnapshots(
  call: Call,
  group: GroupRow,
  { name: called, description: fields }: GroupSnapshotFields,
): GroupSnapshotRow {
  call.authorize('group:create_group_snapshot', targetOf(group))
  const members = volumes.listOfGroup(call.db, group.id)
  if (members.length === 0 || ['creating', 'updating'].includes(group.status)) {
    throw invalidGroup(
      "Source group cannot be empty or in 'creating' or 'updating' state. No group snapshot will be created.",
    )
  }
  const row: GroupSnapshotRow = {
    id: newUuid(),
    project_id: projectOf(call),
    user_id: call.auth.userId,
    group_id: group.id,
    group_type_id: group.group_type_id,
    name: called ?? null,
    description: fields ?? null,
    status: 'creating',
    created_at: now(call),
    updated_at: null,
  }
  store.insert(call.db, row)
  const common = { name: row.name, description: row.description, metadata: {}, group_snapshot_id: row.id }
  for (const volume of members) {
    refuseInvalid(call, volume)
    reserve(call.db, row.project_id, { kind: 'snapshots', gigabytes: volume.size, typeId: volume.volume_type_id })
    begin(call, volume, common)
  }
  call.scheduleJob(SECONDS.createSnapshot, 'group-snapshot-created', { id: row.id })
  return row
}

export const show = (call: Call<PathParams>) =>
  ok({ group_snapshot: toGroupSnapshot(call, findGroupSnapshot(call, call.params.id)) })

export const remove = (call: Call<PathParams>) => {
  deleteSnapshots(call, findGroupSnapshot(call, call.params.id, 'group:delete_group_snapshot'))
  return acceptedPage
}

export function deleteSnapshots(call: Call, row: GroupSnapshotRow): void {
  if (!['available', 'error'].includes(row.status)) {
    throw badRequest(
      'Invalid GroupSnapshot: GroupSnapshot status must be available or error, and no Group can be currently using it as source for its creation.',
    )
  }
  store.update(call.db, { ...row, status: 'deleting', updated_at: now(call) })
  for (const snapshot of snapshots.listOfGroupSnapshot(call.db, row.id)) {
    saveSnapshot(call, { ...snapshot, status: 'deleting' })
  }
  call.scheduleJob(SECONDS.deleteSnapshot, 'group-snapshot-deleted', { id: row.id })
}

const Reset = z.strictObject({ reset_status: z.strictObject({ status: z.string() }) })
const STATUSES = GROUP_STATUSES.filter((status) => status !== 'in-use')

const resetStatus = (call: Call<PathParams>) => {
  const given = call.json(Reset).reset_status.status
  const status = STATUSES.find((candidate) => candidate === given.toLowerCase())
  if (!status) {
    const known = `(${STATUSES.map(asPython).join(', ')})`
    throw badRequest(
      `Invalid GroupSnapshot Status: Group snapshot status: ${given} is invalid, valid statuses are: ${known}.`,
    )
  }
  const row = findGroupSnapshot(call, call.params.id, 'group:reset_group_snapshot_status')
  store.update(call.db, { ...row, status, updated_at: now(call) })
  return acceptedPage
}

const ACTIONS: Actions<PathParams> = { reset_status: from(19, resetStatus) }

export const act = (call: Call<PathParams>) => perform(call, ACTIONS)
