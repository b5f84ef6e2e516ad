import type { ContainerRow } from '../containers/store.ts'
import { discard } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import type { Stamp } from '../times.ts'
import { archive, unarchive } from '../versions/archive.ts'
import { BLANK, DELETED_TYPE } from './store.ts'
import * as store from './store.ts'
import type { NewObject, ObjectRow } from './store.ts'

/** An object before it has a container, a version and a timestamp. */
export type Draft = Omit<NewObject, 'container' | 'is_current' | 'version' | 'is_marker' | 'stamp'>

const isVersioned = ({ headers }: ContainerRow) => headers['x-versions-enabled'] === 'True'

/** Writes an object; the previous one is deleted, archived or becomes an older version. */
export function writeObject(swiftCall: SwiftCall, container: ContainerRow, draft: Draft): NewObject {
  const { db } = swiftCall
  const previous = store.find(db, container.id, draft.name)
  const stamp = nextStamp(swiftCall, container, draft.name)
  const version = isVersioned(container) ? stamp : null
  if (previous) retire(swiftCall, container, previous)
  const object = { ...draft, container: container.id, is_current: 1, is_marker: 0, version, stamp } as const
  store.insert(db, object)
  return object
}

/** Timestamps identify versions, so they are unique per name. */
function nextStamp({ db, now }: SwiftCall, { id }: ContainerRow, name: string): Stamp {
  const known = [store.find(db, id, name), store.listPast(db, id, name)[0]]
  return Math.max(now, ...known.map((row) => (row ? Math.max(row.stamp, row.version ?? 0) + 1 : 0)))
}

function retire(swiftCall: SwiftCall, container: ContainerRow, previous: ObjectRow): void {
  if (isVersioned(container)) store.archiveVersion(swiftCall.db, previous.id)
  else if (!archive(swiftCall, container, previous)) discard(swiftCall, previous)
}

/** Deletes an object; returns the version of the delete marker, if the container is versioned. */
export function removeObject(swiftCall: SwiftCall, container: ContainerRow, object: ObjectRow): Stamp | null {
  const { db } = swiftCall
  if (!isVersioned(container)) {
    if (!unarchive(swiftCall, container, object)) discard(swiftCall, object)
    return null
  }
  const version = nextStamp(swiftCall, container, object.name)
  store.archiveVersion(db, object.id)
  store.insert(db, {
    ...BLANK,
    container: container.id,
    name: object.name,
    is_current: 0,
    is_marker: 1,
    version,
    stamp: version,
    content_type: DELETED_TYPE,
    headers: {},
    delete_at: null,
  })
  return version
}
