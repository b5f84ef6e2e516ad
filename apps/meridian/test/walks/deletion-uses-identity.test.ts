import {
  domainUses,
  groupUses,
  identityProviderUses,
  keystone,
  limitUses,
  mappingUses,
  neutron,
  projectUses,
  regionUses,
  registeredLimitUses,
  revokedConsequences,
  roleUses,
  serviceUses,
  userUses,
} from '@meridian/contract'
import { afterAll, beforeAll, expect } from 'vitest'
import { deletionOf, proves } from '../support/deletion-uses.ts'
import { madeDomain, madeGroup, madeProject, madeRole, madeUser } from '../support/identity.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

/** What the rules list about the deletion of Keystone's types is what Keystone does. */

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

const grant = (user_id: string, project_id: string, role_id: string) =>
  world.call('admin', keystone.roleAssignmentGrant, { body: { user_id, project_id, role_id, inherited: false } })

async function madeService() {
  const body = { type: world.name('type'), name: world.name('service') }
  const { id } = await world.call('admin', keystone.registeredServiceCreate, { body })
  world.cleanUp(() => world.call('admin', keystone.registeredServiceDelete, { params: { id } }))
  return id
}

async function madeRegion(parent_region_id?: string) {
  const id = world.name('region')
  await world.call('admin', keystone.regionCreate, { body: { id, parent_region_id } })
  world.cleanUp(() => world.call('admin', keystone.regionDelete, { params: { id } }))
  return id
}

async function madeEndpoint(service_id: string, region_id?: string) {
  const body = { service_id, region_id, interface: 'public' as const, url: 'http://192.0.2.1/' }
  const { id } = await world.call('admin', keystone.endpointCreate, { body })
  world.cleanUp(() => world.call('admin', keystone.endpointDelete, { params: { id } }))
  return id
}

async function madeRegistered(service_id: string) {
  const body = { service_id, resource_name: world.name('things'), default_limit: 5 }
  const { id } = await world.call('admin', keystone.registeredLimitCreate, { body })
  world.cleanUp(() => world.call('admin', keystone.registeredLimitDelete, { params: { id } }))
  return world.call('admin', keystone.registeredLimitView, { params: { id } })
}

async function madeLimit() {
  const registered = await madeRegistered(await madeService())
  const { service_id, resource_name } = registered
  const body = { service_id, resource_name, resource_limit: 3, project_id: await madeProject(world) }
  const { id } = await world.call('admin', keystone.limitCreate, { body })
  const remove = () => world.call('admin', keystone.limitDelete, { params: { id } })
  world.cleanUp(remove)
  return { registered, limit: await world.call('admin', keystone.limitView, { params: { id } }), remove }
}

async function madeProtocol() {
  const [providerId, mapping] = [world.name('provider'), world.name('mapping')]
  const rules = [{ local: [{ user: { name: '{0}' } }], remote: [{ type: 'OIDC-sub' }] }]
  await world.call('admin', keystone.mappingCreate, { body: { id: mapping, rules } })
  world.cleanUp(() => world.call('admin', keystone.mappingDelete, { params: { id: mapping } }))
  const body = { id: providerId, enabled: true, remote_ids: [], domain_id: await madeDomain(world) }
  await world.call('admin', keystone.identityProviderCreate, { body })
  world.cleanUp(() => world.call('admin', keystone.identityProviderDelete, { params: { id: providerId } }))
  await world.call('admin', keystone.protocolCreate, {
    params: { providerId },
    body: { id: 'openid', mapping_id: mapping },
  })
  return { providerId, mapping }
}

proves(() => world, {
  'a user: credentials go, groups stay': async () => {
    const { id, name } = await madeUser(world)
    const group = await madeGroup(world)
    await world.call('admin', keystone.groupMemberAdd, { params: { id: group, userId: id } })
    const body = { type: 'cert', blob: 'x', user_id: id }
    await world.call('admin', keystone.credentialCreate, { body })
    return deletionOf({ id, name }, userUses, {
      remove: keystone.userDelete,
      seen: ['goes user', 'goes credential', 'affects group'],
    })
  },
  'a group: its members stay': async () => {
    const id = await madeGroup(world)
    const user = await madeUser(world)
    await world.call('admin', keystone.groupMemberAdd, { params: { id, userId: user.id } })
    return deletionOf({ id, name: 'group' }, groupUses, { remove: keystone.groupDelete, seen: ['affects user'] })
  },
  'a role: its assignments go': async () => {
    const id = await madeRole(world)
    const user = await madeUser(world)
    await grant(user.id, await madeProject(world), id)
    return deletionOf({ id, name: 'role' }, roleUses, { remove: keystone.roleDelete, seen: ['goes role'] })
  },
  'an assignment of the only administrator': async () => {
    const project_id = await madeProject(world)
    const user = await madeUser(world)
    const { items: roles } = await world.call('admin', keystone.roleList, {})
    const admin = roles.find(({ name }) => name === 'admin')?.id ?? ''
    await grant(user.id, project_id, admin)
    const list = (query: Record<string, string>) => world.call('admin', keystone.roleAssignmentList, { query })
    const { items: revoked } = await list({ user_id: user.id })
    const { items: all } = await list({ role_id: admin })
    return {
      remove: keystone.roleAssignmentRevoke,
      args: { body: { user_id: user.id, project_id, role_id: admin, inherited: false } },
      find: async () => revokedConsequences(revoked, all).map((one) => ({ ...one, id: one.of })),
      seen: ['affects user'],
    }
  },
  'a project with a network and a project below it': async () => {
    const id = await madeProject(world)
    const child = await world.call('admin', keystone.projectCreate, {
      body: { name: world.name('child'), parent_id: id },
    })
    const network = await world.call('admin', neutron.networkCreate, {
      body: { name: world.name('network'), tenant_id: id },
    })
    world.cleanUp(() => world.call('admin', neutron.networkDelete, { params: { id: network.id } }))
    // Neutron may have given the project its group `default`.
    const uses = projectUses.filter(({ type }) => type !== 'securityGroup')
    return deletionOf({ id, name: 'project' }, uses, {
      remove: keystone.projectDelete,
      seen: ['blocks project', 'stays project', 'stays network'],
      release: () => world.call('admin', keystone.projectDelete, { params: { id: child.id } }),
    })
  },
  'a domain: what it has goes': async () => {
    const id = await madeDomain(world)
    const password = world.name('secret')
    await world.call('admin', keystone.userCreate, { body: { name: world.name('user'), password, domain_id: id } })
    await world.call('admin', keystone.groupCreate, { body: { name: world.name('group'), domain_id: id } })
    return deletionOf({ id, name: 'domain' }, domainUses, {
      remove: keystone.domainDelete,
      seen: ['goes user', 'goes group'],
    })
  },
  'a region with a region below it that has an endpoint': async () => {
    const id = await madeRegion()
    const child = await madeRegion(id)
    const endpoint = await madeEndpoint(await madeService(), child)
    return deletionOf({ id }, regionUses, {
      remove: keystone.regionDelete,
      seen: ['blocks endpoint', 'goes region'],
      release: () => world.call('admin', keystone.endpointDelete, { params: { id: endpoint } }),
      // Keystone's cache shows the lower one by its id for some minutes.
      after: async () => {
        const { items } = await world.call('admin', keystone.regionList, {})
        expect(items.filter((one) => [id, child].includes(one.id))).toEqual([])
      },
    })
  },
  'a service: its endpoints go': async () => {
    const id = await madeService()
    await madeEndpoint(id)
    return deletionOf({ id }, serviceUses, { remove: keystone.registeredServiceDelete, seen: ['goes endpoint'] })
  },
  'a default limit with the limit of a project': async () => {
    const { registered, remove } = await madeLimit()
    return deletionOf(registered, registeredLimitUses, {
      remove: keystone.registeredLimitDelete,
      seen: ['blocks limit'],
      release: remove,
    })
  },
  'a limit: the project stays': async () => {
    const { limit } = await madeLimit()
    return deletionOf(limit, limitUses, { remove: keystone.limitDelete, seen: ['affects project'] })
  },
  'an identity provider: its protocols go': async () => {
    const { providerId } = await madeProtocol()
    return deletionOf({ id: providerId }, identityProviderUses, {
      remove: keystone.identityProviderDelete,
      seen: ['goes identityProvider'],
    })
  },
  'a mapping that a provider uses': async () => {
    const { mapping } = await madeProtocol()
    return deletionOf({ id: mapping }, mappingUses, {
      remove: keystone.mappingDelete,
      seen: ['affects identityProvider'],
    })
  },
})
