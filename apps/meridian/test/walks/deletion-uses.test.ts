import {
  aggregateUses,
  backupUses,
  cinder,
  containerUses,
  flavorUses,
  groupSnapshotUses,
  groupTypeUses,
  keypairUses,
  nova,
  qosSpecUses,
  serverGroupUses,
  swift,
  volumeGroupUses,
  volumeTypeUses,
  type ServerRequest,
} from '@meridian/contract'
import { afterAll, beforeAll } from 'vitest'
import { deletionOf, proves } from '../support/deletion-uses.ts'
import { cleanUpServer, ingredients, serverIs, serverRequest } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { madeGroup, madeGroupSnapshot } from '../support/volume-groups.ts'
import { cleanUpAfter, madeVolume } from '../support/volumes.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

/** What the rules list about the deletion of compute and storage types is what the services do. */

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

async function builtServer(change: Partial<ServerRequest>) {
  const body = { ...(await serverRequest(world)), ...change }
  const { id } = await world.call('demo', nova.serverCreate, { body })
  cleanUpServer(world, id)
  return serverIs(world, id, 'ACTIVE')
}

async function madeType() {
  const type = await world.call('admin', cinder.volumeTypeCreate, { body: { name: world.name('type') } })
  world.cleanUp(() => world.call('admin', cinder.volumeTypeDelete, { params: { id: type.id } }))
  return type
}

const gone = (
  view: typeof cinder.volumeView | typeof cinder.backupView | typeof cinder.groupSnapshotView,
  id: string,
) =>
  until(
    () => world.send('demo', view, { params: { id } }),
    ({ statusCode }) => statusCode === 404,
  )

async function madeBackup(volume: string, incremental: boolean) {
  const body = { volume_id: volume, name: world.name('backup'), incremental }
  const { id } = await world.call('demo', cinder.backupCreate, { body })
  cleanUpAfter(world, 'demo', cinder.backupView, cinder.backupDelete, id)
  return until(
    () => world.call('demo', cinder.backupView, { params: { id } }),
    ({ status }) => status === 'available',
  )
}

proves(() => world, {
  'a flavor: its instances go on': async () => {
    const { flavor } = await ingredients(world) // chosen before this one is there, which soon is gone
    const body = { name: world.name('flavor'), vcpus: 1, ram: flavor.ram, disk: flavor.disk }
    const { id } = await world.call('admin', nova.flavorCreate, { body })
    await builtServer({ flavor_id: id })
    return deletionOf({ id }, flavorUses, { remove: nova.flavorDelete, seen: ['affects server'] })
  },
  'a key pair: its instances go on': async () => {
    const { name } = await world.call('demo', nova.keypairCreate, { body: { name: world.name('key') } })
    await builtServer({ key_name: name })
    return deletionOf({ id: name, name }, keypairUses, {
      as: 'demo',
      remove: nova.keypairDelete,
      args: { params: { name } },
      seen: ['affects server'],
    })
  },
  'a server group: its members go on': async () => {
    const body = { name: world.name('group'), policies: ['soft-affinity' as const] }
    const { id } = await world.call('demo', nova.serverGroupCreate, { body })
    await builtServer({ scheduler_hints: { group: id } })
    const group = await world.call('demo', nova.serverGroupView, { params: { id } })
    return deletionOf(group, serverGroupUses, {
      as: 'demo',
      remove: nova.serverGroupDelete,
      seen: ['affects server'],
    })
  },
  'a host aggregate with a host': async () => {
    const { items } = await world.call('admin', nova.computeServiceList, {})
    const host = items.find(({ binary }) => binary === 'nova-compute')?.host ?? ''
    const made = await world.call('admin', nova.aggregateCreate, { body: { name: world.name('aggregate') } })
    const params = { id: String(made.id) }
    world.cleanUp(() => world.call('admin', nova.aggregateDelete, { params }))
    await world.call('admin', nova.aggregateHostAdd, { params, body: { host } })
    const aggregate = { id: params.id, hosts: [host] }
    return deletionOf(aggregate, aggregateUses, {
      remove: nova.aggregateDelete,
      seen: ['blocks aggregate'],
      release: async () => {
        await world.call('admin', nova.aggregateHostRemove, { params: { ...params, host } })
        aggregate.hosts = []
      },
    })
  },
  'a volume type with a volume': async () => {
    const type = await madeType()
    const volume = await madeVolume(world, { volume_type: type.name })
    return deletionOf(type, volumeTypeUses, {
      remove: cinder.volumeTypeDelete,
      seen: ['blocks volume'],
      release: async () => {
        await world.call('demo', cinder.volumeDelete, { params: { id: volume.id } })
        await gone(cinder.volumeView, volume.id)
      },
    })
  },
  'QoS specs of a volume type': async () => {
    const type = await madeType()
    const spec = await world.call('admin', cinder.qosSpecCreate, { body: { name: world.name('qos') } })
    world.cleanUp(() => world.call('admin', cinder.qosSpecDelete, { params: { id: spec.id } }))
    const params = { id: spec.id, type: type.id }
    await world.call('admin', cinder.qosSpecAssociate, { params })
    return deletionOf(spec, qosSpecUses, {
      remove: cinder.qosSpecDelete,
      seen: ['blocks volumeType'],
      release: () => world.call('admin', cinder.qosSpecDisassociate, { params }),
    })
  },
  'a group type with a volume group': async () => {
    const group = await madeGroup(world)
    return deletionOf({ id: group.group_type }, groupTypeUses, {
      remove: cinder.groupTypeDelete,
      seen: ['blocks volumeGroup'],
      release: async () => {
        const params = { id: group.id }
        await world.call('demo', cinder.volumeGroupDelete, { params, query: { delete_volumes: 'true' } })
        await until(
          () => world.send('demo', cinder.volumeGroupView, { params }),
          ({ statusCode }) => statusCode === 404,
        )
      },
    })
  },
  'a volume group with a volume and a snapshot': async () => {
    const group = { ...(await madeGroup(world)), project_id: null }
    const snapshot = await madeGroupSnapshot(world, group.id)
    const params = { id: group.id }
    const volumes = [...group.volumes]
    return deletionOf(group, volumeGroupUses, {
      as: 'demo',
      remove: cinder.volumeGroupDelete,
      seen: ['blocks groupSnapshot', 'blocks volume'],
      release: async () => {
        await world.call('demo', cinder.groupSnapshotDelete, { params: { id: snapshot } })
        await gone(cinder.groupSnapshotView, snapshot)
        await world.call('demo', cinder.volumeGroupUpdate, { params, body: { remove_volumes: volumes } })
        const emptied = await until(
          () => world.call('demo', cinder.volumeGroupView, { params }),
          ({ status, volumes: left }) => status === 'available' && left.length === 0,
        )
        for (const id of volumes) cleanUpAfter(world, 'demo', cinder.volumeView, cinder.volumeDelete, id)
        group.volumes = emptied.volumes
      },
    })
  },
  'a group snapshot: its snapshots go': async () => {
    const group = await madeGroup(world)
    const id = await madeGroupSnapshot(world, group.id)
    return deletionOf({ id }, groupSnapshotUses, {
      as: 'demo',
      remove: cinder.groupSnapshotDelete,
      seen: ['goes snapshot'],
    })
  },
  'a backup that an increment builds on': async () => {
    const volume = await madeVolume(world)
    const { id } = await madeBackup(volume.id, false)
    const increment = await madeBackup(volume.id, true)
    const read = () => world.call('demo', cinder.backupView, { params: { id } })
    const backup = { ...(await read()), 'os-backup-project-attr:project_id': null }
    return deletionOf(backup, backupUses, {
      as: 'demo',
      remove: cinder.backupDelete,
      seen: ['blocks backup'],
      release: async () => {
        await world.call('demo', cinder.backupDelete, { params: { id: increment.id } })
        await gone(cinder.backupView, increment.id)
        Object.assign(backup, { has_dependent_backups: (await read()).has_dependent_backups })
      },
    })
  },
  'a container with an object': async () => {
    const container = world.name('container')
    await world.call('demo', swift.containerCreate, { params: { container }, body: { is_public: false } })
    await world.call('demo', swift.objectCreate, { params: { container, path: 'folder/' } })
    const item = { id: container, count: 1 }
    return deletionOf(item, containerUses, {
      as: 'demo',
      remove: swift.containerDelete,
      args: { params: { container } },
      seen: ['blocks container'],
      release: async () => {
        await world.call('demo', swift.objectDelete, { params: { container, path: 'folder/' } })
        item.count = 0
      },
    })
  },
})
