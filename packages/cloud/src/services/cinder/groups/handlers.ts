import * as z from 'zod'
import { repr as asPython } from '../../../core/errors/invalid.ts'
import { json, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget, projectOf } from '../access.ts'
import { ZONE } from '../backends/store.ts'
import { SECONDS } from '../durations.ts'
import { invalidInput } from '../faults.ts'
import { description, name } from '../fields.ts'
import { equals, ofProjects, readFilters } from '../filters.ts'
import { findGroupTypeNamed } from '../group-types/access.ts'
import { consistencyTypeId } from '../group-types/store.ts'
import { pageReply, readWindow } from '../listing.ts'
import { reserve } from '../quotas/reserve.ts'
import { now } from '../timestamp.ts'
import { findTypeNamed } from '../types/access.ts'
import { findGroup } from './access.ts'
import * as store from './store.ts'
import type { GroupRow, SortColumn } from './store.ts'
import { toGroup, toSummary } from './view.ts'

type PathParams = { id: string }

const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  name: 'name',
  status: 'status',
  created_at: 'created_at',
}
const KNOWN = {
  id: equals('id'),
  name: equals('name'),
  status: equals('status'),
  group_type_id: equals('group_type_id'),
  project_id: equals('project_id'),
}

export const list = (call: Call) => listed(call, toSummary)
export const listDetails = (call: Call) => listed(call, (row) => toGroup(call, row))

const ENVELOPE = { key: 'groups', linksKey: 'group_links', path: 'groups' }

/** Consistency groups have a list of their own. */
function listed(call: Call, view: (row: GroupRow) => object) {
  const consistencyType = consistencyTypeId(call.db)
  const rows = readGroups(call).filter((row) => row.group_type_id !== consistencyType)
  return pageReply(call, ENVELOPE, rows, view)
}

/** Reads one page of groups. */
export function readGroups(call: Call): GroupRow[] {
  call.authorize('group:get_all', ownTarget(call))
  const window = readWindow(call, SORT_KEYS)
  if (window.marker !== undefined) findGroup(call, window.marker)
  const query = new URLSearchParams(call.query)
  query.delete('list_volume')
  const filters = readFilters({ ...call, query }, { known: KNOWN, userFilters: ['name'], partial: { name: 'name' } })
  return store.list(call.db, [...ofProjects(call), ...filters], window)
}

export const show = (call: Call<PathParams>) => ok({ group: toGroup(call, findGroup(call, call.params.id)) })

const Create = z.strictObject({
  group: z.strictObject({
    description,
    group_type: z
      .string()
      .trim()
      .refine((text) => text !== '' && text.length <= 255, {
        error: ({ input }) => `${asPython(input)} is not a 'group_type'`,
      }),
    name,
    volume_types: z.array(z.string().max(255)).min(1),
    availability_zone: z.string().min(1).max(255).nullable().optional(),
  }),
})

export const create = (call: Call) => {
  const { group: body } = call.json(Create)
  const groupType = findGroupTypeNamed(call, body.group_type)
  const group = createGroup(call, groupType.id, { ...body, zone: body.availability_zone })
  return json(202, { group: toSummary(group) })
}

interface GroupRequest {
  name?: string | null | undefined
  description?: string | null | undefined
  volume_types: readonly string[]
  zone?: string | null | undefined
}

/** Creates an empty group; a job completes it. */
export function createGroup(call: Call, groupTypeId: string, request: GroupRequest): GroupRow {
  call.authorize('group:create', ownTarget(call))
  const volumeTypes = request.volume_types.map((wanted) => findTypeNamed(call, wanted).id)
  const zone = request.zone ?? ZONE
  if (zone !== ZONE) throw invalidInput(`Availability zone '${zone}' is invalid.`)
  const group = insertGroup(call, {
    name: request.name?.trim() ?? null,
    description: request.description?.trim() ?? null,
    group_type_id: groupTypeId,
    volume_type_ids: [...new Set(volumeTypes)],
    group_snapshot_id: null,
    source_group_id: null,
    host: null,
  })
  call.scheduleJob(SECONDS.createGroup, 'group-created', { id: group.id })
  return group
}

type NewGroupFields = Pick<GroupRow, 'name' | 'description' | 'group_type_id' | 'volume_type_ids' | 'host'> &
  Pick<GroupRow, 'group_snapshot_id' | 'source_group_id'>

/** Reserves quota and inserts a group with status `creating`. */
export function insertGroup(call: Call, fields: NewGroupFields): GroupRow {
  const project_id = projectOf(call)
  reserve(call.db, project_id, { kind: 'groups' })
  const group: GroupRow = {
    id: newUuid(),
    project_id,
    user_id: call.auth.userId,
    ...fields,
    status: 'creating',
    availability_zone: ZONE,
    created_at: now(call),
    updated_at: null,
  }
  store.insert(call.db, group)
  return group
}
