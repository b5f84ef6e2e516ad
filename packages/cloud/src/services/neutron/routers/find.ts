import type { Call } from '../../../core/service/api.ts'
import { agentsForRouter } from '../agents/serve.ts'
import { findVisible, matchRevision } from '../resource/find.ts'
import { routers } from './kind.ts'
import type { RouterRow } from './store.ts'

/** The router that a request names, for an action that has a rule of its own. */
export function findFor(call: Call<{ id: string }>, rule: string): RouterRow {
  const router = findVisible(call, routers, call.params.id)
  call.authorize(rule, { project_id: router.project_id })
  matchRevision(call, router)
  return router
}

/** On an agent, from the first network on. */
export const scheduled = (call: Call, router: RouterRow): RouterRow =>
  router.agents.length > 0 ? router : { ...router, agents: agentsForRouter(call) }
