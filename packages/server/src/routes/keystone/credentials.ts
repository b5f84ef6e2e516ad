import { keystone } from '@meridian/contract'
import { accessRulesOf, applicationCredentialsOf, credentials, ec2CredentialsOf } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import {
  toApplicationCredentialRequest,
  toCredential,
  toEc2Credential,
  toEc2Secret,
  toNewApplicationCredential,
} from './credentials.map.ts'
import { keepLastDevice } from './second-factor.ts'

/** The user's own: administrators do not change those of others either. */
const own = ({ access }: FastifyRequest) => applicationCredentialsOf(access.token.user.id)
const ownEc2 = ({ access }: FastifyRequest) => ec2CredentialsOf(access.token.user.id)
const ownRules = ({ access }: FastifyRequest) => accessRulesOf(access.token.user.id)

export function credentialRoutes(app: FastifyInstance): void {
  serve(app, keystone.applicationCredentialList, async ({ query }, request) => {
    const all = query.user_id === undefined ? own(request) : applicationCredentialsOf(query.user_id)
    return { items: await all.list(request.openstack('identity')) }
  })

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

  serve(app, keystone.ec2CredentialList, async (_input, request) => ({
    items: (await ownEc2(request).list(request.openstack('identity'))).map(toEc2Credential),
  }))

  serve(app, keystone.ec2CredentialCreate, async ({ body }, request) =>
    toEc2Secret(await ownEc2(request).create(request.openstack('identity'), body.project_id)),
  )

  serve(app, keystone.ec2CredentialView, async ({ params }, request) =>
    toEc2Secret(await ownEc2(request).show(request.openstack('identity'), params.id)),
  )

  serve(app, keystone.ec2CredentialDelete, ({ params }, request) =>
    ownEc2(request).remove(request.openstack('identity'), params.id),
  )

  serve(app, keystone.credentialCreate, async ({ body }, request) =>
    toCredential(
      await credentials.create(request.openstack('identity'), { user_id: request.access.token.user.id, ...body }),
    ),
  )

  serve(app, keystone.credentialDelete, async ({ params }, request) => {
    const identity = request.openstack('identity')
    await keepLastDevice(identity, params.id)
    await credentials.remove(identity, params.id)
  })

  serveResource(app, 'identity', [
    [keystone.credentialList, mapped(credentials.list, (all) => all.map(toCredential))],
    [keystone.credentialView, mapped(credentials.show, toCredential)],
    [keystone.credentialUpdate, credentials.update],
  ])
}
