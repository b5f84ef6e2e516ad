import { conflict, notFound } from '../../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../../core/http/reply.ts'
import { newUuid } from '../../../../core/ids.ts'
import type { Call } from '../../../../core/service/api.ts'
import { isoSeconds } from '../../../../core/time/clock.ts'
import { isAdmin } from '../../images/access.ts'
import { findNamespace, policyTarget, refuseProtected, save } from '../access.ts'
import type { PathParams } from '../access.ts'
import { cleaned, cleanedProperties, Namespace, readBody } from '../body.ts'
import * as store from '../store.ts'
import type { NamespaceRow } from '../store.ts'
import { toBase, toListed, toNamespace } from '../view.ts'
import { missing, readQuery } from './query.ts'

export const list = (call: Call) => {
  call.authorize('get_metadef_namespaces', { project_id: call.auth.projectId })
  const page = readQuery(call)
  const rows = store.list(call.db, call.auth, isAdmin(call), page)
  const last = rows.length === page.limit ? rows.at(-1)?.namespace : undefined
  return ok({
    namespaces: rows.map(toListed),
    ...(last !== undefined && { next: linkTo(call, last) }),
    schema: '/v2/schemas/metadefs/namespaces',
    first: linkTo(call),
  })
}

export const create = (call: Call) => {
  const owner = call.auth.projectId ?? ''
  call.authorize('add_metadef_namespace', { project_id: owner })
  const { self: _self, schema: _schema, ...body } = readBody(call, 'namespace', Namespace)
  const { namespace } = body
  if (store.find(call.db, namespace)) throw conflict(`The metadata definition namespace=${namespace} already exists.`)
  const now = isoSeconds(call.clock.now())
  const stamped = <T extends object>(part: T) => ({ ...cleaned(part), created_at: now, updated_at: now })
  const { resource_type_associations = [], objects = [], tags = [], properties, ...attributes } = body
  const row: NamespaceRow = {
    visibility: 'private',
    protected: false,
    owner,
    ...cleaned(attributes),
    id: newUuid(),
    associations: resource_type_associations.map(stamped),
    properties: cleanedProperties(properties),
    objects: objects.map((object) => ({ ...stamped(object), properties: cleanedProperties(object.properties) })),
    tags: tags.map(stamped),
    created_at: now,
    updated_at: now,
  }
  store.insert(call.db, row)
  store.addResourceTypes(
    call.db,
    row.associations.map(({ name }) => name),
    now,
  )
  // The response shows the parts as in the request.
  const parts = {
    ...(resource_type_associations.length > 0 && {
      resource_type_associations: resource_type_associations.map(cleaned),
    }),
    ...(objects.length > 0 && { objects: objects.map(cleaned) }),
  }
  return created(
    { ...toNamespace(row), ...parts },
    { location: `${call.baseUrl}/image${encodeURI(toBase(row).self.toWellFormed())}` },
  )
}

/** With `?resource_type=`, property names have the prefix of that type. */
export const show = (call: Call<PathParams>) => {
  const { namespace } = call.params
  const row = store.find(call.db, namespace)
  if (!row) throw missing(namespace)
  if (!store.isVisible(row, call.auth, isAdmin(call))) throw notFound('The resource could not be found.')
  call.authorize('get_metadef_namespace', policyTarget(row))
  return ok(toNamespace(row, call.query.get('resource_type')))
}

/** Replaces the namespace's own attributes, but not its definitions. */
export const update = (call: Call<PathParams>) => {
  const body = readBody(call, 'namespace', Namespace)
  const before = findNamespace(call, 'modify_metadef_namespace')
  const { namespace, display_name, description, visibility = 'private', protected: isProtected = false } = body
  if (namespace !== before.namespace && store.find(call.db, namespace)) throw duplicate(namespace)
  const { display_name: _name, description: _description, ...kept } = before
  const attributes = { namespace, display_name, description, visibility, protected: isProtected }
  return ok(toBase(save(call, { ...kept, ...cleaned(attributes), owner: body.owner ?? before.owner })))
}

export const remove = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'delete_metadef_namespace')
  refuseProtected(row, 'namespace', row.namespace)
  store.remove(call.db, row.id)
  return noContent
}

const duplicate = (name: string) =>
  conflict(`Invalid update. It would result in a duplicate metadata definition namespace with the same name of ${name}`)

function linkTo({ query }: Call, marker?: string): string {
  const requested = new URLSearchParams([...query].filter(([name]) => name !== 'marker'))
  if (marker !== undefined) requested.set('marker', marker)
  return `/v2/metadefs/namespaces${requested.size > 0 ? `?${requested}` : ''}`
}
