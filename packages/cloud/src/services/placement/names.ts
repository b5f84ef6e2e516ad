import { collection } from '../../core/database/collection.ts'
import { is } from '../../core/database/condition.ts'
import type { Db } from '../../core/database/db.ts'

interface NameRow {
  id: string
  kind: 'trait' | 'class'
  name: string
}

const names = collection<NameRow>('placement_names')

/** Names that clients add; they start with CUSTOM_. */
export const customNames = (kind: NameRow['kind']) => {
  const idOf = (name: string) => `${kind}/${name}`
  return {
    list: (db: Db) => names.list(db, { where: [is('kind', kind)] }).map(({ name }) => name),
    has: (db: Db, name: string) => names.find(db, idOf(name)) !== undefined,
    add: (db: Db, name: string) => names.insert(db, { id: idOf(name), kind, name }),
    remove: (db: Db, name: string) => names.remove(db, idOf(name)),
  }
}

/** Pattern of custom names. */
export const CUSTOM_NAME = /^CUSTOM_[A-Z0-9_]+$/
