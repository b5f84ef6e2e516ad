import type { Call } from '../../../core/service/api.ts'
import { DEFAULT_DOMAIN } from '../../../seed/company.ts'
import { orNotFound } from '../faults.ts'
import * as domains from './store.ts'

/** The domain of a new resource: the requested one, or the token's. */
export function domainFor({ auth, db }: Call, named: string | undefined): string {
  const { domain, project } = auth.token
  const id = named ?? domain?.id ?? project?.domain.id ?? DEFAULT_DOMAIN
  return orNotFound(domains.find(db, id), 'domain', id).id
}
