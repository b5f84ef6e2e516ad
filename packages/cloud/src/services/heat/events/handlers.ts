import { is, oneOf } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findStack } from '../access.ts'
import type { OfStack } from '../access.ts'
import type { EngineContext } from '../engine/context.ts'
import { countIn, readDirection } from '../query.ts'
import * as stacks from '../stacks/store.ts'
import type { StackRow } from '../stacks/store.ts'
import * as store from './store.ts'
import type { EventPage, EventRow } from './store.ts'
import { toEvent, toSummary } from './view.ts'

const FILTERS = ['resource_status', 'resource_action', 'resource_name', 'resource_type']

/** The stack and its nested stacks, down to `depth`. */
function withNested(context: EngineContext, stack: StackRow, depth: number): StackRow[] {
  const inner = depth < 1 ? [] : stacks.listNestedIn(context.db, stack.id)
  return [stack, ...inner.flatMap((child) => withNested(context, child, depth - 1))]
}

function pageOf({ db, query }: Call, more: readonly Condition[]): EventPage {
  const where = FILTERS.flatMap((name) => (query.has(name) ? [oneOf(name, query.getAll(name))] : []))
  const descending = readDirection(query, 'desc') === 'desc'
  const byType = query.getAll('sort_keys').some((keys) => keys.split(',').includes('resource_type'))
  const columns = [...(byType ? (['resource_type'] as const) : []), 'created_at' as const, 'seq' as const]
  const limit = countIn(query, 'limit')
  const marker = query.get('marker')
  const isKnown = marker !== null && store.find(db, marker) !== undefined
  return {
    where: [...where, ...more],
    sort: columns.map((column) => ({ column, descending })),
    ...(limit !== undefined && { limit }),
    ...(isKnown && { after: marker }),
  }
}

function listed(call: Call<OfStack>, more: readonly Condition[] = []) {
  const { context, stack } = findStack(call, 'events:index', { withDeleted: true })
  const depth = countIn(call.query, 'nested_depth')
  const homes = new Map(withNested(context, stack, depth ?? 0).map((home) => [home.id, home]))
  const rows = store.listOf(call.db, [...homes.keys()], pageOf(call, more))
  const homeOf = (row: EventRow) => homes.get(row.stack_id) ?? stack
  return rows.map((row) => toSummary(call, homeOf(row), row, depth ? stack : undefined))
}

export const list = (call: Call<OfStack>) => ok({ events: listed(call) })

export const listOfResource = (call: Call<OfStack & { resource: string }>) => {
  const { resource } = call.params
  const events = listed(call, [is('resource_name', resource)])
  if (events.length === 0) throw notFound(`No events found for resource ${resource}`)
  return ok({ events })
}

export const show = (call: Call<OfStack & { resource: string; event: string }>) => {
  const { stack } = findStack(call, 'events:show', { withDeleted: true })
  const { resource, event } = call.params
  const row = store.findOf(call.db, stack.id, resource, event)
  if (!row) throw notFound(`No event ${event} found`)
  return ok({ event: toEvent(call, stack, row) })
}
