import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as store from './store.ts'

/** Throws if a project exceeds its quota with one more resource per occurrence of its id. */
export function checkQuota({ db }: Pick<Call, 'db'>, resource: string, projectIds: readonly string[]): void {
  const quota = store.quotaNamed(resource)
  if (!quota) return
  for (const projectId of new Set(projectIds)) {
    const limit = store.limitsOf(db, projectId)[quota]
    if (limit < 0) continue
    const more = projectIds.filter((id) => id === projectId).length
    if (store.used(db, quota, projectId) + more > limit) {
      throw named.conflict('OverQuota', `Quota exceeded for resources: ['${resource}'].`)
    }
  }
}
