import type { Call } from '../../../core/service/api.ts'
import { permitted } from '../access.ts'
import { missing } from '../faults.ts'
import * as store from './store.ts'

/** Throws 404, also for groups that the caller cannot see. */
export const findGroup = (call: Call, id: string, rule = 'group:get') =>
  permitted(call, store.find(call.db, id), rule, () => missing('Group', id))
