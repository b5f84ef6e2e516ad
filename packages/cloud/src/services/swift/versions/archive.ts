import * as containers from '../containers/store.ts'
import type { ContainerRow } from '../containers/store.ts'
import { refused } from '../faults.ts'
import { successor } from '../listing/walk.ts'
import { BLANK, DELETED_TYPE } from '../objects/store.ts'
import * as store from '../objects/store.ts'
import type { NewObject, ObjectRow } from '../objects/store.ts'
import { decoded } from '../paths.ts'
import { discard } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { timestamp } from '../times.ts'

/** The older way of versioning: what is replaced moves to another container. Answers whether it does. */
export function archive(swiftCall: SwiftCall, container: ContainerRow, object: ObjectRow): boolean {
  const place = archiveOf(swiftCall, container)
  if (!place) return false
  move(swiftCall, object, place.id, `${prefixOf(object.name)}${timestamp(object.stamp)}`)
  return true
}

/** A deleted object is followed by its last version; where there is a history, the deletion becomes part of it. */
export function unarchive(swiftCall: SwiftCall, container: ContainerRow, object: ObjectRow): boolean {
  const place = archiveOf(swiftCall, container)
  if (!place) return false
  const { db, now } = swiftCall
  const prefix = prefixOf(object.name)
  if (container.headers['x-history-location'] !== undefined) {
    archive(swiftCall, container, object)
    const stamp = Math.max(now, object.stamp + 1)
    const marker = { ...BLANK, content_type: DELETED_TYPE, headers: {}, delete_at: null, version: null, stamp } as const
    store.insert(db, {
      ...marker,
      container: place.id,
      name: `${prefix}${timestamp(stamp)}`,
      is_current: 1,
      is_marker: 0,
    })
    return true
  }
  const [newest] = store.listWhole(db, place.id, {
    from: prefix,
    before: successor(prefix),
    descending: true,
    limit: 1,
  })
  if (!newest) return false
  discard(swiftCall, object)
  move(swiftCall, newest, container.id, object.name)
  return true
}

/** The container that old versions go to; one that is gone lets nothing be overwritten. */
function archiveOf({ db }: SwiftCall, { account, headers }: ContainerRow): ContainerRow | undefined {
  const name = headers['x-versions-location'] ?? headers['x-history-location']
  if (name === undefined) return undefined
  const found = containers.find(db, account, decoded(name) ?? '')
  if (!found) throw refused(412)
  return found
}

/** Tells names apart of which one begins with the other: `008readme.m/`. */
const prefixOf = (name: string) => `${Buffer.byteLength(name).toString(16).padStart(3, '0')}${name}/`

function move({ db }: SwiftCall, object: ObjectRow, container: number, name: string): void {
  const { id, ...row } = object
  store.remove(db, id)
  const moved: NewObject = { ...row, container, name }
  store.insert(db, moved)
}
