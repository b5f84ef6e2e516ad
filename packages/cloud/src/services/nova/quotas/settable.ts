import type { Db } from '../../../core/database/db.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { isUnlimited } from './names.ts'
import { limitsOfUsers, ownLimits, projectLimits } from './store.ts'
import type { Limits, QuotaName } from './store.ts'
import { usedBy } from './usage.ts'

/** Throws 400 for limits below the usage, or for user limits above the project's. */
export function checkSettable(db: Db, projectId: string, userId: string | undefined, wanted: Partial<Limits>): void {
  const used = usedBy(db, projectId, userId)
  const limits = projectLimits(db, projectId)
  const given = limitsOfUsers(db, projectId)
  const own = userId === undefined ? {} : ownLimits(db, projectId, userId)
  const entries = Object.entries(wanted) as [QuotaName, number][] // its own keys
  for (const [name, limit] of entries) {
    const handedOut = given.reduce((sum, user) => sum + (user[name] ?? 0), 0)
    const least = userId === undefined ? Math.max(used[name], handedOut) : used[name]
    const most = userId === undefined || isUnlimited(limits[name]) ? -1 : limits[name] - handedOut + (own[name] ?? 0)
    if (amount(limit) < least) {
      throw badRequest(
        `Quota limit ${limit} for ${name} must be greater than or equal to already used and reserved ${least}.`,
      )
    }
    if (amount(limit) > amount(most)) {
      throw badRequest(`Quota limit ${limit} for ${name} must be less than or equal to ${most}.`)
    }
  }
}

const amount = (limit: number) => (isUnlimited(limit) ? Number.POSITIVE_INFINITY : limit)
