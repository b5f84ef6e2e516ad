import type { Db } from '../../../core/database/db.ts'
import { forbidden } from '../../../core/errors/fault.ts'
import { projectLimits, userLimits } from '../quotas/store.ts'
import { count } from './store.ts'

/** Throws 403 where the project, or the user in it, may have no more groups. */
export function checkQuota(db: Db, projectId: string, userId: string): void {
  const isFull = (most: number, used: number) => most >= 0 && used >= most
  const isOver =
    isFull(projectLimits(db, projectId).server_groups, count(db, projectId)) ||
    isFull(userLimits(db, projectId, userId).server_groups, count(db, projectId, userId))
  if (isOver) throw forbidden('Quota exceeded, too many server groups.')
}
