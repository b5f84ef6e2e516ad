import { keystone } from '@meridian/contract'
import { projects } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { isAllowed } from '../../plugins/policy.ts'
import { serve } from '../../serve.ts'
import { toUserSession } from './session.map.ts'

export function keystoneRoutes(app: FastifyInstance): void {
  serve(app, keystone.userSession, (_input, { access }) => toUserSession(access))

  serve(app, keystone.serviceCatalog, (_input, { access }) =>
    (access.token.catalog ?? [])
      .map((entry) => ({
        ...entry,
        endpoints: entry.endpoints.flatMap((one) =>
          one.interface === 'public' ? [{ ...one, interface: one.interface }] : [],
        ),
      }))
      .filter((entry) => entry.endpoints.length > 0),
  )

  serve(app, keystone.projectList, async ({ query }, request) => {
    const { access } = request
    if (query.user_id === access.token.user.id && query.admin === false) {
      return { items: await projects.authorized(app.identity(), access.session.secret), has_more: false }
    }
    if (!isAllowed(access, { rules: [['identity', 'admin_required']] })) throw new ApiRefusal(403, FORBIDDEN)
    return { items: await projects.list(request.openstack('identity')), has_more: false }
  })
}

const FORBIDDEN = 'Forbidden. Insufficient permissions of the requested operation'
