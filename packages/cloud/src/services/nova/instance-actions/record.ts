import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import * as store from './store.ts'

/** Action names of the API. */
export type ActionName =
  | 'create'
  | 'delete'
  | 'evacuate'
  | 'restore'
  | 'stop'
  | 'start'
  | 'reboot'
  | 'rebuild'
  | 'revertResize'
  | 'confirmResize'
  | 'resize'
  | 'migrate'
  | 'pause'
  | 'unpause'
  | 'suspend'
  | 'resume'
  | 'rescue'
  | 'unrescue'
  | 'changePassword'
  | 'shelve'
  | 'shelveOffload'
  | 'unshelve'
  | 'live-migration'
  | 'live_migration_cancel'
  | 'live_migration_force_complete'
  | 'trigger_crash_dump'
  | 'extend_volume'
  | 'attach_interface'
  | 'detach_interface'
  | 'attach_volume'
  | 'detach_volume'
  | 'swap_volume'
  | 'lock'
  | 'unlock'
  | 'createBackup'
  | 'createImage'
  | 'resetState'

/** Records the request's action on the server; returns the record's id. */
export function record(call: Call, serverId: string, action: ActionName): string {
  const now = isoSeconds(call.clock.now())
  const id = store.idOf(serverId, call.requestId)
  store.insert(call.db, {
    id,
    server_id: serverId,
    request_id: call.requestId,
    action,
    user_id: call.auth.userId,
    project_id: call.auth.projectId,
    start_time: now,
    updated_at: now,
    message: null,
    events: [],
  })
  return id
}

/** Records the start of an event. */
export function beginEvent({ db, clock }: Call | Background, id: string, event: string, host: string | null): void {
  const row = store.find(db, id)
  if (!row) return
  const now = isoSeconds(clock.now())
  const entry = { event, host, start_time: now, finish_time: null, result: null, details: null }
  store.update(db, { ...row, updated_at: now, events: [...row.events, entry] })
}

/** Records the result of the unfinished events. */
export function endEvents({ db, clock }: Call | Background, id: string, error?: string): void {
  const row = store.find(db, id)
  if (!row) return
  const now = isoSeconds(clock.now())
  const result = error === undefined ? ('Success' as const) : ('Error' as const)
  const events = row.events.map((entry) =>
    entry.finish_time === null ? { ...entry, finish_time: now, result, details: error ?? null } : entry,
  )
  store.update(db, { ...row, updated_at: now, message: error === undefined ? row.message : 'Error', events })
}
