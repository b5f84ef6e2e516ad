import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Json } from '../template/json.ts'

export interface DeploymentRow {
  id: string
  project_id: string
  config_id: string
  server_id: string
  action: string
  status: string
  status_reason: string | null
  input_values: Json
  output_values: Json
  stack_user_project_id: string | null
  creation_time: string
  updated_time: string | null
}

const deployments = collection<DeploymentRow>('heat_software_deployments')

export const { insert, find, update, remove } = deployments

export const listOf = (db: Db, projectId: string, serverId: string | null) =>
  deployments.list(db, {
    where: [is('project_id', projectId), ...(serverId === null ? [] : [is('server_id', serverId)])],
  })

export const countOf = (db: Db, configId: string) => deployments.count(db, is('config_id', configId))
