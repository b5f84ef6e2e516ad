import { keystone, type QueryOf } from '@meridian/contract'
import { projects } from '@meridian/openstack'
import type { Project } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ifPresent } from '../../if-present.ts'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { homeDomain, identityAdmin, ownDomain, removeEach } from './identity-admin.ts'

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

  serve(app, keystone.projectView, async ({ params }, request) => ({
    ...(await projects.show(request.openstack('identity'), params.id)),
  }))

  serveResource(app, identityAdmin, [
    [keystone.projectDeleteMany, removeEach(projects.remove)],
    [
      keystone.projectUpdate,
      (identity, id, { enabled, ...change }) =>
        projects.update(identity, id, { ...change, ...(typeof enabled === 'boolean' ? { enabled } : {}) }),
    ],
    [keystone.projectDelete, projects.remove],
  ])
}

async function projectsFor(query: QueryOf<typeof keystone.projectList>, request: FastifyRequest): Promise<Project[]> {
  const { access, server } = request
  const { user_id: user, id, admin, ...rest } = query
  if (user === access.token.user.id && admin === false)
    return projects.authorized(server.identity(access.session.keystone), access.session.secret)
  const identity = identityAdmin(request)
  if (id) return [await ifPresent(projects.show(identity, id))].flatMap((project) => project ?? [])
  if (user) return projects.ofUser(identity, user)
  return projects.list(identity, {
    ...ownDomain(access),
    ...filtersOf(rest),
  })
}
