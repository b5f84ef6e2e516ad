import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { sinceOf } from '../microversion.ts'
import { refuseOthers } from '../query-parameters.ts'
import { projectLimits } from '../quotas/store.ts'
import { usedBy } from '../quotas/usage.ts'
import { toLimits } from './view.ts'

/** `reserved` of old clients is ignored until 2.74 and refused from 2.75 on. */
export const show = (call: Call) => {
  const since = sinceOf(call)
  if (since(75)) refuseOthers(call.query, ['tenant_id'])
  call.authorize('os_compute_api:limits')
  const requested = call.query.get('tenant_id')
  if (requested !== null) call.authorize('os_compute_api:limits:other_project')
  const project = requested ?? call.auth.projectId ?? ''
  const absolute = toLimits(projectLimits(call.db, project), usedBy(call.db, project), since)
  return ok({ limits: { rate: [], absolute } })
}
