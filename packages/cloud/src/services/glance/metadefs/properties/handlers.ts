import type { MetadefProperty } from '@meridian/wire'
import { conflict, notFound } from '../../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../../core/http/reply.ts'
import type { Call } from '../../../../core/service/api.ts'
import { findNamespace, refuseProtected, save } from '../access.ts'
import type { PathParams } from '../access.ts'
import { cleaned, Property, readBody } from '../body.ts'
import type { NamespaceRow } from '../store.ts'

type One = PathParams & { property: string }

export const list = (call: Call<PathParams>) =>
  ok({ properties: findNamespace(call, 'get_metadef_properties').properties })

export const create = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'add_metadef_property')
  const property = readProperty(call)
  refuseTaken(row, property.name)
  save(call, { ...row, properties: { ...row.properties, [property.name]: property } })
  return created(property)
}

/** With `?resource_type=`, the name in the path must have the prefix of that type. */
export const show = (call: Call<One>) => {
  const row = findNamespace(call, 'get_metadef_property')
  const type = call.query.get('resource_type')
  const prefix = row.associations.find(({ name }) => name === type)?.prefix ?? ''
  const requested = call.params.property
  if (!requested.startsWith(prefix)) {
    throw notFound(
      `Property ${requested} does not start with the expected resource type association prefix of '${prefix}'.`,
    )
  }
  const name = requested.slice(prefix.length)
  return ok({ name, ...findProperty(row, name) })
}

export const update = (call: Call<One>) => {
  const row = findNamespace(call, 'modify_metadef_property')
  const before = call.params.property
  findProperty(row, before)
  const property = readProperty(call)
  if (property.name !== before) refuseTaken(row, property.name)
  const { [before]: _before, ...others } = row.properties
  save(call, { ...row, properties: { ...others, [property.name]: property } })
  return ok(property)
}

export const remove = (call: Call<One>) => {
  const row = findNamespace(call, 'remove_metadef_property')
  const name = call.params.property
  findProperty(row, name)
  refuseProtected(row, 'property', name)
  const { [name]: _removed, ...properties } = row.properties
  save(call, { ...row, properties })
  return noContent
}

export const removeAll = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'delete_metadef_namespace')
  refuseProtected(row, 'namespace', row.namespace)
  save(call, { ...row, properties: {} })
  return noContent
}

const readProperty = (call: Call) => cleaned(readBody(call, 'property', Property)) as MetadefProperty & { name: string } // validated by the schema

function findProperty({ properties }: NamespaceRow, name: string): MetadefProperty {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (!property) throw notFound(`Could not find property ${name}`)
  return property
}

function refuseTaken({ namespace, properties }: NamespaceRow, name: string): void {
  if (!Object.hasOwn(properties, name)) return
  throw conflict(`A metadata definition property with name=${name} already exists in namespace=${namespace}.`)
}
