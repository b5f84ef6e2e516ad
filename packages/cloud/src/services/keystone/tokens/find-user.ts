import type { Db } from '../../../core/database/db.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import * as domains from '../domains/store.ts'
import type { DomainRow } from '../domains/store.ts'
import { expecting } from '../faults.ts'
import * as users from '../users/store.ts'
import type { InDomain, Named } from './request.ts'

/** The user given by id, or by name and domain. */
export function findUser({ db }: OpenCall, user: InDomain) {
  if (user.id !== undefined) return users.find(db, user.id)
  if (user.name === undefined) throw badRequest(expecting('id or name', 'user'))
  const domain = namedDomain(db, user.domain, 'user')
  return domain && users.findByName(db, domain.id, user.name)
}

/** The domain given by id or name; throws 400 if it is missing in `where`. */
export function namedDomain(db: Db, domain: Named | undefined, where: string): DomainRow | undefined {
  if (domain?.id !== undefined) return domains.find(db, domain.id)
  if (domain?.name !== undefined) return domains.findByName(db, domain.name)
  throw badRequest(expecting('domain', where))
}
