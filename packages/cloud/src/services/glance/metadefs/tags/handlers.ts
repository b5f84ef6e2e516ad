import type { MetadefTag } from '@meridian/wire'
import { badRequest, conflict, notFound } from '../../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../../core/http/reply.ts'
import type { Call } from '../../../../core/service/api.ts'
import { isoSeconds } from '../../../../core/time/clock.ts'
import { findNamespace, refuseProtected, save } from '../access.ts'
import type { PathParams } from '../access.ts'
import { readBody, Tag, Tags } from '../body.ts'
import type { NamespaceRow } from '../store.ts'

type One = PathParams & { tag: string }

const MAX_NAME = 80

export const list = (call: Call<PathParams>) => ok({ tags: named(findNamespace(call, 'get_metadef_tags').tags) })

/** Replaces all tags, or adds to them with `X-OpenStack-Append`. */
export const createAll = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'add_metadef_tags')
  const appends = String(call.headers['x-openstack-append']).toLowerCase() === 'true'
  const kept = appends ? row.tags : []
  const added = readBody(call, 'tags', Tags).tags.map(({ name }) => newTag(call, name))
  for (const [index, { name }] of added.entries()) refuseTaken(row, [...kept, ...added.slice(0, index)], name)
  save(call, { ...row, tags: [...kept, ...added] })
  return created({ tags: named(added) })
}

export const removeAll = (call: Call<PathParams>) => {
  const row = findNamespace(call, 'delete_metadef_tags')
  refuseProtected(row, 'namespace', row.namespace)
  save(call, { ...row, tags: [] })
  return noContent
}

export const create = (call: Call<One>) => {
  const row = findNamespace(call, 'add_metadef_tag')
  const { tag: name } = call.params
  if (name.length > MAX_NAME) throw badRequest(`Provided object does not match schema 'tag': '${name}' is too long`)
  refuseTaken(row, row.tags, name)
  const tag = newTag(call, name)
  save(call, { ...row, tags: [...row.tags, tag] })
  return created(tag)
}

export const show = (call: Call<One>) => ok(findTag(call, findNamespace(call, 'get_metadef_tag')))

export const update = (call: Call<One>) => {
  const row = findNamespace(call, 'modify_metadef_tag')
  const before = findTag(call, row)
  const { name } = readBody(call, 'tag', Tag)
  const others = row.tags.filter((other) => other !== before)
  refuseTaken(row, others, name)
  const tag = { ...before, name, updated_at: isoSeconds(call.clock.now()) }
  save(call, { ...row, tags: row.tags.map((other) => (other === before ? tag : other)) })
  return ok(tag)
}

export const remove = (call: Call<One>) => {
  const row = findNamespace(call, 'delete_metadef_tag')
  const tag = findTag(call, row)
  refuseProtected(row, 'tag', tag.name)
  save(call, { ...row, tags: row.tags.filter((other) => other !== tag) })
  return noContent
}

const named = (tags: readonly MetadefTag[]) => tags.map(({ name }) => ({ name }))

function newTag(call: Call, name: string): MetadefTag {
  const now = isoSeconds(call.clock.now())
  return { name, created_at: now, updated_at: now }
}

function findTag({ params }: Call<One>, { tags }: NamespaceRow): MetadefTag {
  const tag = tags.find(({ name }) => name === params.tag)
  if (!tag) throw notFound(`Could not find metadata tag ${params.tag}`)
  return tag
}

function refuseTaken({ namespace }: NamespaceRow, tags: readonly MetadefTag[], name: string): void {
  if (!tags.some((tag) => tag.name.toLowerCase() === name.toLowerCase())) return
  const hint = '(Please note that metadata tag names are case insensitive)'
  throw conflict(`A metadata tag with name=${name} already exists in namespace=${namespace}. ${hint}.`)
}
