import { domainEndpoints, groupEndpoints, projectEndpoints, roleEndpoints, userEndpoints } from '@meridian/contract'
import type { AnyArgs, World } from './world.ts'

/** An id that does not exist. */
export const NO_ID = 'f'.repeat(32)

/** Most identity calls are for administrators; other users get 403 and stay signed in. */
export const notAdmin = (args: AnyArgs) => () => ({ as: 'demo' as const, args, status: 403, says: 'Forbidden.' })

/** Calls that Keystone itself refuses, in its own words. */
export const refusedByKeystone = (args: AnyArgs) => () => ({
  as: 'demo' as const,
  args,
  status: 403,
  says: 'not authorized',
})

/** Of some items Keystone checks the policy only if they exist. */
export const forbidden = (made: (world: World) => Promise<AnyArgs>, body?: object) => async (world: World) => ({
  as: 'demo' as const,
  args: { ...(await made(world)), ...(body && { body }) },
  status: 403,
  says: 'not authorized',
})

/** A user without roles; deleted after the tests. */
export async function madeUser(world: World) {
  const password = world.name('secret')
  const { id, name } = await world.call('admin', userEndpoints.userCreate, {
    body: { name: world.name('user'), password },
  })
  world.cleanUp(() => world.call('admin', userEndpoints.userDelete, { params: { id } }))
  return { id, name, password }
}

export async function madeProject(world: World): Promise<string> {
  const { id } = await world.call('admin', projectEndpoints.projectCreate, { body: { name: world.name('project') } })
  world.cleanUp(() => world.call('admin', projectEndpoints.projectDelete, { params: { id } }))
  return id
}

export async function madeRole(world: World): Promise<string> {
  const { id } = await world.call('admin', roleEndpoints.roleCreate, { body: { name: world.name('role') } })
  world.cleanUp(() => world.call('admin', roleEndpoints.roleDelete, { params: { id } }))
  return id
}

export async function madeGroup(world: World): Promise<string> {
  const { id } = await world.call('admin', groupEndpoints.groupCreate, { body: { name: world.name('group') } })
  world.cleanUp(() => world.call('admin', groupEndpoints.groupDelete, { params: { id } }))
  return id
}

/** A disabled domain, because only those can be deleted. */
export async function madeDomain(world: World): Promise<string> {
  const body = { name: world.name('domain'), enabled: false }
  const { id } = await world.call('admin', domainEndpoints.domainCreate, { body })
  world.cleanUp(() => world.call('admin', domainEndpoints.domainDelete, { params: { id } }))
  return id
}
