import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { tokenSource } from '../token-source.ts'

export interface DomainRow {
  id: string
  name: string
  description: string
  enabled: boolean
  tags: string[]
  options: Record<string, unknown>
  extra: Record<string, unknown>
}

const domains = tokenSource<DomainRow>('keystone_domains')

export const { insert, find, list, update, remove } = domains
export const findByName = (db: Db, name: string) => domains.first(db, is('name', name))
