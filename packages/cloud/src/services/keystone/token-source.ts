import { collection } from '../../core/collection.ts'
import type { Collection } from '../../core/collection.ts'
import { forgetTokens } from './tokens/known.ts'

/** A collection that tokens are made of: any change of it may change what a token says. */
export function tokenSource<Doc extends { id: string }, Column extends string = never>(
  table: string,
): Collection<Doc, Column> {
  const documents = collection<Doc, Column>(table)
  return {
    ...documents,
    insert(db, doc) {
      forgetTokens(db)
      documents.insert(db, doc)
    },
    update(db, doc) {
      forgetTokens(db)
      documents.update(db, doc)
    },
    remove(db, id) {
      forgetTokens(db)
      return documents.remove(db, id)
    },
    removeWhere(db, ...where) {
      forgetTokens(db)
      return documents.removeWhere(db, ...where)
    },
  }
}
