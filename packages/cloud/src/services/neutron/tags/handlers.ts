import * as z from 'zod'
import { json, noContent, ok } from '../../../core/http/reply.ts'
import type { Call, Handler } from '../../../core/service/api.ts'
import { invalidInput, named } from '../faults.ts'
import { findFor, findIfVisible } from '../resource/find.ts'
import type { Kind, OwnedRow } from '../resource/kind.ts'
import { bumpRevision } from '../resource/standard.ts'
import { isFields, repr } from '../resource/values.ts'

export interface Tagged extends OwnedRow {
  tags: string[]
  updated_at: string
  revision_number: number
}

const MAX_LENGTH = 60

/** The handlers of a resource's tag paths. */
export function tagHandlers<Row extends Tagged>(kind: Kind<Row>) {
  const missing = (id: string) =>
    named.notFound('TagResourceNotFound', `Resource ${kind.many} ${id} could not be found.`)
  const find = (call: Call<{ id: string }>): Row => {
    const row = findIfVisible(call, kind, call.params.id)
    if (!row) throw missing(call.params.id)
    return row
  }
  /** Tagging needs the permission to update the resource. */
  const change = (call: Call<{ id: string }>, edit: (tags: readonly string[]) => string[]) => {
    find(call)
    const row = findFor(call, kind, call.params.id, 'update')
    const tags = edit(row.tags)
    kind.rows.update(call.db, bumpRevision(call, { ...row, tags }))
    return tags
  }
  const list: Handler<{ id: string }> = (call) => ok({ tags: find(call).tags })
  const show: Handler<{ id: string; tag: string }> = (call) => {
    if (!find(call).tags.includes(checked(call.params.tag))) throw unknownTag(call.params.tag)
    return noContent
  }
  const replace: Handler<{ id: string }> = (call) => {
    const requested = tagsIn(call.json(z.unknown()))
    return ok({ tags: change(call, () => requested) })
  }
  const add: Handler<{ id: string; tag: string }> = (call) => {
    const tag = checked(call.params.tag)
    change(call, (tags) => (tags.includes(tag) ? [...tags] : [...tags, tag].toSorted()))
    return { ...json(201, null), body: null }
  }
  const remove: Handler<{ id: string; tag: string }> = (call) => {
    const { tag } = call.params
    if (!find(call).tags.includes(checked(tag))) throw unknownTag(tag)
    change(call, (tags) => tags.filter((other) => other !== tag))
    return noContent
  }
  const clear: Handler<{ id: string }> = (call) => {
    change(call, () => [])
    return noContent
  }
  return { list, show, replace, add, remove, clear }
}

const unknownTag = (tag: string) => named.notFound('TagNotFound', `Tag ${tag} could not be found.`)

function checked(tag: unknown): string {
  if (typeof tag !== 'string') throw invalidInput(`'${repr(tag)}' is not a valid string`)
  if (tag.length > MAX_LENGTH) throw invalidInput(`'${repr(tag)}' exceeds maximum length of ${MAX_LENGTH}`)
  return tag
}

function tagsIn(body: unknown): string[] {
  if (!isFields(body) || body.tags === undefined) throw invalidInput('Invalid tags body')
  if (!Array.isArray(body.tags)) throw invalidInput(`'${repr(body.tags)}' is not a list`)
  const tags = body.tags.map(checked)
  const twice = tags.find((tag, index) => tags.indexOf(tag) < index)
  if (twice !== undefined) throw invalidInput(`Duplicate items in the list: '${twice}'`)
  return tags.toSorted()
}
