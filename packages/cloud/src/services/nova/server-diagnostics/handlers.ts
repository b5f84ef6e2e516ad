import { conflict } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { sinceOf } from '../microversion.ts'
import { findFor, locate, targetOf } from '../servers/access.ts'
import { activityOf } from './numbers.ts'
import { toDiagnostics, toOldDiagnostics } from './view.ts'

type OfServer = Call<{ id: string }>

export const show = (call: OfServer) => {
  const row = findFor(call, 'os-server-diagnostics')
  if (row.host === null) throw conflict(`Instance ${row.id} is not ready`)
  const activity = activityOf(row, call.clock.now())
  return ok(sinceOf(call)(48) ? toDiagnostics(row, activity) : toOldDiagnostics(row, activity))
}

/** No server here has a NUMA topology. */
export const topology = (call: OfServer) => {
  const row = locate(call)
  call.authorize('compute:server:topology:index', targetOf(row))
  return ok({ nodes: [], pagesize_kb: null })
}
