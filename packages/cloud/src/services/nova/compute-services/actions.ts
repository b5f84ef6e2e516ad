import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { sinceOf } from '../microversion.ts'
import { actionBody } from './body.ts'
import { applied, refuseOther } from './change.ts'
import type { Change } from './change.ts'
import * as store from './store.ts'

/** `PUT /os-services/disable` and similar paths, until 2.52. */
export function act(call: Call<{ id: string }>): Reply {
  const { host, binary, disabled_reason, forced_down } = call.json(actionBody(call))
  call.authorize('os_compute_api:os-services:update')
  const response = (change: Change) => {
    refuseOther(binary)
    const row = store.findCompute(call.db, host)
    if (!row) throw notFound(`Host '${host}' is not mapped to any cell`)
    applied(call, row, change)
    return ok({ service: { host, binary, ...change } })
  }
  switch (call.params.id) {
    case 'enable':
      return response({ status: 'enabled' })
    case 'disable':
      return response({ status: 'disabled' })
    case 'disable-log-reason':
      if (disabled_reason === undefined) throw badRequest('Missing disabled reason field')
      return response({ status: 'disabled', disabled_reason })
    case 'force-down':
      if (!sinceOf(call)(11)) throw notFound('Unknown action')
      if (forced_down === undefined) throw badRequest('Missing forced_down field')
      return response({ forced_down })
    default:
      throw notFound('Unknown action')
  }
}
