import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { metadata } from '../parameters.ts'
import { checkMetadata } from '../quotas/usage.ts'
import { findFor, findForMove, isAdmin } from '../servers/access.ts'
import type { ServerRow } from '../servers/row.ts'
import { check } from '../servers/states.ts'
import { change } from '../servers/tasks.ts'

type OfServer = Call<{ id: string }>
type OfItem = Call<{ id: string; key: string }>

const allBody = z.strictObject({ metadata })
const itemBody = z.strictObject({
  meta: metadata.refine((meta) => Object.keys(meta).length === 1, {
    error: ({ input }) => `${JSON.stringify(input)} has not exactly one property`,
  }),
})

export const list = (call: OfServer) => ok({ metadata: findFor(call, 'server-metadata:index').metadata })

/** Merges the items and returns all. */
export const create = (call: OfServer) => {
  const { metadata: added } = call.json(allBody)
  const row = findForMove(call, 'server-metadata:create', 'update metadata')
  return ok({ metadata: write(call, row, { ...row.metadata, ...added }) })
}

export const replace = (call: OfServer) => {
  const { metadata: wanted } = call.json(allBody)
  const row = findForMove(call, 'server-metadata:update_all', 'update metadata')
  return ok({ metadata: write(call, row, wanted) })
}

export const show = (call: OfItem) => {
  const { metadata: all } = findFor(call, 'server-metadata:show')
  return ok({ meta: { [call.params.key]: itemOf(all, call.params.key) } })
}

export const update = (call: OfItem) => {
  const { meta } = call.json(itemBody)
  const row = findFor(call, 'server-metadata:update')
  if (!Object.hasOwn(meta, call.params.key)) throw badRequest('Request body and URI mismatch')
  check(row, 'update metadata', isAdmin(call))
  write(call, row, { ...row.metadata, ...meta })
  return ok({ meta })
}

export const remove = (call: OfItem) => {
  const row = findFor(call, 'server-metadata:delete')
  itemOf(row.metadata, call.params.key)
  check(row, 'delete metadata', isAdmin(call))
  const { [call.params.key]: _removed, ...rest } = row.metadata
  change(call, row, { metadata: rest })
  return noContent
}

function itemOf(all: Record<string, string>, key: string): string | undefined {
  if (!Object.hasOwn(all, key)) throw notFound('Metadata item was not found')
  return all[key]
}

function write(call: Call, row: ServerRow, wanted: Record<string, string>): Record<string, string> {
  checkMetadata(call, row.project_id, wanted)
  return change(call, row, { metadata: wanted }).metadata
}
