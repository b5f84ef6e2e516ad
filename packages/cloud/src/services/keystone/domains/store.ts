import { collection } from '../../../core/collection.ts'
import { is } from '../../../core/condition.ts'
import type { Db } from '../../../core/db.ts'

export interface DomainRow {
  id: string
  name: string
  description: string
  enabled: boolean
}

const domains = collection<DomainRow>('keystone_domains')

export const { insert, find, list } = domains
export const findByName = (db: Db, name: string) => domains.first(db, is('name', name))
