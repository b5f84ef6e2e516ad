import type { Call } from '../../../core/service/api.ts'
import { permitted } from '../access.ts'
import { missing } from '../faults.ts'
import * as store from './store.ts'

/** Throws 404, also for snapshots that the caller cannot see. */
export const findSnapshot = (call: Call, id: string, rule = 'volume:get_snapshot') =>
  permitted(call, store.find(call.db, id), rule, () => missing('Snapshot', id))
