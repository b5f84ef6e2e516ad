import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import { badRequest, forbidden } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call, OpenCall } from '../../../core/service/api.ts'
import { domainsOf } from '../assignments/effective.ts'
import { removeDomain } from '../cascade.ts'
import { changedOptions, extrasOf, OWN_KEYS } from '../extras.ts'
import { conflictIn, orNotFound, requireMutable } from '../faults.ts'
import { changing, Description, ImmutableOption, ShortName, Tags } from '../fields.ts'
import { filtered, listReply, selfLink } from '../listing.ts'
import * as tokens from '../tokens/store.ts'
import * as store from './store.ts'
import type { DomainRow } from './store.ts'
import type { Domain } from '@meridian/wire'

const Fields = z.looseObject({
  name: ShortName,
  description: Description.optional(),
  enabled: z.boolean().optional(),
  tags: Tags.optional(),
  options: ImmutableOption.optional(),
  explicit_domain_id: z.string().optional(),
})
const KNOWN = [...OWN_KEYS, 'name', 'description', 'enabled', 'tags', 'options', 'explicit_domain_id']
const EXPLICIT_ID = /^[a-f0-9]{32}$/

const reply = (call: Call, rows: readonly DomainRow[]) =>
  listReply(
    call,
    'domains',
    filtered(rows, call.query, ['name', 'enabled']).map((row) => toDomain(call, row)),
  )

export const list = (call: Call) => {
  call.authorize('identity:list_domains')
  return reply(call, store.list(call.db))
}

export const create = (call: Call) => {
  call.authorize('identity:create_domain')
  const { domain } = call.json(z.object({ domain: Fields }))
  const row = newDomain(call.db, domain)
  return created({ domain: toDomain(call, row) })
}

/** Also for projects with `is_domain`. */
export function newDomain(db: Db, domain: z.infer<typeof Fields>): DomainRow {
  const { name, description, enabled = true, tags = [], options, explicit_domain_id: id = newHexId() } = domain
  if (!EXPLICIT_ID.test(id)) throw badRequest('Domain ID does not conform to required UUID format.')
  requireFree(db, name)
  if (store.find(db, id)) throw conflictIn('domain', `Duplicate ID, ${id}`)
  const extra = extrasOf(domain, KNOWN)
  const row = { id, name, description: description ?? '', enabled, tags, options: changedOptions({}, options), extra }
  store.insert(db, row)
  return row
}

export const show = (call: Call<{ id: string }>) => ok({ domain: toDomain(call, target(call, 'identity:get_domain')) })

export const update = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:update_domain')
  const { domain: change } = call.json(z.object({ domain: changing(Fields) }))
  return ok({ domain: toDomain(call, changeDomain(call.db, row, change)) })
}

/** Also for projects with `is_domain`. */
export function changeDomain(db: Db, row: DomainRow, change: Partial<z.infer<typeof Fields>>): DomainRow {
  const options = changedOptions(row.options, change.options)
  if (options.immutable === true) requireMutable('update', 'domain', row)
  const { name = row.name, enabled = row.enabled, tags = row.tags } = change
  requireFree(db, name, row.id)
  const description = change.description === undefined ? row.description : (change.description ?? '')
  const extra = { ...row.extra, ...extrasOf(change, KNOWN) }
  const changed = { ...row, name, enabled, tags, description, options, extra }
  store.update(db, changed)
  if (!enabled) tokens.removeOfDomain(db, row.id)
  return changed
}

export const remove = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:delete_domain')
  requireMutable('delete', 'domain', row)
  if (row.enabled) throw forbidden('Cannot delete a domain that is enabled, please disable it first.')
  removeDomain(call.db, row.id)
  return noContent
}

/** The domains that the user can scope a token to. */
export const listMine = (call: Call) => reply(call, domainsOf(call.db, call.auth.userId))

function target(call: Call<{ id: string }>, rule: string): DomainRow {
  const domain = store.find(call.db, call.params.id)
  call.authorize(rule, { target: { domain } })
  return orNotFound(domain, 'domain', call.params.id)
}

function requireFree(db: Db, name: string, except?: string): void {
  const other = store.findByName(db, name)
  if (other === undefined || other.id === except) return
  throw conflictIn('project', `it is not permitted to have two projects acting as domains with the same name: ${name}`)
}

const toDomain = (call: OpenCall, { extra, ...row }: DomainRow): Domain => ({
  ...extra,
  ...row,
  links: selfLink(call, 'domains', row.id),
})
