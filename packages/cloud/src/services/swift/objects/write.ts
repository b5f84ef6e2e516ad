import type { ContainerRow } from '../containers/store.ts'
import type { Stamp } from '../times.ts'
import { archive, unarchive } from '../versions/archive.ts'
import { discard } from '../visit.ts'
import type { Visit } from '../visit.ts'
import { BLANK, DELETED_TYPE } from './blank.ts'
import * as store from './store.ts'
import type { NewObject, ObjectRow } from './store.ts'

/** An object before it has its place and time. */
export type Draft = Omit<NewObject, 'container' | 'is_current' | 'version' | 'is_marker' | 'stamp'>

const isVersioned = ({ headers }: ContainerRow) => headers['x-versions-enabled'] === 'True'

/** Puts an object into its place; what was there goes, or becomes an older version. */
export function writeObject(visitor: Visit, container: ContainerRow, draft: Draft): NewObject {
  const { db } = visitor
  const previous = store.find(db, container.id, draft.name)
  const stamp = nextStamp(visitor, container, draft.name)
  const version = isVersioned(container) ? stamp : null
  if (previous) retire(visitor, container, previous)
  const object = { ...draft, container: container.id, is_current: 1, is_marker: 0, version, stamp } as const
  store.insert(db, object)
  return object
}

/** Versions are told apart by their time, so no two of a name have the same. */
function nextStamp({ db, now }: Visit, { id }: ContainerRow, name: string): Stamp {
  const known = [store.find(db, id, name), store.listPast(db, id, name)[0]]
  return Math.max(now, ...known.map((row) => (row ? Math.max(row.stamp, row.version ?? 0) + 1 : 0)))
}

function retire(visitor: Visit, container: ContainerRow, previous: ObjectRow): void {
  if (isVersioned(container)) store.makePast(visitor.db, previous.id)
  else if (!archive(visitor, container, previous)) discard(visitor, previous)
}

/** Answers the version that says that the object was deleted, where there are versions. */
export function removeObject(visitor: Visit, container: ContainerRow, object: ObjectRow): Stamp | null {
  const { db } = visitor
  if (!isVersioned(container)) {
    if (!unarchive(visitor, container, object)) discard(visitor, object)
    return null
  }
  const version = nextStamp(visitor, container, object.name)
  store.makePast(db, object.id)
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
