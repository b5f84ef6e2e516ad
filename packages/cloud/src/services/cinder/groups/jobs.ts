import type { Background } from '../../../core/service/service.ts'
import * as attachments from '../attachments/store.ts'
import { poolsOf, isEnabled, supports } from '../backends/pools.ts'
import { now } from '../timestamp.ts'
import * as types from '../types/store.ts'
import { save } from '../volumes/store.ts'
import * as volumes from '../volumes/store.ts'
import * as store from './store.ts'

/** A group needs one pool that matches all of its types. */
export function created(context: Background, { id }: { id: string }): void {
  const group = store.find(context.db, id)
  if (group?.status !== 'creating') return
  const wanted = group.volume_type_ids.map((typeId) => types.find(context.db, typeId))
  const pools = poolsOf(context.db).filter(
    (pool) => isEnabled(context.db, pool) && wanted.every((type) => supports(pool, type)),
  )
  const host = group.host ?? pools.toSorted((a, b) => b.freeGb - a.freeGb)[0]?.host ?? null
  store.update(context.db, { ...group, host, status: host === null ? 'error' : 'available', updated_at: now(context) })
}

export interface Changed {
  id: string
  add: string[]
  remove: string[]
}

export function changed(context: Background, { id, add, remove }: Changed): void {
  const group = store.find(context.db, id)
  if (group?.status !== 'updating') return
  for (const volumeId of [...add, ...remove]) {
    const volume = volumes.find(context.db, volumeId)
    if (volume) save(context, { ...volume, group_id: add.includes(volumeId) ? id : null })
  }
  store.update(context.db, { ...group, status: 'available', updated_at: now(context) })
}

/** Deletes the group with its volumes. */
export function deleted({ db }: Background, { id }: { id: string }): void {
  if (store.find(db, id)?.status !== 'deleting') return
  for (const volume of volumes.listOfGroup(db, id)) {
    attachments.removeOfVolume(db, volume.id)
    volumes.remove(db, volume.id)
  }
  store.remove(db, id)
}
