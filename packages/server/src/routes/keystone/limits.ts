import { keystone } from '@meridian/contract'
import { limits, registeredLimits, trusts, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { isTokenRefused } from '../../session/scoped-tokens.ts'

export function limitRoutes(app: FastifyInstance): void {
  serve(app, keystone.limitList, async (_input, request) => ({
    items: await limits.list(await systemIdentity(request)),
  }))

  serve(app, keystone.trustCreate, ({ body }, request) => {
    const { user, project, roles: own } = request.access.token
    return trusts.create(request.openstack('identity'), {
      ...body,
      // By id: the command line client of a user who may not list roles has no other way to name one.
      roles: body.roles.map(({ name }) => {
        const role = own?.find((one) => one.name === name)
        return role ? { id: role.id } : { name }
      }),
      trustor_user_id: user.id,
      project_id: project?.id ?? null,
    })
  })

  serveResource(app, 'identity', [
    [keystone.registeredLimitList, registeredLimits.list],
    [keystone.registeredLimitCreate, registeredLimits.create],
    [keystone.registeredLimitView, registeredLimits.show],
    [keystone.registeredLimitUpdate, registeredLimits.update],
    [keystone.registeredLimitDelete, registeredLimits.remove],
    [keystone.limitCreate, limits.create],
    [keystone.limitView, limits.show],
    [keystone.limitUpdate, limits.update],
    [keystone.limitDelete, limits.remove],
    [keystone.trustList, trusts.list],
    [keystone.trustView, trusts.show],
    [keystone.trustDelete, trusts.remove],
  ])
}

/** Keystone with a token for the system, for which alone it lists all limits; in the request's scope for other users. */
async function systemIdentity(request: FastifyRequest): Promise<ServiceClient> {
  const { access, server } = request
  const identity = request.openstack('identity')
  try {
    const { secret } = await server.scopedTokens.obtain(access.session, { system: { all: true } })
    return identity.withToken(secret)
  } catch (error) {
    if (isTokenRefused(error)) return identity
    throw error
  }
}
