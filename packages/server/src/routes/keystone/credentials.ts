import { keystone } from '@meridian/contract'
import { accessRulesOf, applicationCredentialsOf, credentials } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { toApplicationCredentialRequest, toNewApplicationCredential } from './credentials.map.ts'

/** The user's own: administrators do not see those of others either. */
const own = ({ access }: FastifyRequest) => applicationCredentialsOf(access.token.user.id)
const ownRules = ({ access }: FastifyRequest) => accessRulesOf(access.token.user.id)

export function credentialRoutes(app: FastifyInstance): void {
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

  serve(app, keystone.credentialCreate, ({ body }, request) =>
    credentials.create(request.openstack('identity'), { user_id: request.access.token.user.id, ...body }),
  )

  serveResource(app, 'identity', [
    [keystone.credentialList, credentials.list],
    [keystone.credentialView, credentials.show],
    [keystone.credentialUpdate, credentials.update],
    [keystone.credentialDelete, credentials.remove],
  ])
}
