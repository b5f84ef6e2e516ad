import type { Call } from '../../../core/service/api.ts'
import { permitted } from '../access.ts'
import { missing } from '../faults.ts'
import * as store from './store.ts'

/** Throws 404, also for group snapshots that the caller cannot see. */
export const findGroupSnapshot = (call: Call, id: string, rule = 'group:get_group_snapshot') =>
  permitted(call, store.find(call.db, id), rule, () => missing('GroupSnapshot', id))
