import { collection } from '../../../core/collection.ts'

export const POLICIES = ['anti-affinity', 'affinity', 'soft-anti-affinity', 'soft-affinity'] as const
export type GroupPolicy = (typeof POLICIES)[number]

/** Its members are the servers whose row names it. */
export interface ServerGroupRow {
  id: string
  name: string
  project_id: string
  user_id: string
  policy: GroupPolicy
  rules: { max_server_per_host?: number }
}

const groups = collection<ServerGroupRow>('nova_server_groups')

export const { insert, find, remove, list } = groups
