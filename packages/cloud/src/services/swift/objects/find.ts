import type { ContainerRow } from '../containers/store.ts'
import { refused, saying } from '../faults.ts'
import type { ObjectPath } from '../paths.ts'
import { readTimestamp } from '../times.ts'
import type { Visit } from '../visit.ts'
import * as store from './store.ts'
import type { ObjectRow } from './store.ts'

/** The object of the path, or the version of it that the query names; undefined where there is none. */
export function lookUp(visitor: Visit<ObjectPath>, container: ContainerRow): ObjectRow | undefined {
  const { db, params, query } = visitor
  const id = query.get('version-id')
  const found = id === null ? store.find(db, container.id, params.object) : findVersion(visitor, container, id)
  return found?.is_marker === 0 ? found : undefined
}

/** As `lookUp`, but there has to be one. */
export function findObject(visitor: Visit<ObjectPath>, container: ContainerRow): ObjectRow {
  const found = lookUp(visitor, container)
  if (!found) throw refused(404)
  return found
}

/** A version by its id, `null` being the one that was written before there were any; also one that says `deleted`. */
export function findVersion({ db, params }: Visit<ObjectPath>, container: ContainerRow, id: string) {
  if (container.headers['x-versions-enabled'] === undefined) {
    throw saying(400, 'version-aware operations require that the container is versioned')
  }
  const version = id === 'null' ? null : readTimestamp(id)
  if (version === undefined) throw saying(400, 'Invalid version parameter')
  const current = store.find(db, container.id, params.object)
  const all = [...(current ? [current] : []), ...store.listPast(db, container.id, params.object)]
  return all.find((row) => row.version === version)
}
