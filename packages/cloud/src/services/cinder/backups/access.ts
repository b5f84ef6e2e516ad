import type { Call } from '../../../core/service/api.ts'
import { permitted } from '../access.ts'
import { missing } from '../faults.ts'
import * as store from './store.ts'

/** Throws 404, also for backups that the caller cannot see. */
export const findBackup = (call: Call, id: string, rule = 'backup:get') =>
  permitted(call, store.find(call.db, id), rule, () => missing('Backup', id))
