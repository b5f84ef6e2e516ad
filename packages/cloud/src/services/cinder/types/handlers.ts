import * as z from 'zod'
import { all, is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { badRequest, conflict } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin, ownTarget, projectOf } from '../access.ts'
import { readBoolean } from '../booleans.ts'
import { defaultTypeOf, isDefaultSomewhere } from '../default-types/store.ts'
import { missing } from '../faults.ts'
import { boolean, description, specs } from '../fields.ts'
import { readFilters } from '../filters.ts'
import { pageReply, readWindow } from '../listing.ts'
import { isSince } from '../microversion.ts'
import { readDictionary } from '../python-literal.ts'
import { renameType } from '../quotas/store.ts'
import { acceptedPage } from '../replies.ts'
import { nothing } from '../store.ts'
import { now } from '../timestamp.ts'
import * as volumes from '../volumes/store.ts'
import { findType } from './access.ts'
import * as store from './store.ts'
import type { SortColumn, TypeRow } from './store.ts'
import { isUserVisible, toType, toTypeWithAccess } from './view.ts'

type PathParams = { id: string }

const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  name: 'name',
  description: 'description',
  is_public: 'is_public',
  created_at: 'created_at',
  updated_at: 'updated_at',
}

export const list = (call: Call) => {
  call.authorize('volume_extension:type_get_all', ownTarget(call))
  const window = readWindow(call, SORT_KEYS)
  if (isSince(call, 52)) readFilters(call, { known: {}, userFilters: ['is_public', 'extra_specs'] })
  const rows = store.list(call.db, [visibilityCondition(call), withSpecs(call)], window)
  return pageReply(call, { key: 'volume_types', linksKey: 'volume_type_links', path: 'types' }, rows, (row) =>
    toTypeWithAccess(call, row),
  )
}

/** Only administrators can filter by `is_public`; others get the types that they can use. */
function visibilityCondition(call: Call): Condition {
  if (!isAdmin(call)) return store.usableBy(projectOf(call))
  const requested = call.query.get('is_public')
  if (requested === null) return store.usableBy(projectOf(call))
  if (requested.toLowerCase() === 'none') return all()
  const isPublic = readBoolean(requested)
  if (isPublic === undefined) throw badRequest(`Invalid is_public filter [${requested}]`)
  return is('is_public', isPublic)
}

/** From 3.52 on; users find nothing by specs that they cannot see. */
function withSpecs(call: Call): Condition {
  const requested = isSince(call, 52) ? call.query.get('extra_specs') : null
  if (requested === null) return all()
  const requestedSpecs = readDictionary(requested)
  if (!requestedSpecs) return nothing
  const isAllowed = isAdmin(call) || Object.keys(requestedSpecs).every(isUserVisible)
  return isAllowed ? all(...store.hasSpecs(requestedSpecs)) : nothing
}

/** `default` is the project's default type. */
export const show = (call: Call<PathParams>) => {
  call.authorize('volume_extension:type_get', ownTarget(call))
  const { id } = call.params
  if (id !== 'default') return ok({ volume_type: toTypeWithAccess(call, findType(call, id)) })
  const type = defaultTypeOf(call.db, projectOf(call))
  if (!type) throw missing('Volume type', id)
  return ok({ volume_type: toType(call, type) })
}

const Create = z.strictObject({
  volume_type: z.strictObject({
    name: z.string().min(1).max(255),
    description,
    extra_specs: specs.optional(),
    'os-volume-type-access:is_public': boolean.optional(),
  }),
})

export const create = (call: Call) => {
  const { volume_type: body } = call.json(Create)
  call.authorize('volume_extension:type_create', ownTarget(call))
  if (body.name.trim() === '') throw badRequest("An invalid 'name' value was provided. The 'name' can not be empty.")
  refuseDuplicate(call, body.name)
  const type: TypeRow = {
    id: newUuid(),
    name: body.name,
    description: body.description ?? null,
    is_public: body['os-volume-type-access:is_public'] ?? true,
    extra_specs: body.extra_specs ?? {},
    qos_specs_id: null,
    projects: [],
    encryption: null,
    created_at: now(call),
    updated_at: null,
  }
  store.insert(call.db, type)
  const { qos_specs_id: _, ...shown } = toTypeWithAccess(call, type)
  return ok({ volume_type: shown })
}

function refuseDuplicate(call: Call, name: string): void {
  if (store.findByName(call.db, name)) throw conflict(`Volume Type ${name} already exists.`)
}

const Update = z.strictObject({
  volume_type: z.strictObject({
    name: z.string().min(1).max(255).nullable().optional(),
    description,
    is_public: boolean.optional(),
  }),
})

/** Renames the type's quotas, too. */
export const update = (call: Call<PathParams>) => {
  const { name, description: fields, is_public } = call.json(Update).volume_type
  call.authorize('volume_extension:type_update', ownTarget(call))
  if (name?.trim() === '') throw badRequest('Volume type name can not be empty.')
  if (name == null && fields == null && is_public === undefined) {
    throw badRequest('Specify volume type name, description, is_public or a combination thereof.')
  }
  const type = findType(call, call.params.id)
  if (name != null && name !== type.name) {
    refuseDuplicate(call, name)
    renameType(call.db, type.name, name)
  }
  const changed: TypeRow = {
    ...type,
    ...(name != null && { name }),
    ...(fields != null && { description: fields }),
    ...(is_public !== undefined && { is_public }),
    updated_at: now(call),
  }
  store.update(call.db, changed)
  const { qos_specs_id: _, ...shown } = toType(call, changed)
  return ok({ volume_type: shown })
}

export const remove = (call: Call<PathParams>) => {
  call.authorize('volume_extension:type_delete', ownTarget(call))
  const { id } = findType(call, call.params.id)
  const isDefault = isDefaultSomewhere(call.db, id) || defaultTypeOf(call.db, '')?.id === id
  if (isDefault) throw badRequest(`The volume type ${id} is a default volume type and cannot be deleted.`)
  if (volumes.isTypeInUse(call.db, id)) throw badRequest('Target volume type is still in use.')
  store.remove(call.db, id)
  return acceptedPage
}
