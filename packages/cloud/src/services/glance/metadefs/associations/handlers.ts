import { conflict, notFound } from '../../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../../core/http/reply.ts'
import type { Call } from '../../../../core/service/api.ts'
import { isoSeconds } from '../../../../core/time/clock.ts'
import { findNamespace, refuseProtected, save } from '../access.ts'
import type { PathParams } from '../access.ts'
import { Association, cleaned, readBody } from '../body.ts'
import * as store from '../store.ts'

/** All resource types. */
export const listTypes = (call: Call) => {
  call.authorize('list_metadef_resource_types', { project_id: call.auth.projectId })
  return ok({ resource_types: store.listResourceTypes(call.db).map(({ id: _id, ...type }) => type) })
}

export const list = (call: Call<PathParams>) =>
  ok({ resource_type_associations: findNamespace(call, 'get_metadef_resource_type').associations })

export const create = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'add_metadef_resource_type_association')
  const { name, prefix, properties_target } = readBody(call, 'resource_type_association', Association)
  if (row.associations.some((other) => other.name === name)) throw taken(name, row.namespace)
  const now = isoSeconds(call.clock.now())
  const association = { ...cleaned({ name, prefix, properties_target }), created_at: now, updated_at: now }
  save(call, { ...row, associations: [...row.associations, cleaned(association)] as typeof row.associations }) // without undefined values
  store.addResourceTypes(call.db, [name], now)
  return created(association)
}

export const remove = (call: Call<PathParams & { type: string }>) => {
  const row = findNamespace(call, 'remove_metadef_resource_type_association')
  const { type } = call.params
  const associations = row.associations.filter(({ name }) => name !== type)
  if (associations.length === row.associations.length) throw notFound(`Failed to find resource type ${type} to delete`)
  refuseProtected(row, 'resource-type-association', type)
  save(call, { ...row, associations })
  return noContent
}

const taken = (name: string, namespace: string) =>
  conflict(
    `The metadata definition resource-type association of resource-type=${name} to namespace=${namespace} already exists.`,
  )
