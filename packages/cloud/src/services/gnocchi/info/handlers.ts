import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { METHODS } from '../archive-policies/policies.ts'

export const capabilities = () => ok({ aggregation_methods: METHODS })

/** Always empty: there are no measures to process. */
export const status = (call: Call) => {
  call.authorize('get status')
  const storage = { summary: { metrics: 0, measures: 0 }, measures_to_process: {} }
  return ok({ metricd: { processors: [], statistics: {} }, storage })
}
