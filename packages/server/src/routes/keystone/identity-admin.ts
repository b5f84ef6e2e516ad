import type { ServiceClient } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { refuseUnlessIdentityAdmin } from '../../plugins/policy.ts'

/** Keystone for an administrator; other users are refused here, before Keystone is asked. */
export function identityAdmin(request: FastifyRequest): ServiceClient {
  refuseUnlessIdentityAdmin(request.access)
  return request.openstack('identity')
}

/** Deletes several by their ids. */
export const removeEach =
  (remove: (identity: ServiceClient, id: string) => Promise<void>) => (identity: ServiceClient, ids: string[]) =>
    eachOf(ids, (id) => remove(identity, id))
