import type { Db } from '../../../core/database/db.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import * as domains from '../domains/store.ts'
import type { DomainRow } from '../domains/store.ts'
import { expecting } from '../faults.ts'
import type { Named } from './request.ts'

/** The domain that a request names by id or name; throws 400 where `where` names none. */
export function namedDomain(db: Db, domain: Named | undefined, where: string): DomainRow | undefined {
  if (domain?.id !== undefined) return domains.find(db, domain.id)
  if (domain?.name !== undefined) return domains.findByName(db, domain.name)
  throw badRequest(expecting('domain', where))
}
