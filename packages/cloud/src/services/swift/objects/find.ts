import type { ContainerRow } from '../containers/store.ts'
import { refused, refusedWith } from '../faults.ts'
import type { ObjectPath } from '../paths.ts'
import type { SwiftCall } from '../swift-call.ts'
import { readTimestamp } from '../times.ts'
import * as store from './store.ts'
import type { ObjectRow } from './store.ts'

/** The object of the path, or its version of the query; undefined if missing. */
export function lookUp(swiftCall: SwiftCall<ObjectPath>, container: ContainerRow): ObjectRow | undefined {
  const { db, params, query } = swiftCall
  const id = query.get('version-id')
  const found = id === null ? store.find(db, container.id, params.object) : findVersion(swiftCall, container, id)
  return found?.is_marker === 0 ? found : undefined
}

/** Like `lookUp`; throws 404 if missing. */
export function findObject(swiftCall: SwiftCall<ObjectPath>, container: ContainerRow): ObjectRow {
  const found = lookUp(swiftCall, container)
  if (!found) throw refused(404)
  return found
}

/** A version by id, also a delete marker; `null` is the version from before versioning. */
export function findVersion({ db, params }: SwiftCall<ObjectPath>, container: ContainerRow, id: string) {
  if (container.headers['x-versions-enabled'] === undefined) {
    throw refusedWith(400, 'version-aware operations require that the container is versioned')
  }
  const version = id === 'null' ? null : readTimestamp(id)
  if (version === undefined) throw refusedWith(400, 'Invalid version parameter')
  const current = store.find(db, container.id, params.object)
  const all = [...(current ? [current] : []), ...store.listPast(db, container.id, params.object)]
  return all.find((row) => row.version === version)
}
