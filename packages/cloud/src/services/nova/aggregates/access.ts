import { badRequest, notFound } from '../../../core/errors/fault.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import * as store from './store.ts'
import type { AggregateRow } from './store.ts'

/** Throws 403 unless `rule` allows it, 400 for an id that is not a number, or 404. */
export function findFor(call: Call<{ id: string }>, rule: string, missing?: Fault): AggregateRow {
  const id = checkedId(call, rule)
  const row = store.find(call.db, id)
  if (!row) throw missing ?? notFound(`Aggregate ${id} could not be found.`)
  return row
}

export function checkedId(call: Call<{ id: string }>, rule: string): string {
  const { id } = call.params
  call.authorize(rule)
  if (!/^[+-]?\d+$/.test(id)) throw badRequest('Invalid input received: id must be an integer')
  return id
}
