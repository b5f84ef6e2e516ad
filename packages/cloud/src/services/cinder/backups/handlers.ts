import * as z from 'zod'
import { json, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { booleanParameter } from '../booleans.ts'
import { description, metadata, name, orNull } from '../fields.ts'
import { equals, ofProjects, readFilters } from '../filters.ts'
import { pageReply, readWindow } from '../listing.ts'
import { isSince } from '../microversion.ts'
import { accepted } from '../replies.ts'
import { findBackup } from './access.ts'
import { createBackup } from './create.ts'
import { beginDeleting } from './deletion.ts'
import { save } from './store.ts'
import * as store from './store.ts'
import type { BackupRow, SortColumn } from './store.ts'
import { toBackup, toSummary } from './view.ts'

type PathParams = { id: string }

const KNOWN = {
  id: equals('id'),
  name: equals('name'),
  display_name: equals('name'),
  status: equals('status'),
  volume_id: equals('volume_id'),
  snapshot_id: equals('snapshot_id'),
  parent_id: equals('parent_id'),
  project_id: equals('project_id'),
  user_id: equals('user_id'),
}
const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  display_name: 'name',
  status: 'status',
  size: 'size',
  volume_id: 'volume_id',
  data_timestamp: 'data_timestamp',
  created_at: 'created_at',
  updated_at: 'updated_at',
}

export const list = (call: Call) => listed(call, 'backups', (row) => toSummary(call, row))
export const listDetails = (call: Call) => listed(call, 'backups/detail', (row) => toBackup(call, row))

function listed(call: Call, path: string, view: (row: BackupRow) => object) {
  call.authorize('backup:get_all', ownTarget(call))
  const window = readWindow(call, isSince(call, 37) ? { ...SORT_KEYS, name: 'name' } : SORT_KEYS)
  if (window.marker !== undefined) findBackup(call, window.marker)
  const filters = readFilters(call, {
    known: KNOWN,
    userFilters: ['name', 'status', 'volume_id'],
    partial: { name: 'name', description: 'description', status: 'status' },
  })
  const where = [...ofProjects(call), ...filters]
  const wantsCount = isSince(call, 45) && booleanParameter(call.query, 'with_count')
  const count = wantsCount ? store.count(call.db, ...where) : undefined
  return pageReply(call, { key: 'backups', path, count }, store.list(call.db, where, window), view)
}

export const create = (call: Call) => json(202, { backup: toSummary(call, createBackup(call)) })

export const show = (call: Call<PathParams>) => ok({ backup: toBackup(call, findBackup(call, call.params.id)) })

const Update = z.strictObject({ backup: orNull(z.strictObject({ name, description }), 'object') })
const UpdateFrom43 = z.strictObject({
  backup: orNull(z.strictObject({ name, description, metadata: metadata.optional() }), 'object'),
})
type Update = z.infer<typeof UpdateFrom43>

export const update = (call: Call<PathParams>) => {
  const { backup: body }: Update = call.json(isSince(call, 43) ? UpdateFrom43 : Update)
  const backup = findBackup(call, call.params.id, 'backup:update')
  const changed = save(call, {
    ...backup,
    ...(body?.name !== undefined && { name: body.name?.trim() ?? null }),
    ...(body?.description !== undefined && { description: body.description?.trim() ?? null }),
    ...(body?.metadata && { metadata: body.metadata }),
  })
  return ok({ backup: toSummary(call, changed) })
}

export const remove = (call: Call<PathParams>) => {
  beginDeleting(call, findBackup(call, call.params.id, 'backup:delete'))
  return accepted
}
