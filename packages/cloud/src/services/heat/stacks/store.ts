import { collection } from '../../../core/database/collection.ts'
import type { Page } from '../../../core/database/collection.ts'
import { is, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { newUuid } from '../../../core/ids.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import type { Environment } from '../template/environment.ts'
import type { Json } from '../template/json.ts'

export type StackAction =
  | 'CREATE'
  | 'UPDATE'
  | 'DELETE'
  | 'ROLLBACK'
  | 'SUSPEND'
  | 'RESUME'
  | 'CHECK'
  | 'SNAPSHOT'
  | 'RESTORE'
export type Status = 'IN_PROGRESS' | 'COMPLETE' | 'FAILED'

/** The sources of a stack: template, environment and files. */
export interface Design {
  template: Json
  environment: Environment
  files: Record<string, string>
}

export interface StackRow extends Design {
  id: string
  name: string
  project_id: string
  user_id: string
  username: string
  /** The parent stack of a nested stack, and the name of the resource in it. */
  owner_id: string | null
  owner_resource: string | null
  action: StackAction
  status: Status
  status_reason: string
  /** Changes with every action, so that jobs of an older action are ignored. */
  traversal: string
  /** Start of the action in milliseconds, and the number of its ticks so far. */
  began_at: number
  ticks: number
  created_at: string
  updated_at: string | null
  deleted_at: string | null
  /** The sources of the last complete stack. */
  previous: Design | null
  disable_rollback: boolean
  timeout_mins: number | null
  tags: string[]
  stack_user_project_id: string
  /** The snapshot of a SNAPSHOT action. */
  snapshot_id: string | null
}

export type StackSortKey = 'name' | 'created_at' | 'updated_at' | 'status'

const stacks = collection<StackRow, StackSortKey>('heat_stacks')

export const { insert, find, update, list, count } = stacks

export const findByName = (db: Db, projectId: string, name: string) =>
  stacks.first(db, is('project_id', projectId), is('name', name), is('is_deleted', false))

export const listNestedIn = (db: Db, ownerId: string) =>
  stacks.list(db, { where: [is('owner_id', ownerId), is('is_deleted', false)] })

export const ofProject = (projectId: string) => is('project_id', projectId)
export const isRoot = is('owner_id', '')
export const isAlive = is('is_deleted', false)

const TAGS = `SELECT value FROM json_each(doc, '$.tags')`
const anyTag = (tags: readonly string[]) =>
  sql(`EXISTS (${TAGS} WHERE value IN (SELECT value FROM json_each(?)))`, JSON.stringify(tags))
const allTags = (tags: readonly string[]) =>
  sql(`NOT EXISTS (SELECT 1 FROM json_each(?) WHERE value NOT IN (${TAGS}))`, JSON.stringify(tags))
const negated = ({ sql: text, values }: Condition): Condition => ({ sql: `NOT ${text}`, values })

export const hasTags = {
  tags: allTags,
  tags_any: anyTag,
  not_tags: (tags: readonly string[]) => negated({ ...allTags(tags), sql: `(${allTags(tags).sql})` }),
  not_tags_any: (tags: readonly string[]) => negated(anyTag(tags)),
}

export type StackPage = Page<StackSortKey | 'id' | 'seq'>

/** The initial fields of every stack. */
export const newStackDefaults = (now: number) => ({
  id: newUuid(),
  action: 'CREATE' as const,
  status: 'IN_PROGRESS' as const,
  status_reason: '',
  traversal: '',
  began_at: now,
  ticks: 0,
  created_at: isoSeconds(now),
  updated_at: null,
  deleted_at: null,
  previous: null,
  snapshot_id: null,
})
