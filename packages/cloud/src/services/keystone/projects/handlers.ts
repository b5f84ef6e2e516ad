import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import { badRequest, forbidden } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { removeDomain, removeProject } from '../cascade.ts'
import { changeDomain, newDomain } from '../domains/handlers.ts'
import * as domains from '../domains/store.ts'
import type { DomainRow } from '../domains/store.ts'
import { changedOptions, extrasOf, OWN_KEYS } from '../extras.ts'
import { conflictIn, orNotFound, requireMutable } from '../faults.ts'
import { changing, Description, Id, ImmutableOption, ShortName, Tags } from '../fields.ts'
import * as tokens from '../tokens/store.ts'
import { domainAndParentFor } from './domain-and-parent.ts'
import * as store from './store.ts'
import type { ProjectRow } from './store.ts'
import { ancestorsOf, subtreeOf } from './tree.ts'
import { toChangedProject, toDomainProject, toProject } from './view.ts'

const Fields = z.looseObject({
  name: ShortName,
  description: Description.optional(),
  domain_id: Id.nullish(),
  parent_id: Id.nullish(),
  enabled: z.boolean().optional(),
  is_domain: z.boolean().optional(),
  tags: Tags.optional(),
  options: ImmutableOption.optional(),
})
const KNOWN = [...OWN_KEYS, ...Object.keys(Fields.shape)]

export const create = (call: Call) => {
  const { project } = call.json(z.object({ project: Fields }))
  const { is_domain, domain_id, parent_id, ...asDomain } = project
  const { name, description, enabled = true, tags = [], options } = project
  call.authorize('identity:create_project', { target: { project } })
  if (is_domain) return created({ project: toDomainProject(call, newDomain(call.db, asDomain)) })
  const place = domainAndParentFor(call, domain_id ?? undefined, parent_id ?? undefined)
  requireFree(call.db, place.domain_id, name)
  const rest = { tags, options: changedOptions({}, options), extra: extrasOf(project, KNOWN) }
  const row = { id: newHexId(), name, description: description ?? '', enabled, is_domain: false, ...place, ...rest }
  store.insert(call.db, row)
  return created({ project: toProject(call, row) })
}

export const update = (call: Call<{ id: string }>) => {
  const domain = domains.find(call.db, call.params.id)
  if (domain) return updateDomain(call, domain)
  const row = target(call, 'identity:update_project')
  const { project: change } = call.json(z.object({ project: changing(Fields) }))
  const options = changedOptions(row.options, change.options)
  if (options.immutable === true) requireMutable('update', 'project', row)
  requireSamePlace(row, change)
  const { name = row.name, enabled = row.enabled, tags = row.tags } = change
  requireFree(call.db, row.domain_id, name, row.id)
  if (enabled !== row.enabled) requireSwitchable(call.db, row, enabled)
  const description = change.description === undefined ? row.description : (change.description ?? '')
  const extra = { ...row.extra, ...extrasOf(change, KNOWN) }
  const changed = { ...row, name, enabled, tags, description, options, extra }
  store.update(call.db, changed)
  if (!enabled) tokens.removeOfScope(call.db, row.id)
  return ok({ project: toChangedProject(call, changed) })
}

/** A domain is a project that acts as one. */
function updateDomain(call: Call, domain: DomainRow) {
  call.authorize('identity:update_project', { target: { project: { ...domain, domain_id: null } } })
  const { project } = call.json(z.object({ project: changing(Fields) }))
  const { is_domain = true, domain_id = null, parent_id = null, ...change } = project
  if (!is_domain) throw badRequest('Update of `is_domain` is not allowed.')
  if (domain_id !== null) throw badRequest('Cannot change Domain ID')
  if (parent_id !== null) throw forbidden('Update of `parent_id` is not allowed.')
  return ok({ project: toDomainProject(call, changeDomain(call.db, domain, change)) })
}

function removeAsDomain(call: Call, domain: DomainRow) {
  call.authorize('identity:delete_project', { target: { project: { ...domain, domain_id: null } } })
  requireMutable('delete', 'domain', domain)
  if (domain.enabled) throw forbidden('Cannot delete a domain that is enabled, please disable it first.')
  removeDomain(call.db, domain.id)
  return noContent
}

export const remove = (call: Call<{ id: string }>) => {
  const domain = domains.find(call.db, call.params.id)
  if (domain) return removeAsDomain(call, domain)
  const row = target(call, 'identity:delete_project')
  requireMutable('delete', 'project', row)
  if (store.childrenOf(call.db, row.id).length > 0) {
    const hint = 'Use the cascade option if you want to delete a whole subtree.'
    throw forbidden(`Cannot delete the project ${row.id} since it is not a leaf in the hierarchy. ${hint}`)
  }
  removeProject(call.db, row.id)
  return noContent
}

export function target(call: Call<{ id: string }>, rule: string): ProjectRow {
  const project = store.find(call.db, call.params.id)
  call.authorize(rule, { target: { project } })
  return orNotFound(project, 'project', call.params.id)
}

function requireSamePlace(row: ProjectRow, change: Partial<z.infer<typeof Fields>>): void {
  const { domain_id = row.domain_id, parent_id = row.parent_id, is_domain = row.is_domain } = change
  if (domain_id !== row.domain_id) throw badRequest('Cannot change Domain ID')
  if (parent_id !== row.parent_id) throw forbidden('Update of `parent_id` is not allowed.')
  if (is_domain !== row.is_domain) throw badRequest('Update of `is_domain` is not allowed.')
}

function requireSwitchable(db: Db, row: ProjectRow, enabled: boolean): void {
  if (enabled && ancestorsOf(db, row).some((parent) => !parent.enabled)) {
    throw forbidden(`Cannot enable project ${row.id} since it has disabled parents`)
  }
  if (!enabled && subtreeOf(db, row.id).some((child) => child.enabled)) {
    throw forbidden(`Cannot disable project ${row.id} since its subtree contains enabled projects.`)
  }
}

function requireFree(db: Db, domainId: string, name: string, except?: string): void {
  const other = store.findByName(db, domainId, name)
  if (other === undefined || other.id === except) return
  const rule = 'it is not permitted to have two projects with either the same name or same id in the same domain'
  throw conflictIn('project', `${rule}: name is ${name}, project id ${other.id}`)
}
