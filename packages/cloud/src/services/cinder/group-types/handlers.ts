import type { VolumeGroupType } from '@meridian/wire'
import * as z from 'zod'
import { all, is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { json, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin, ownTarget } from '../access.ts'
import { readBoolean } from '../booleans.ts'
import { boolean, description, metadataOrNull } from '../fields.ts'
import * as groups from '../groups/store.ts'
import { pageReply, readWindow } from '../listing.ts'
import { acceptedPage } from '../replies.ts'
import { now } from '../timestamp.ts'
import { findGroupType } from './access.ts'
import * as store from './store.ts'
import type { GroupTypeRow, SortColumn } from './store.ts'

type PathParams = { id: string }

const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  name: 'name',
  is_public: 'is_public',
  created_at: 'created_at',
}

const toGroupType = (call: Call, row: GroupTypeRow): VolumeGroupType => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_public: row.is_public,
  ...(call.may('group:access_group_types_specs', ownTarget(call)) && { group_specs: row.group_specs }),
})

export const list = (call: Call) => {
  const window = readWindow(call, SORT_KEYS)
  if (window.marker !== undefined) findGroupType(call, window.marker)
  const rows = store.list(call.db, [visibilityCondition(call)], window)
  const envelope = { key: 'group_types', linksKey: 'group_type_links', path: 'group_types' }
  return pageReply(call, envelope, rows, (row) => toGroupType(call, row))
}

function visibilityCondition(call: Call): Condition {
  const requested = isAdmin(call) ? (call.query.get('is_public') ?? 'true') : 'true'
  if (requested.toLowerCase() === 'none') return all()
  const isPublic = readBoolean(requested)
  if (isPublic === undefined) throw badRequest(`Invalid is_public filter [${requested}]`)
  return is('is_public', isPublic)
}

/** There is no default group type. */
export const show = (call: Call<PathParams>) => {
  if (call.params.id === 'default') throw notFound('Default group type can not be found.')
  return ok({ group_type: toGroupType(call, findGroupType(call, call.params.id)) })
}

const Create = z.strictObject({
  group_type: z.strictObject({
    name: z.string().min(1).max(255),
    description,
    is_public: boolean.optional(),
    group_specs: metadataOrNull,
  }),
})

export const create = (call: Call) => {
  const { group_type: body } = call.json(Create)
  call.authorize('group:group_types:create', ownTarget(call))
  if (body.name.trim() === '') throw badRequest("An invalid 'name' value was provided. The 'name' can not be empty.")
  refuseDuplicate(call, body.name)
  const type: GroupTypeRow = {
    id: newUuid(),
    name: body.name,
    description: body.description ?? null,
    is_public: body.is_public ?? true,
    group_specs: body.group_specs ?? {},
    created_at: now(call),
  }
  store.insert(call.db, type)
  return json(202, { group_type: toGroupType(call, type) })
}

function refuseDuplicate(call: Call, name: string): void {
  if (store.findByName(call.db, name)) throw conflict(`Group Type ${name} already exists.`)
}

const Update = z.strictObject({
  group_type: z.strictObject({
    name: z.string().max(255).nullable().optional(),
    description,
    is_public: boolean.optional(),
  }),
})

export const update = (call: Call<PathParams>) => {
  const { name, description: fields, is_public } = call.json(Update).group_type
  call.authorize('group:group_types:update', ownTarget(call))
  if (name?.trim() === '') throw badRequest('Group type name can not be empty.')
  if (name == null && fields == null && is_public === undefined) {
    throw badRequest('Specify group type name, description or a combination thereof.')
  }
  const type = findGroupType(call, call.params.id)
  if (name != null && name !== type.name) refuseDuplicate(call, name)
  const changed: GroupTypeRow = {
    ...type,
    ...(name != null && { name }),
    ...(fields != null && { description: fields }),
    ...(is_public !== undefined && { is_public }),
  }
  store.update(call.db, changed)
  return ok({ group_type: toGroupType(call, changed) })
}

export const remove = (call: Call<PathParams>) => {
  call.authorize('group:group_types:delete', ownTarget(call))
  const { id } = findGroupType(call, call.params.id)
  if (groups.isTypeInUse(call.db, id)) throw badRequest('Target group type is still in use.')
  store.remove(call.db, id)
  return acceptedPage
}
