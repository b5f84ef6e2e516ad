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

/** The older versioning modes: moves the replaced object to another container. Returns whether it did. */
export function archive(swiftCall: SwiftCall, container: ContainerRow, object: ObjectRow): boolean {
  const archiveContainer = archiveOf(swiftCall, container)
  if (!archiveContainer) return false
  move(swiftCall, object, archiveContainer.id, `${prefixOf(object.name)}${timestamp(object.stamp)}`)
  return true
}

/**
 * In versions mode restores the last archived version; in history mode archives the object and its deletion. Returns
 * whether it did.
 */
export function unarchive(swiftCall: SwiftCall, container: ContainerRow, object: ObjectRow): boolean {
  const archiveContainer = archiveOf(swiftCall, container)
  if (!archiveContainer) return false
  const { db, now } = swiftCall
  const prefix = prefixOf(object.name)
  if (container.headers['x-history-location'] !== undefined) {
    archive(swiftCall, container, object)
    const stamp = Math.max(now, object.stamp + 1)
    const marker = { ...BLANK, content_type: DELETED_TYPE, headers: {}, delete_at: null, version: null, stamp } as const
    store.insert(db, {
      ...marker,
      container: archiveContainer.id,
      name: `${prefix}${timestamp(stamp)}`,
      is_current: 1,
      is_marker: 0,
    })
    return true
  }
  const [newest] = store.listRows(db, archiveContainer.id, {
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

/** The archive container; throws 412 if it is missing, so that nothing is overwritten. */
function archiveOf({ db }: SwiftCall, { account, headers }: ContainerRow): ContainerRow | undefined {
  const name = headers['x-versions-location'] ?? headers['x-history-location']
  if (name === undefined) return undefined
  const found = containers.find(db, account, decoded(name) ?? '')
  if (!found) throw refused(412)
  return found
}

/** Prefix with the length of the name: `008readme.m/`. */
const prefixOf = (name: string) => `${Buffer.byteLength(name).toString(16).padStart(3, '0')}${name}/`

function move({ db }: SwiftCall, object: ObjectRow, container: number, name: string): void {
  const { id, ...row } = object
  store.remove(db, id)
  const moved: NewObject = { ...row, container, name }
  store.insert(db, moved)
}
