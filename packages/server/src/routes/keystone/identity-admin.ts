import type { ServiceClient } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { ApiRefusal, errorResponse } from '../../errors.ts'
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

/** Deletes several by their ids; tries all, and the refusal names those that are left, since the others are gone. */
export const removeEach =
  (remove: (identity: ServiceClient, id: string) => Promise<void>) =>
  async (identity: ServiceClient, ids: readonly string[]): Promise<void> => {
    const outcomes = await eachOf(ids, (id) =>
      remove(identity, id).then(
        () => [],
        (error: unknown) => [{ id, error }],
      ),
    )
    const failed = outcomes.flat()
    const [first] = failed
    if (first === undefined) return
    if (ids.length === 1) throw first.error
    const { status, requestId } = errorResponse(first.error)
    const reasons = failed.map(({ id, error }) => `${id} (${errorResponse(error).message})`)
    throw new ApiRefusal(
      status,
      `Deleted ${ids.length - failed.length} of ${ids.length}. Not deleted: ${reasons.join('; ')}`,
      requestId ? { 'x-openstack-request-id': requestId } : {},
    )
  }

/** The domain of a domain-scoped token, else the user's. */
export const homeDomain = ({ token }: Access): Reference => token.domain ?? token.user.domain

/** In the scope of a domain, lists are of that domain unless the query names another one. */
export const ownDomain = ({ token }: Access): { domain_id?: string } =>
  token.domain ? { domain_id: token.domain.id } : {}
