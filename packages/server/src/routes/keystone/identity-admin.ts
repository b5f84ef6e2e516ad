import type { ServiceClient } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { refuseUnlessIdentityAdmin } from '../../plugins/policy.ts'
import type { Reference } from '@meridian/wire'
import type { Access } from '../../plugins/openstack.ts'

/**
 * Keystone for an administrator, or for a user in the scope of a domain, about whom Keystone decides: readers of a domain
 * may list its users. Other users are refused here, before Keystone is called.
 */
export function identityAdmin(request: FastifyRequest): ServiceClient {
  if (!request.access.token.domain) refuseUnlessIdentityAdmin(request.access)
  return request.openstack('identity')
}

/** Deletes several by their ids. */
export const removeEach =
  (remove: (identity: ServiceClient, id: string) => Promise<void>) => (identity: ServiceClient, ids: string[]) =>
    eachOf(ids, (id) => remove(identity, id))

/** The domain of a domain-scoped token, else the user's. */
export const homeDomain = ({ token }: Access): Reference => token.domain ?? token.user.domain

/** In the scope of a domain, lists are of that domain unless the query names another one. */
export const ownDomain = ({ token }: Access): { domain_id?: string } =>
  token.domain ? { domain_id: token.domain.id } : {}
