import type { Db } from '../../../core/database/db.ts'
import * as groups from '../server-groups/store.ts'
import { usageOf } from '../servers/store.ts'
import { QUOTA_NAMES } from './store.ts'
import type { Limits, QuotaName } from './store.ts'

/** What a project, or one of its users, has of what is limited; what Nova does not count is 0. */
export function usedBy(db: Db, projectId: string, userId?: string): Limits {
  const counted: Partial<Limits> = {
    ...usageOf(db, projectId, userId),
    server_groups: groups.count(db, projectId, userId),
  }
  const used = (name: QuotaName) => [name, counted[name] ?? 0] as const
  return Object.fromEntries(QUOTA_NAMES.map(used)) as Limits // every name has its number
}
