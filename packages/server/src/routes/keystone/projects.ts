import { keystone, type QueryOf } from '@meridian/contract'
import { OpenStackError, projects } from '@meridian/openstack'
import type { Project } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { homeDomain } from './home-domain.ts'
import { identityAdmin } from './identity-admin.ts'

export function projectRoutes(app: FastifyInstance): void {
  serve(app, keystone.projectList, async ({ query }, request) => ({
    items: (await projectsFor(query, request)).map((project) => ({ ...project })),
    has_more: false,
  }))

  serve(app, keystone.projectCreate, async ({ body: { enabled, ...project } }, request) => {
    const domain = homeDomain(request.access).id
    return {
      ...(await projects.create(identityAdmin(request), { domain_id: domain, ...project, enabled: enabled ?? true })),
    }
  })

  serve(app, keystone.projectDeleteMany, async ({ body }, request) => {
    const identity = identityAdmin(request)
    await eachOf(body, (id) => projects.remove(identity, id))
  })

  serve(app, keystone.projectView, async ({ params }, request) => ({
    ...(await projects.show(request.openstack('identity'), params.id)),
  }))

  serve(app, keystone.projectUpdate, async ({ params, body: { enabled, ...change } }, request) => {
    const switched = typeof enabled === 'boolean' ? { enabled } : {}
    await projects.update(identityAdmin(request), params.id, { ...change, ...switched })
  })

  serve(app, keystone.projectDelete, ({ params }, request) => projects.remove(identityAdmin(request), params.id))
}

async function projectsFor(query: QueryOf<typeof keystone.projectList>, request: FastifyRequest): Promise<Project[]> {
  const { access, server } = request
  const { user_id: user, id, admin, ...rest } = query
  if (user === access.token.user.id && admin === false)
    return projects.authorized(server.identity(access.session.keystone), access.session.secret)
  const identity = identityAdmin(request)
  if (id) return projects.show(identity, id).then((project) => [project], orNone)
  if (user) return projects.ofUser(identity, user)
  return projects.list(identity, {
    ...(access.token.domain ? { domain_id: access.token.domain.id } : {}),
    ...filtersOf(rest),
  })
}

function orNone(error: unknown): [] {
  if (error instanceof OpenStackError && error.status === 404) return []
  throw error
}
