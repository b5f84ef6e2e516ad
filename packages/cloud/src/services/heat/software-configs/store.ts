import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Json } from '../template/json.ts'

export interface SoftwareConfigRow {
  id: string
  project_id: string
  name: string | null
  group: string | null
  config: string | null
  inputs: Json
  outputs: Json
  options: Json
  creation_time: string
}

const configs = collection<SoftwareConfigRow>('heat_software_configs')

export const { insert, find, remove } = configs

export const listOf = (db: Db, projectId: string, limit: number, after: string | undefined) =>
  configs.list(db, { where: [is('project_id', projectId)], limit, ...(after !== undefined && { after }) })
