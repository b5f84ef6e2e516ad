import { collection } from '../../../core/database/collection.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Window } from '../listing.ts'

export interface MessageRow {
  id: string
  project_id: string
  /** `VOLUME_VOLUME_001_003`: resource, action, detail. */
  event_id: string
  user_message: string
  message_level: 'ERROR'
  request_id: string
  resource_type: string
  resource_uuid: string
  created_at: string
  guaranteed_until: string
}

export type SortColumn = 'created_at' | 'event_id' | 'message_level' | 'resource_uuid' | 'resource_type' | 'request_id'

const messages = collection<MessageRow, SortColumn>('cinder_messages')

export const { insert, find, remove } = messages

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  messages.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })
