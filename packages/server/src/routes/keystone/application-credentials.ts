import { keystone } from '@meridian/contract'
import { accessRulesOf, applicationCredentialsOf } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../serve.ts'
import { toApplicationCredentialRequest, toNewApplicationCredential } from './application-credentials.map.ts'

/** One's own: an administrator does not see another's either. */
const own = ({ access }: FastifyRequest) => applicationCredentialsOf(access.token.user.id)
const ownRules = ({ access }: FastifyRequest) => accessRulesOf(access.token.user.id)

export function applicationCredentialRoutes(app: FastifyInstance): void {
  serve(app, keystone.applicationCredentialList, async (_input, request) => ({
    items: await own(request).list(request.openstack('identity')),
  }))

  serve(app, keystone.applicationCredentialCreate, async ({ body }, request) =>
    toNewApplicationCredential(
      await own(request).create(request.openstack('identity'), toApplicationCredentialRequest(body)),
    ),
  )

  serve(app, keystone.applicationCredentialView, ({ params }, request) =>
    own(request).show(request.openstack('identity'), params.id),
  )

  serve(app, keystone.applicationCredentialDelete, ({ params }, request) =>
    own(request).remove(request.openstack('identity'), params.id),
  )

  serve(app, keystone.accessRuleList, async (_input, request) => ({
    items: await ownRules(request).list(request.openstack('identity')),
  }))

  serve(app, keystone.accessRuleDelete, ({ params }, request) =>
    ownRules(request).remove(request.openstack('identity'), params.id),
  )
}
