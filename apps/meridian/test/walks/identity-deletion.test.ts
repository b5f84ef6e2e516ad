import {
  cinder,
  holderConsequences,
  keystone,
  neutron,
  nova,
  projectContentEndpoints as contents,
  securityGroupEndpoints as groups,
  swift,
  urlOf,
  type Consequence,
  type Endpoint,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credentialsOf } from '../support/accounts.ts'
import { madeGroup, madeProject, madeUser } from '../support/identity.ts'
import { externalNetwork } from '../support/networks.ts'
import { purge } from '../support/purge.ts'
import { serverRequest } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { emptyVolume } from '../support/volumes.ts'
import { PATIENCE_MS, World, type AnyArgs } from '../support/world.ts'

/** What the rules say about the deletion of users, groups and the contents of projects is what the services do. */

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

const roleId = async (name: string) => {
  const { items } = await world.call('admin', keystone.roleList, {})
  return items.find((role) => role.name === name)?.id ?? ''
}
const assignments = async (query: Record<string, string>) =>
  (await world.call('admin', keystone.roleAssignmentList, { query })).items

const seen = (found: readonly Consequence[]) => found.map(({ effect, reason, id }) => `${effect} ${reason} ${id}`)

test.each(['user', 'group'] as const)(
  'a %s: its roles go with it, and a project loses its last administrator',
  { timeout: PATIENCE_MS },
  async (type) => {
    const [admin, member] = [await roleId('admin'), await roleId('member')]
    const [project, other] = [await madeProject(world), await madeProject(world)]
    const id = type === 'user' ? (await madeUser(world)).id : await madeGroup(world)
    const grant = (project_id: string, role_id: string) =>
      world.call('admin', keystone.roleAssignmentGrant, {
        body: { [`${type}_id`]: id, project_id, role_id, inherited: false },
      })
    await grant(project, admin)
    await grant(other, member)
    const all = [...(await assignments({ [`${type}_id`]: id })), ...(await assignments({ role_id: admin }))]
    const found = holderConsequences(type, [{ id, name: 'gone' }], all)
    expect(seen(found).toSorted()).toEqual(
      [`affects lastAdmin project ${project}`, `goes rolesOn project ${other}`].toSorted(),
    )
    const remove = type === 'user' ? keystone.userDelete : keystone.groupDelete
    expect((await world.send('admin', remove, { params: { id } })).statusCode).toBe(204)
    for (const one of [project, other]) expect(await assignments({ project_id: one })).toEqual([])
  },
)

/** A function that sends requests as an administrator in this project. */
async function workingIn(project: string) {
  const { username, password } = credentialsOf('admin', world.real)
  const browser = world.console.browser()
  await browser.signIn(username, password)
  await browser.post(`/auth/switch/${project}/`)
  return async <T extends object>(endpoint: Endpoint, args: AnyArgs): Promise<T> => {
    const answer = await browser.send(endpoint.method, urlOf(endpoint, args), args.body as object) // JSON
    if (answer.statusCode >= 400) throw new Error(`${urlOf(endpoint, args)}: ${answer.statusCode} ${answer.body}`)
    return answer.body === '' ? ({} as T) : answer.json<T>() // nothing is read from it
  }
}

interface Made {
  id: string
}

test('a purged project has nothing left', { timeout: PATIENCE_MS * 3 }, async () => {
  const project = await madeProject(world)
  const { id: admin } = await world.call('admin', keystone.userSession, {})
  await world.call('admin', keystone.roleAssignmentGrant, {
    body: { user_id: admin, project_id: project, role_id: await roleId('admin'), inherited: false },
  })
  const send = await workingIn(project)
  const named = () => ({ name: world.name('purged') })
  const network = await send<Made>(neutron.networkCreate, { body: named() })
  const subnet = await send<Made>(neutron.subnetCreate, {
    body: { network_id: network.id, ip_version: 4, cidr: '10.80.0.0/24' },
  })
  const router = await send<Made>(neutron.routerCreate, { body: named() })
  await send(neutron.routerInterfaceAdd, { params: { id: router.id }, body: { subnet_id: subnet.id } })
  await send(neutron.routerUpdate, {
    params: { id: router.id },
    body: { external_gateway_info: { network_id: await externalNetwork(world) } },
  })
  await send(groups.securityGroupCreate, { body: named() })
  const volume = await send<Made>(cinder.volumeCreate, { body: { ...emptyVolume(world), ...named() } })
  await until(
    () => send<{ status: string }>(cinder.volumeView, { params: { id: volume.id } }),
    ({ status }) => status === 'available',
  )
  await send(cinder.snapshotCreate, { body: { volume_id: volume.id, ...named(), description: '' } })
  const server = await send<Made>(nova.serverCreate, {
    body: { ...(await serverRequest(world)), nics: [{ 'net-id': network.id }] },
  })
  await until(
    () => send<{ status: string }>(nova.serverView, { params: { id: server.id } }),
    ({ status }) => status === 'ACTIVE',
  )
  await send(nova.serverGroupCreate, { body: { ...named(), policies: ['affinity'] } })
  await send(swift.containerCreate, { params: { container: world.name('purged') }, body: { is_public: false } })

  const list = () => world.call('admin', contents.projectContentList, { params: { id: project } })
  const { items } = await list()
  const kinds = new Set(items.map(({ kind }) => kind))
  for (const kind of ['server', 'volume', 'network', 'router']) expect([...kinds]).toContain(kind)
  expect(Object.fromEntries(await purge(world, project, items))).toEqual({})
  expect((await list()).items).toEqual([])
})
