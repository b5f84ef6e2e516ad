import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { computeUrl, selfLink } from '../links.ts'
import { tag } from '../parameters.ts'
import { findOpenlyFor } from '../servers/access.ts'
import type { ServerRow } from '../servers/row.ts'
import { change } from '../servers/tasks.ts'

type OfServer = Call<{ id: string }>
type OfTag = Call<{ id: string; tag: string }>

const MAX_TAGS = 50

const allBody = z.strictObject({ tags: z.array(tag).max(MAX_TAGS) })

export const list = (call: OfServer) => ok({ tags: findOpenlyFor(call, 'os-server-tags:index').tags })

export const show = (call: OfTag) => {
  const { id, tags } = findOpenlyFor(call, 'os-server-tags:show')
  if (!tags.includes(call.params.tag)) throw notFound(`Server ${id} has no tag '${call.params.tag}'`)
  return noContent
}

/** 201 for a new tag, 204 for an existing one. */
export const add = (call: OfTag) => {
  const row = findOpenlyFor(call, 'os-server-tags:update')
  checkState(row, 'update tag')
  const wanted = tag.safeParse(call.params.tag)
  if (!wanted.success) {
    throw badRequest(
      `Tag '${call.params.tag}' is invalid. It must be a non empty string without characters '/' and ','. Validation error message: ${wanted.error.issues[0]?.message}`,
    )
  }
  if (row.tags.length >= MAX_TAGS) throw badRequest(`The number of tags exceeded the per-server limit ${MAX_TAGS}`)
  if (row.tags.includes(wanted.data)) return noContent
  change(call, row, { tags: [...row.tags, wanted.data] })
  const location = `${selfLink(computeUrl(call), 'servers', row.id)}/tags/${encodeURIComponent(wanted.data)}`
  return { status: 201, headers: { location }, body: null }
}

export const replace = (call: OfServer) => {
  const { tags } = call.json(allBody)
  const row = findOpenlyFor(call, 'os-server-tags:update_all')
  checkState(row, 'update tags')
  return ok({ tags: change(call, row, { tags: [...new Set(tags)] }).tags })
}

export const remove = (call: OfTag) => {
  const row = findOpenlyFor(call, 'os-server-tags:delete')
  checkState(row, 'delete tag')
  if (!row.tags.includes(call.params.tag)) throw notFound(`Instance ${row.id} has no tag '${call.params.tag}'`)
  change(call, row, { tags: row.tags.filter((other) => other !== call.params.tag) })
  return noContent
}

export const clear = (call: OfServer) => {
  const row = findOpenlyFor(call, 'os-server-tags:delete_all')
  checkState(row, 'delete tags')
  change(call, row, { tags: [] })
  return noContent
}

/** Tags can change while the server is locked or has a task. */
function checkState({ id, vm_state }: ServerRow, action: string): void {
  if (['active', 'paused', 'suspended', 'stopped'].includes(vm_state)) return
  throw conflict(`Cannot '${action}' instance ${id} while it is in vm_state ${vm_state}`)
}
