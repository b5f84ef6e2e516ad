import type { Call } from '../../../core/service/api.ts'
import { agentsForRouter } from '../agents/serve.ts'
import { findVisible, matchRevision } from '../resource/find.ts'
import { routers } from './kind.ts'
import type { RouterRow } from './store.ts'

/** The router in the request's path, for an action with its own rule. */
export function findFor(call: Call<{ id: string }>, rule: string): RouterRow {
  const router = findVisible(call, routers, call.params.id)
  call.authorize(rule, { project_id: router.project_id })
  matchRevision(call, router)
  return router
}

/** Schedules the router on an agent, unless it has one. */
export const scheduled = (call: Call, router: RouterRow): RouterRow =>
  router.agents.length > 0 ? router : { ...router, agents: agentsForRouter(call) }
