import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export interface AggregateRow {
  /** The API's integer id as text. */
  id: string
  uuid: string
  name: string
  hosts: string[]
  /** `availability_zone` puts its hosts into a zone. */
  metadata: Record<string, string>
  created_at: string
  updated_at: string | null
}

const aggregates = collection<AggregateRow>('nova_aggregates')

export const { insert, find, update, remove, list } = aggregates

export const withHost = (db: Db, host: string) => list(db).filter(({ hosts }) => hosts.includes(host))

export const findNamed = (db: Db, name: string) => aggregates.first(db, is('name', name))

/** The id of the next aggregate. */
export const nextId = (db: Db) =>
  String((db.get<{ last: number }>('SELECT ifnull(max(seq), 0) AS last FROM nova_aggregates')?.last ?? 0) + 1)
