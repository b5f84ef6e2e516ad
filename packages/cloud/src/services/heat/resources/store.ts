import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StackAction, Status } from '../stacks/store.ts'
import type { JsonMap } from '../template/json.ts'

export interface ResourceRow {
  id: string
  stack_id: string
  name: string
  /** The type in the template. */
  type: string
  /** Its id in its service, once it exists. */
  physical_id: string | null
  physical_name: string
  action: StackAction | 'INIT'
  status: Status
  status_reason: string
  /** The properties after the last completed action. */
  properties: JsonMap
  /** The properties of an update that is not complete. */
  attempted: JsonMap | null
  metadata: JsonMap
  /** Data of its plugin. */
  data: JsonMap
  requires: string[]
  deletion_policy: 'Delete' | 'Retain' | 'Snapshot'
  traversal: string
  /** Another row has replaced it; it is removed at the end of the update. */
  is_replaced: boolean
  created_at: string
  updated_at: string
}

const resources = collection<ResourceRow>('heat_resources')

export const { insert, update, remove, find } = resources

export const listOf = (db: Db, stackId: string) => resources.list(db, { where: [is('stack_id', stackId)] })

export const currentRowById = (db: Db, stackId: string, physicalId: string) =>
  resources.first(db, is('physical_id', physicalId), is('stack_id', stackId))
