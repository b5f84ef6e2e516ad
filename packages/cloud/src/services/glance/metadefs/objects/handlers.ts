import type { MetadefObject as Definition } from '@meridian/wire'
import { conflict, notFound } from '../../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../../core/http/reply.ts'
import type { Call } from '../../../../core/service/api.ts'
import { isoSeconds } from '../../../../core/time/clock.ts'
import { findNamespace, refuseProtected, save } from '../access.ts'
import type { PathParams } from '../access.ts'
import { cleaned, cleanedProperties, MetadefObject, readBody } from '../body.ts'
import type { NamespaceRow } from '../store.ts'
import { toObject } from '../view.ts'

type One = PathParams & { object: string }

export const list = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'get_metadef_objects')
  return ok({
    objects: row.objects.map((object) => toObject(row.namespace, object)),
    schema: 'v2/schemas/metadefs/objects', // Glance omits the first slash here
  })
}

export const create = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'add_metadef_object')
  const object = readObject(call)
  refuseTaken(row, object.name)
  save(call, { ...row, objects: [...row.objects, object] })
  return created(toObject(row.namespace, object))
}

export const show = (call: Call<One>) => {
  const row = findNamespace(call, 'get_metadef_object')
  return ok(toObject(row.namespace, findObject(call, row)))
}

export const update = (call: Call<One>) => {
  const row = findNamespace(call, 'modify_metadef_object')
  const before = findObject(call, row)
  const object = { ...readObject(call), created_at: before.created_at ?? row.created_at }
  if (object.name !== before.name) refuseTaken(row, object.name)
  save(call, { ...row, objects: row.objects.map((other) => (other === before ? object : other)) })
  return ok(toObject(row.namespace, object))
}

export const remove = (call: Call<One>) => {
  const row = findNamespace(call, 'delete_metadef_object')
  const object = findObject(call, row)
  refuseProtected(row, 'object', object.name)
  save(call, { ...row, objects: row.objects.filter((other) => other !== object) })
  return noContent
}

export const removeAll = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'delete_metadef_namespace')
  refuseProtected(row, 'namespace', row.namespace)
  save(call, { ...row, objects: [] })
  return noContent
}

function readObject(call: Call): Definition {
  const { name, description, required, properties } = readBody(call, 'object', MetadefObject)
  const now = isoSeconds(call.clock.now())
  const object = { name, description, required, created_at: now, updated_at: now }
  return { ...cleaned(object), properties: cleanedProperties(properties) }
}

function findObject({ params }: Call<One>, { objects }: NamespaceRow): Definition {
  const object = objects.find(({ name }) => name === params.object)
  if (!object) throw notFound(`Could not find metadata object ${params.object}`)
  return object
}

function refuseTaken({ namespace, objects }: NamespaceRow, name: string): void {
  if (!objects.some((object) => object.name === name)) return
  throw conflict(`A metadata definition object with name=${name} already exists in namespace=${namespace}.`)
}
