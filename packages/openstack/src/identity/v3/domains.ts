import type { Domain } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { listIn, type ServiceClient } from '../../service-client.ts'

export const { list, show, create, update, remove } = resourceCalls<Domain>({
  one: 'domain',
  many: 'domains',
  at: '/domains',
  updates: 'PATCH',
})

/** GET /auth/domains: the domains in which the token's user has a role. */
export async function authorized(identity: ServiceClient, secret: string): Promise<Domain[]> {
  const { body } = await identity.get('/auth/domains', { 'x-auth-token': secret })
  return listIn<Domain>(identity, body, 'domains')
}
