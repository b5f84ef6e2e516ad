import type { Domain } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'

export const { list, show, create, update, remove } = resourceCalls<Domain>({
  one: 'domain',
  many: 'domains',
  at: '/domains',
  updates: 'PATCH',
})

/** GET /auth/domains: the domains in which the token's user has a role. */
export const authorized = (identity: ServiceClient, secret: string): Promise<Domain[]> =>
  listAt(identity.withToken(secret), '/auth/domains', 'domains')
