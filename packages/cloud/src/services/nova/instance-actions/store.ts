import { collection } from '../../../core/database/collection.ts'
import type { Page } from '../../../core/database/collection.ts'
import type { Db } from '../../../core/database/db.ts'

export interface EventRow {
  event: string
  host: string | null
  start_time: string
  finish_time: string | null
  result: 'Success' | 'Error' | null
  details: string | null
}

/** An action on a server; stays when the server is deleted. */
export interface ActionRow {
  id: string
  server_id: string
  request_id: string
  action: string
  user_id: string
  project_id: string | null
  start_time: string
  updated_at: string
  message: string | null
  events: EventRow[]
}

const actions = collection<ActionRow, 'updated_at'>('nova_actions')

export const { insert, update, find } = actions

export const idOf = (serverId: string, requestId: string) => `${serverId}/${requestId}`

export const list = (db: Db, page: Page<'updated_at' | 'id' | 'seq'>) => actions.list(db, page)
