import { collection } from '../../../core/collection.ts'

export interface RoleRow {
  id: string
  name: string
  domain_id: string | null
  description: string | null
  /** Ids of the roles that whoever has this one has too. */
  implies: string[]
  options: Record<string, unknown>
}

export const { insert, find, list } = collection<RoleRow>('keystone_roles')
