import type { ServiceClient } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { refuseUnlessIdentityAdmin } from '../../plugins/policy.ts'

/** Keystone for an administrator; anybody else is refused before it is asked. */
export function identityAdmin(request: FastifyRequest): ServiceClient {
  refuseUnlessIdentityAdmin(request.access)
  return request.openstack('identity')
}
