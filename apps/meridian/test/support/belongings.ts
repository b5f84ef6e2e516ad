import {
  cinder,
  glance,
  heat,
  keystone,
  network,
  neutron,
  nova,
  octavia,
  swift,
  urlOf,
  type Endpoint,
  type ResultOf,
} from '@meridian/contract'
import { madeProject } from './identity.ts'
import { until } from './until.ts'
import type { AnyArgs, World } from './world.ts'

/** Calls as the administrator in another project than the administrator's own. */
export interface InProject {
  id: string
  get(path: string): Promise<{ statusCode: number; body: string }>
  send(endpoint: Endpoint, args?: AnyArgs): Promise<{ statusCode: number; body: string }>
  call<E extends Endpoint>(endpoint: E, args?: AnyArgs): Promise<ResultOf<E>>
}

/** A project, by default a new one, in which the administrator is one, too. */
export async function administered(world: World, project?: string): Promise<InProject> {
  const id = project ?? (await madeProject(world))
  const session = await world.call('admin', keystone.userSession, {})
  const { items: roles } = await world.call('admin', keystone.roleList, {})
  const roleId = roles.find(({ name }) => name === 'admin')?.id ?? ''
  const params = { projectId: id, userId: session.id, roleId }
  await world.call('admin', keystone.projectRoleGrant, { params })
  const headers = { 'x-meridian-project': id }
  const send: InProject['send'] = (endpoint, args = {}) => world.send('admin', endpoint, { ...args, headers })
  return {
    id,
    send,
    get: async (path) => (await world.as('admin')).send('GET', path, undefined, headers),
    call: async <E extends Endpoint>(endpoint: E, args: AnyArgs = {}) => {
      const { statusCode, body } = await send(endpoint, args)
      if (statusCode >= 400) throw new Error(`${endpoint.method} ${urlOf(endpoint, args)}: ${statusCode} ${body}`)
      return (endpoint.result ? endpoint.result.parse(JSON.parse(body)) : undefined) as ResultOf<E> // E's own schema
    },
  }
}

/** One thing of each kind that projects own; gone after the tests. */
export async function furnish(world: World, project: InProject): Promise<void> {
  const furniture = new Furniture(world, project)
  await Promise.all([furniture.ofCompute(), furniture.ofVolumes(), furniture.ofNetworks(), furniture.ofTheRest()])
}

class Furniture {
  readonly #world: World
  readonly #project: InProject

  constructor(world: World, project: InProject) {
    this.#world = world
    this.#project = project
  }

  async ofCompute(): Promise<void> {
    await this.#made(nova.serverGroupCreate, nova.serverGroupDelete, { policies: ['affinity'] })
  }

  async ofVolumes(): Promise<void> {
    const { items: types } = await this.#project.call(cinder.volumeTypeList)
    const { items: groupTypes } = await this.#project.call(cinder.groupTypeList)
    const volume_type = types[0]?.id
    const isAvailable = (view: Endpoint, id: string) => this.#is(view, id, 'available')
    const single = await this.#made(cinder.volumeCreate, cinder.volumeDelete, { ...VOLUME, volume_type })
    await isAvailable(cinder.volumeView, single)
    const of = { volume_id: single }
    await isAvailable(cinder.snapshotView, await this.#made(cinder.snapshotCreate, cinder.snapshotDelete, of))
    await isAvailable(cinder.backupView, await this.#made(cinder.backupCreate, cinder.backupDelete, of))
    const group_type = groupTypes.find(({ name }) => !name.startsWith('default'))?.id ?? (await this.#groupType())
    const group_id = await this.#made(
      cinder.volumeGroupCreate,
      cinder.volumeGroupDelete,
      { group_type, volume_types: [volume_type] },
      { delete_volumes: 'true' },
    )
    await isAvailable(cinder.volumeGroupView, group_id)
    const grouped = await this.#project.call(cinder.volumeCreate, {
      body: { ...VOLUME, name: this.#world.name('volume'), volume_type, group_id },
    })
    await isAvailable(cinder.volumeView, grouped.id)
    const made = await this.#made(cinder.groupSnapshotCreate, cinder.groupSnapshotDelete, { group_id })
    await isAvailable(cinder.groupSnapshotView, made)
  }

  async ofNetworks(): Promise<void> {
    const { items: pools } = await this.#project.call(network.floatingIpPoolList)
    const made = this.#made.bind(this)
    const network_id = await made(neutron.networkCreate, neutron.networkDelete, {})
    const subnet = { network_id, ip_version: 4, cidr: '10.88.0.0/24' }
    const vip_subnet_id = await made(neutron.subnetCreate, neutron.subnetDelete, subnet)
    const balancer = await made(octavia.loadBalancerCreate, octavia.loadBalancerDelete, { vip_subnet_id })
    await until(
      () => this.#project.call(octavia.loadBalancerView, { params: { id: balancer } }),
      ({ provisioning_status: status }) => status === 'ACTIVE',
    )
    const port_id = await made(neutron.portCreate, neutron.portDelete, { network_id })
    await made(neutron.trunkCreate, neutron.trunkDelete, { port_id })
    await made(neutron.routerCreate, neutron.routerDelete, {})
    await made(network.securityGroupCreate, network.securityGroupDelete, {})
    await made(network.floatingIpCreate, network.floatingIpDelete, { pool_id: pools[0]?.id })
    await made(neutron.subnetPoolCreate, neutron.subnetPoolDelete, { prefixes: ['10.99.0.0/16'] })
    await made(neutron.addressScopeCreate, neutron.addressScopeDelete, { ip_version: 4 })
    await made(neutron.addressGroupCreate, neutron.addressGroupDelete, { addresses: ['192.0.2.0/24'] })
    await made(neutron.qosPolicyCreate, neutron.qosPolicyDelete, {})
    await made(neutron.rbacPolicyCreate, neutron.rbacPolicyDelete, {
      object_type: 'network',
      object_id: network_id,
      action: 'access_as_shared',
      target_tenant: this.#project.id,
    })
    const { items: images } = await this.#project.call(glance.imageList, { query: { status: 'active' } })
    const { items: flavors } = await this.#project.call(nova.flavorList)
    const image = images.find(({ visibility, min_disk: disk }) => visibility === 'public' && disk <= 1)
    const flavor = flavors.find(({ disk, ram }) => disk >= 1 && ram >= 512)
    const server = await made(nova.serverCreate, nova.serverDelete, {
      source_id: image?.id,
      flavor_id: flavor?.id,
      key_name: null,
      user_data: null,
      security_groups: null,
      nics: [{ 'net-id': network_id }],
    })
    await this.#is(nova.serverView, server, 'ACTIVE')
  }

  async ofTheRest(): Promise<void> {
    const { id } = await this.#project.call(heat.stackCreate, {
      body: { stack_name: this.#world.name('stack'), template: TEMPLATE },
    })
    this.#goes(heat.stackView, heat.stackDelete, { params: { id } })
    const image = { disk_format: 'raw', container_format: 'bare', visibility: 'private' }
    await this.#made(glance.imageCreate, glance.imageDelete, image)
    const container = this.#world.name('box')
    await this.#project.call(swift.containerCreate, { params: { container }, body: { is_public: false } })
    this.#world.cleanUp(() => this.#project.send(swift.containerDelete, { params: { container } }))
  }

  async #groupType(): Promise<string> {
    return this.#made(cinder.groupTypeCreate, cinder.groupTypeDelete, {})
  }

  /** Its id. */
  async #made(create: Endpoint, remove: Endpoint, attributes: object, query?: AnyArgs['query']): Promise<string> {
    const body = { name: this.#world.name('owned'), ...attributes }
    const { id } = (await this.#project.call(create, { body })) as unknown as { id: string } // whatever is created has one
    this.#goes(viewBeside(remove), remove, { params: { id }, ...(query && { query }) })
    return id
  }

  async #is(view: Endpoint, id: string, status: string): Promise<void> {
    await until(
      async () => (await this.#project.call(view, { params: { id } })) as unknown as { status: string }, // all that are waited for have one
      (item) => item.status === status,
    )
  }

  /** Deletes it after the tests, and waits until it is gone, since others may be deleted only then. */
  #goes(view: Endpoint, remove: Endpoint, args: AnyArgs): void {
    this.#world.cleanUp(async () => {
      await this.#project.send(remove, args)
      if (this.#world.real)
        await until(
          () => this.#project.send(view, { params: args.params ?? {} }),
          ({ statusCode, body }) => statusCode === 404 || body.includes('DELETE_COMPLETE'),
        )
    })
  }
}

/** The call that shows what this one deletes. */
const viewBeside = (remove: Endpoint): Endpoint => ({ ...remove, method: 'GET', body: undefined, query: undefined })

const VOLUME = {
  size: 1,
  description: null,
  snapshot_id: null,
  metadata: null,
  image_id: null,
  availability_zone: null,
  source_volid: null,
}

const TEMPLATE = 'heat_template_version: 2018-08-31\nresources: { word: { type: OS::Heat::RandomString } }\n'
