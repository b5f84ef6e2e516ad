import * as z from 'zod'
import { accepted } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import { sinceOf } from '../microversion.ts'
import { findFor, targetOf } from '../servers/access.ts'
import type { ServerRow } from '../servers/row.ts'
import { change } from '../servers/tasks.ts'

type OfServer = Call<{ id: string }>

const lockBody = z.strictObject({
  lock: z.strictObject({ locked_reason: z.string().min(1).max(255).optional() }).nullable(),
})

/** Locking again has no effect for the owner; for an administrator it makes the lock an administrator's. */
export const lock = (call: OfServer) => {
  const reason = sinceOf(call)(73) ? call.json(lockBody).lock?.locked_reason : undefined
  const row = findFor(call, 'os-lock-server:lock')
  const isOwner = row.project_id === call.auth.projectId
  if (row.locked_by !== null && isOwner) return accepted
  log(call, row, 'lock')
  change(call, row, { locked_by: isOwner ? 'owner' : 'admin', ...(reason !== undefined && { locked_reason: reason }) })
  return accepted
}

export const unlock = (call: OfServer) => {
  const row = findFor(call, 'os-lock-server:unlock')
  const isOwner = row.project_id === call.auth.projectId
  if (row.locked_by !== null && row.locked_by !== (isOwner ? 'owner' : 'admin')) {
    call.authorize('os_compute_api:os-lock-server:unlock:unlock_override', targetOf(row))
  }
  log(call, row, 'unlock')
  change(call, row, { locked_by: null, locked_reason: null })
  return accepted
}

/** Takes effect at once, but is recorded with an event like other actions. */
function log(call: OfServer, row: ServerRow, action: 'lock' | 'unlock'): void {
  const id = record(call, row.id, action)
  beginEvent(call, id, `api_${action}`, row.host)
  endEvents(call, id)
}
