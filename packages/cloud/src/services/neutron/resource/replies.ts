import type * as z from 'zod'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import { authorizeAction } from './authorize-action.ts'
import { readCreate, readUpdate } from './body.ts'
import { findFor, findVisible } from './find.ts'
import type { Input, Kind, OwnedRow } from './kind.ts'
import { outlineOf } from './outline.ts'
import type { Fields } from './values.ts'
import { viewRows, viewNewRows } from './view-rows.ts'

/** GET of one resource. */
export function showReply<Row extends { id: string }>(call: Call<{ id: string }>, kind: Kind<Row>) {
  return ok({ [kind.one]: viewRows(call, kind, [findVisible(call, kind, call.params.id)])[0] })
}

/** POST of one resource, or of several as a bulk request, which creates all or none. */
export function createReply<Row extends OwnedRow, C extends z.ZodObject, U extends z.ZodObject>(
  call: Call,
  kind: Kind<Row, C, U>,
  make: (input: Input<C>) => Row,
) {
  const { isBulk, items } = readCreate(call, kind)
  for (const { sent, input } of items) authorizeAction(call, kind, 'create', input, explicit(kind.create, sent, input))
  checkQuota(
    call,
    kind.one,
    items.map(({ input }) => input.project_id),
  )
  const rows = items.map(({ input }) => make(input))
  const bodies = viewNewRows(call, kind, rows)
  return created(isBulk ? { [kind.many]: bodies } : { [kind.one]: bodies[0] })
}

/** The attributes that the client set to other values than the default. */
function explicit(schema: z.ZodObject, sent: Fields, input: Fields): Fields {
  const { defaults } = outlineOf(schema)
  const isSet = (key: string) => JSON.stringify(input[key]) !== JSON.stringify(defaults[key])
  return Object.fromEntries(Object.entries(sent).filter(([key]) => isSet(key)))
}

/** PUT of one resource: `change` checks and stores the updated row and returns it. */
export function updateReply<Row extends OwnedRow, C extends z.ZodObject, U extends z.ZodObject>(
  call: Call<{ id: string }>,
  kind: Kind<Row, C, U>,
  change: (row: Row, changes: z.output<U>) => Row,
) {
  const { sent, input } = readUpdate(call, kind)
  const row = findFor(call, kind, call.params.id, 'update', sent)
  return ok({ [kind.one]: viewRows(call, kind, [change(row, input)])[0] })
}

/** DELETE of one resource. */
export function removeReply<Row extends OwnedRow>(
  call: Call<{ id: string }>,
  kind: Kind<Row>,
  remove: (row: Row) => void,
) {
  remove(findFor(call, kind, call.params.id, 'delete'))
  return noContent
}
