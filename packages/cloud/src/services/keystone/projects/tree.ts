import type { Db } from '../../../core/database/db.ts'
import * as store from './store.ts'
import type { ProjectRow } from './store.ts'

/** The projects above, nearest first, without the domain. */
export function ancestorsOf(db: Db, project: ProjectRow): ProjectRow[] {
  const parent = store.find(db, project.parent_id)
  return parent ? [parent, ...ancestorsOf(db, parent)] : []
}

export const subtreeOf = (db: Db, id: string): ProjectRow[] =>
  store.childrenOf(db, id).flatMap((child) => [child, ...subtreeOf(db, child.id)])

type Ids = { [id: string]: Ids | null }

/** `{ parent: { grandparent: { domain: null } } }` */
export const ancestorIds = (db: Db, project: ProjectRow): Ids =>
  [...ancestorsOf(db, project).map(({ id }) => id), project.domain_id].reduceRight<Ids | null>(
    (above, id) => ({ [id]: above }),
    null,
  ) ?? {}

/** `{ child: { grandchild: null } }`; null for a project without children. */
export function subtreeIds(db: Db, id: string): Ids | null {
  const children = store.childrenOf(db, id)
  return children.length > 0 ? Object.fromEntries(children.map((child) => [child.id, subtreeIds(db, child.id)])) : null
}
