import type { Call } from '../../../core/service/api.ts'
import { targetOf, visible } from '../access.ts'
import { missing } from '../faults.ts'
import * as store from './store.ts'
import type { VolumeRow } from './store.ts'

/** Throws 404, also for volumes that the caller cannot see. */
export function findVolume(call: Call, id: string): VolumeRow {
  const absent = () => missing('Volume', id)
  const volume = visible(call, store.find(call.db, id), absent)
  if (!call.may('volume:get', targetOf(volume))) throw absent()
  return volume
}

/** Like `findVolume`, and also authorizes `rule`. */
export function findVolumeFor(call: Call, id: string, rule: string): VolumeRow {
  const volume = findVolume(call, id)
  call.authorize(rule, targetOf(volume))
  return volume
}
