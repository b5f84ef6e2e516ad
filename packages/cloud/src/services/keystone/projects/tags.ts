import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { describeProblem, problemOf } from '../../../core/errors/invalid.ts'
import { noContent, ok, text } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { couldNotFind, requireMutable } from '../faults.ts'
import { Tag, Tags } from '../fields.ts'
import { target } from './handlers.ts'
import * as store from './store.ts'
import type { ProjectRow } from './store.ts'
import { toTags } from './view.ts'

type Tagged = Call<{ id: string; tag: string }>

export const list = (call: Call<{ id: string }>) => ok(toTags(call, target(call, 'identity:list_project_tags')))

export const replace = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:update_project_tags')
  const { tags } = call.json(z.object({ tags: Tags }))
  return ok(toTags(call, withTags(call, row, tags)))
}

export const clear = (call: Call<{ id: string }>) => {
  withTags(call, target(call, 'identity:delete_project_tags'), [])
  return noContent
}

export const check = (call: Tagged) => {
  requireTag(call, target(call, 'identity:get_project_tag'))
  return noContent
}

export const add = (call: Tagged) => {
  const row = target(call, 'identity:create_project_tag')
  const tag = Tag.safeParse(call.params.tag)
  if (!tag.success) throw badRequest(describeProblem(problemOf(tag.error, call.params.tag)))
  withTags(call, row, [...new Set([...row.tags, tag.data])])
  const location = `${call.baseUrl}/identity/v3/${row.id}/tags/${encodeURIComponent(tag.data)}`
  return text(201, 'text/html; charset=utf-8', '', { location })
}

export const remove = (call: Tagged) => {
  const row = target(call, 'identity:delete_project_tag')
  requireTag(call, row)
  withTags(
    call,
    row,
    row.tags.filter((tag) => tag !== call.params.tag),
  )
  return noContent
}

function requireTag({ params }: Tagged, { tags }: ProjectRow): void {
  if (!tags.includes(params.tag)) throw couldNotFind('project tag', params.tag)
}

function withTags({ db }: Call, row: ProjectRow, tags: string[]): ProjectRow {
  requireMutable('update', 'project', row)
  const changed = { ...row, tags }
  store.update(db, changed)
  return changed
}
