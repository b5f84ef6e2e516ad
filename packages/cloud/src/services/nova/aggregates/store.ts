import { collection } from '../../../core/collection.ts'
import type { Db } from '../../../core/db.ts'

export interface AggregateRow {
  /** The API's whole number, as text. */
  id: string
  uuid: string
  name: string
  hosts: string[]
  /** `availability_zone` makes its hosts a zone. */
  metadata: Record<string, string>
  created_at: string
  updated_at: string | null
}

const aggregates = collection<AggregateRow>('nova_aggregates')

export const { insert, find, update, remove, list } = aggregates

export const withHost = (db: Db, host: string) => list(db).filter(({ hosts }) => hosts.includes(host))
