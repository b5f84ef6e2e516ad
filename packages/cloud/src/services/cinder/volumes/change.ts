import type { Db } from '../../../core/database/db.ts'
import type { Clock } from '../../../core/time/clock.ts'
import { now } from '../timestamp.ts'
import * as store from './store.ts'
import type { VolumeRow } from './store.ts'

/** Keeps a changed volume, and when it was changed. */
export function save(context: { db: Db; clock: Clock }, volume: VolumeRow): VolumeRow {
  const changed = { ...volume, updated_at: now(context) }
  store.update(context.db, changed)
  return changed
}
