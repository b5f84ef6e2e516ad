import { collection } from '../../../core/database/collection.ts'
import type { Sort } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export const TASK_TYPES = ['import', 'api_image_import'] as const
export const TASK_STATUSES = ['pending', 'processing', 'success', 'failure'] as const

/** A background task on an image. */
export interface TaskRow {
  id: string
  type: (typeof TASK_TYPES)[number]
  status: (typeof TASK_STATUSES)[number]
  owner: string
  image_id: string
  request_id: string
  user_id: string
  input: Record<string, unknown>
  result: Record<string, unknown> | null
  message: string
  created_at: string
  updated_at: string
  expires_at: string | null
}

export const SORT_KEYS = ['id', 'type', 'status', 'created_at', 'updated_at', 'expires_at'] as const
export type SortKey = (typeof SORT_KEYS)[number]

const tasks = collection<TaskRow, SortKey>('glance_tasks')

export const { insert, find, update } = tasks

export interface TaskPage {
  where: readonly Condition[]
  sort: readonly Sort<SortKey>[]
  after?: string
  limit: number
}

export const list = (db: Db, page: TaskPage) => tasks.list(db, page)

export const listOfImage = (db: Db, imageId: string) => tasks.list(db, { where: [is('image_id', imageId)] })

export const isOf = (column: 'type' | 'status' | 'owner', value: string) => is(column, value)
