import { keystone, type QueryOf } from '@meridian/contract'
import { groups, OpenStackError, roleAssignments, tokens, users, type ServiceClient } from '@meridian/openstack'
import type { User } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { ifPresent } from '../../if-present.ts'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { endSession } from '../../session/session.ts'
import { ownPasswordClaim } from '../../session/sign-in-limits.ts'
import { homeDomain, identityAdmin, removeEach } from './identity-admin.ts'

export function userRoutes(app: FastifyInstance, settings: Record<string, unknown>): void {
  serve(app, keystone.userList, async ({ query }, request) => ({
    items: (await usersFor(identityAdmin(request), inContext(request, query))).map(toUser),
  }))

  serve(app, keystone.userCreate, async ({ body }, request) => {
    const user = { enabled: true, domain_id: homeDomain(request.access).id, ...toUserRequest(body) }
    return toUser(await users.create(identityAdmin(request), user))
  })

  serve(app, keystone.userDeleteMany, async ({ body }, request) => {
    const others = body.filter((id) => id !== request.access.token.user.id)
    await removeEach(users.remove)(identityAdmin(request), others)
  })

  serve(app, keystone.userView, async ({ params }, request) =>
    toUser(await users.show(request.openstack('identity'), idOf(request, params.id))),
  )

  serve(app, keystone.userUpdate, async ({ params, body: { admin_password: secret, ...change } }, request) => {
    const identity = identityAdmin(request)
    if (change.password !== undefined && settings.ENFORCE_PASSWORD_CHECK) await checkPassword(app, request, secret)
    await users.update(identity, params.id, toUserRequest(change))
  })

  serve(app, keystone.userDelete, ({ params }, request) => {
    const identity = identityAdmin(request)
    if (params.id === 'current') throw new ApiRefusal(404, 'current')
    return users.remove(identity, params.id)
  })

  serve(app, keystone.userGroups, async ({ params }, request) => ({
    items: await users.groups(request.openstack('identity'), idOf(request, params.id)),
  }))

  serve(app, keystone.passwordChange, async ({ body }, request) => {
    const { session, token } = request.access
    await limitTries(app, request, async () => {
      try {
        // Without a token: Keystone needs none, and a 401 must not look like an expired token that the client renews.
        await users.changePassword(app.identity(session.keystone), token.user.id, body)
      } catch (error) {
        const isWrong = error instanceof OpenStackError && error.status === 401
        throw isWrong ? new WrongPassword('The current password is incorrect.') : error
      }
    })
    endSession(request)
  })
}

const idOf = ({ access }: FastifyRequest, id: string) => (id === 'current' ? access.token.user.id : id)

type UserQuery = QueryOf<typeof keystone.userList>

/** In a domain scope the list is of that domain's users unless another domain is requested. */
const inContext = ({ access }: FastifyRequest, query: UserQuery): Record<string, string> => ({
  ...(access.token.domain ? { domain_id: access.token.domain.id } : {}),
  ...filtersOf(query),
})

async function usersFor(identity: ServiceClient, query: Record<string, string>): Promise<User[]> {
  const { id, project_id: project, group_id: group, ...filters } = query
  if (id) return [await ifPresent(users.show(identity, id))].flatMap((user) => user ?? [])
  if (group) return groups.members(identity, group, filters)
  if (!project) return users.list(identity, filters)
  const [all, assigned] = await Promise.all([
    users.list(identity, filters),
    roleAssignments.list(identity, { 'scope.project.id': project }),
  ])
  const members = new Set(assigned.map(({ user }) => user?.id))
  return all.filter((user) => members.has(user.id))
}

class WrongPassword extends ApiRefusal {
  constructor(message: string) {
    super(400, message)
  }
}

/** Limits what somebody at another user's open session can guess. */
const limitTries = (app: FastifyInstance, { access }: FastifyRequest, attempt: () => Promise<void>): Promise<void> =>
  app.tries.try(
    ownPasswordClaim(access.session.keystone, access.token.user.id),
    attempt,
    (error) => error instanceof WrongPassword,
  )

/** With ENFORCE_PASSWORD_CHECK an administrator must give their own password to set another user's. */
async function checkPassword(app: FastifyInstance, request: FastifyRequest, password = ''): Promise<void> {
  const { access } = request
  const { name, domain } = access.token.user
  await limitTries(app, request, async () => {
    try {
      const login = { username: name, password, domain: domain.name }
      await tokens.authenticate(app.identity(access.session.keystone), login)
    } catch (error) {
      if (error instanceof OpenStackError && error.status < 500) throw new WrongPassword('ADMIN_PASSWORD_INCORRECT')
      throw error
    }
  })
}

/** A user with `default_project_id` also as `project_id`, its old name. */
const toUser = (user: User) => ({ ...user, project_id: user.default_project_id ?? null })

/** `project` of our forms is Keystone's `default_project_id`; empty is null. */
const toUserRequest = <T extends { project?: string | null | undefined }>({ project, ...user }: T) => ({
  ...user,
  ...(project === undefined ? {} : { default_project_id: project || null }),
})
