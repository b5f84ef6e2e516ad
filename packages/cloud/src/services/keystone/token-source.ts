import { collection } from '../../core/database/collection.ts'
import type { Collection } from '../../core/database/collection.ts'
import { clearTokenCache } from './tokens/token-cache.ts'

/** A collection whose rows appear in tokens: each change clears the token cache. */
export function tokenSource<Doc extends { id: string }, Column extends string = never>(
  table: string,
): Collection<Doc, Column> {
  const documents = collection<Doc, Column>(table)
  return {
    ...documents,
    insert(db, doc) {
      clearTokenCache(db)
      documents.insert(db, doc)
    },
    update(db, doc) {
      clearTokenCache(db)
      documents.update(db, doc)
    },
    remove(db, id) {
      clearTokenCache(db)
      return documents.remove(db, id)
    },
    removeWhere(db, ...where) {
      clearTokenCache(db)
      return documents.removeWhere(db, ...where)
    },
  }
}
