import { badRequest } from '../../../core/errors/fault.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { expecting } from '../faults.ts'
import * as users from '../users/store.ts'
import { namedDomain } from './named-domain.ts'
import type { InDomain } from './request.ts'

/** The user that a request names by id, or by name and domain. */
export function findUser({ db }: OpenCall, user: InDomain) {
  if (user.id !== undefined) return users.find(db, user.id)
  if (user.name === undefined) throw badRequest(expecting('id or name', 'user'))
  const domain = namedDomain(db, user.domain, 'user')
  return domain && users.findByName(db, domain.id, user.name)
}
