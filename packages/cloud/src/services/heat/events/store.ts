import { collection } from '../../../core/database/collection.ts'
import type { Page } from '../../../core/database/collection.ts'
import { is, oneOf } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { JsonMap } from '../template/json.ts'

export interface EventRow {
  id: string
  stack_id: string
  resource_name: string
  physical_id: string | null
  action: string
  status: string
  status_reason: string
  resource_type: string
  properties: JsonMap
  created_at: string
}

export type EventSortKey = 'created_at' | 'resource_type'

const events = collection<EventRow, EventSortKey>('heat_events')

export const { insert, find } = events

export type EventPage = Page<EventSortKey | 'id' | 'seq'>

export const listOf = (db: Db, stackIds: readonly string[], { where = [], ...page }: EventPage) =>
  events.list(db, { ...page, where: [oneOf('stack_id', stackIds), ...where] })

export const findOf = (db: Db, stackId: string, resource: string, id: string) =>
  events.first(db, is('stack_id', stackId), is('resource_name', resource), is('id', id))
