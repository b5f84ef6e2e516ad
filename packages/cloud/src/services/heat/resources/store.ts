import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StackAction, Status } from '../stacks/store.ts'
import type { JsonMap } from '../template/json.ts'

export interface ResourceRow {
  id: string
  stack_id: string
  name: string
  /** As the template has it. */
  type: string
  /** What it is called in its own service, once it is there. */
  physical_id: string | null
  physical_name: string
  action: StackAction | 'INIT'
  status: Status
  status_reason: string
  /** As they were when it was last made or changed. */
  properties: JsonMap
  /** What it was to become by a change that has not come to its end. */
  attempted: JsonMap | null
  metadata: JsonMap
  /** What its type keeps of it. */
  data: JsonMap
  requires: string[]
  deletion_policy: 'Delete' | 'Retain' | 'Snapshot'
  traversal: string
  /** Another one has taken its place; it goes when the stack is done. */
  is_replaced: boolean
  created_at: string
  updated_at: string
}

const resources = collection<ResourceRow>('heat_resources')

export const { insert, update, remove, find } = resources

export const listOf = (db: Db, stackId: string) => resources.list(db, { where: [is('stack_id', stackId)] })

export const currentRowById = (db: Db, stackId: string, physicalId: string) =>
  resources.first(db, is('physical_id', physicalId), is('stack_id', stackId))
