import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { removeRole } from '../cascade.ts'
import { changedOptions, extrasOf, OWN_KEYS } from '../extras.ts'
import { conflictIn, orNotFound, requireMutable } from '../faults.ts'
import { changing, Description, Id, ImmutableOption, Name } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import * as store from './store.ts'
import type { RoleRow } from './store.ts'
import { toRole } from './view.ts'

const Fields = z.looseObject({
  name: Name,
  description: Description.optional(),
  domain_id: Id.nullish(),
  options: ImmutableOption.optional(),
})
const KNOWN = [...OWN_KEYS, 'name', 'description', 'domain_id', 'options']

/** Domain-specific roles have their own rules. */
const ruleFor = (verb: string, domainId: string | null | undefined, plural = '') =>
  `identity:${verb}_${domainId ? 'domain_role' : 'role'}${plural}`

export const list = (call: Call) => {
  const domainId = call.query.get('domain_id')
  call.authorize(ruleFor('list', domainId, 's'))
  const rows = filtered(store.listIn(call.db, domainId), call.query, ['name'])
  return listReply(
    call,
    'roles',
    rows.map((row) => toRole(call, row)),
  )
}

export const create = (call: Call) => {
  const { role } = call.json(z.object({ role: Fields }))
  const { name, description = null, domain_id = null, options } = role
  call.authorize(ruleFor('create', domain_id))
  requireFree(call.db, domain_id, name)
  const rest = { implies: [], options: changedOptions({}, options), extra: extrasOf(role, KNOWN) }
  const row = { id: newHexId(), name, domain_id, description, ...rest }
  store.insert(call.db, row)
  return created({ role: toRole(call, row) })
}

export const show = (call: Call<{ id: string }>) => ok({ role: toRole(call, target(call, 'get')) })

export const update = (call: Call<{ id: string }>) => {
  const row = target(call, 'update')
  const { role: change } = call.json(z.object({ role: changing(Fields) }))
  const options = changedOptions(row.options, change.options)
  if (options.immutable === true) requireMutable('update', 'role', row)
  const { name = row.name, description = row.description, domain_id = row.domain_id } = change
  if (domain_id !== row.domain_id) throw badRequest('Update of `domain_id` is not allowed.')
  requireFree(call.db, row.domain_id, name, row.id)
  const changed = { ...row, name, description, options, extra: { ...row.extra, ...extrasOf(change, KNOWN) } }
  store.update(call.db, changed)
  return ok({ role: toRole(call, changed) })
}

export const remove = (call: Call<{ id: string }>) => {
  const row = target(call, 'delete')
  requireMutable('delete', 'role', row)
  removeRole(call.db, row.id)
  return noContent
}

function target(call: Call<{ id: string }>, verb: string): RoleRow {
  const role = store.find(call.db, call.params.id)
  call.authorize(ruleFor(verb, role?.domain_id), { target: { role } })
  return orNotFound(role, 'role', call.params.id)
}

function requireFree(db: Db, domainId: string | null, name: string, except?: string): void {
  const other = store.findByName(db, domainId, name)
  if (other === undefined || other.id === except) return
  throw conflictIn('role', `Duplicate entry found with name ${name}${domainId ? ` at domain ID ${domainId}` : ''}`)
}
