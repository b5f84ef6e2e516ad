import * as z from 'zod'
import { conflict, gone } from '../../../core/errors/fault.ts'
import { accepted } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { endEvents, record } from '../instance-actions/record.ts'
import { findFor, findForMove, isAdmin } from '../servers/access.ts'
import { change, IDLE } from '../servers/tasks.ts'

type OfServer = Call<{ id: string }>

const resetBody = z.strictObject({ 'os-resetState': z.strictObject({ state: z.enum(['active', 'error']) }) })

/** Cancels the server's task. */
export const resetState = (call: OfServer) => {
  const { state } = call.json(resetBody)['os-resetState']
  const row = findFor(call, 'os-admin-actions:reset_state')
  if (row.busy_with !== null) endEvents(call, row.busy_with, 'The state was reset.')
  endEvents(call, record(call, row.id, 'resetState'))
  change(call, row, { vm_state: state, ...IDLE })
  return accepted
}

export const injectNetworkInfo = (call: OfServer) => {
  const row = findFor(call, 'os-admin-actions:inject_network_info')
  if (row.locked_by && !isAdmin(call)) throw conflict(`Instance ${row.id} is locked`)
  return accepted
}

/** Nova removed it and returns 410. */
export const resetNetwork = () => {
  throw gone('This resource is no longer available. No forwarding address is given.')
}

const crashBody = z.strictObject({ trigger_crash_dump: z.null() })

/** Has no effect, since there is no guest. */
export const triggerCrashDump = (call: OfServer) => {
  call.json(crashBody)
  const row = findForMove(call, 'servers:trigger_crash_dump', 'trigger_crash_dump')
  endEvents(call, record(call, row.id, 'trigger_crash_dump'))
  return accepted
}
