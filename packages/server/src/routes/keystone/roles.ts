import { keystone } from '@meridian/contract'
import { roleGrants, roleInferences, roles } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { identityAdmin, removeEach } from './identity-admin.ts'

export function roleRoutes(app: FastifyInstance, settings: Record<string, unknown>): void {
  serve(app, keystone.roleList, async ({ query }, request) => {
    const identity = identityAdmin(request)
    const { project_id: project, user_id: user, ...filters } = filtersOf(query)
    if (!project || !user) return { items: await roles.list(identity, filters) }
    const userId = user === 'current' ? request.access.token.user.id : user
    return { items: await roleGrants('projects', 'users').list(identity, project, userId) }
  })

  serve(app, keystone.roleView, async ({ params }, request) => {
    const identity = identityAdmin(request)
    if (params.id !== 'default') return roles.show(identity, params.id)
    const name = String(settings.OPENSTACK_KEYSTONE_DEFAULT_ROLE ?? 'member')
    const [role] = await roles.list(identity, { name })
    if (!role) throw new ApiRefusal(404, `Could not find default role "${name}" in Keystone`)
    return role
  })

  serveResource(app, identityAdmin, [
    [keystone.roleCreate, roles.create],
    [keystone.roleDeleteMany, removeEach(roles.remove)],
    [keystone.roleUpdate, roles.update],
    [keystone.roleDelete, roles.remove],
  ])

  serveResource(app, 'identity', [
    [keystone.roleInferenceList, roleInferences.list],
    [keystone.impliedRoleAdd, roleInferences.add],
    [keystone.impliedRoleRemove, roleInferences.remove],
  ])
}
