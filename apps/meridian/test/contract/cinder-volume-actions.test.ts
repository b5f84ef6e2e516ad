import { cinder, glance, volumeActionEndpoints as actions } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { until } from '../support/until.ts'
import { madeVolume } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { byMember, unknownId } from '../support/refusals.ts'

const aVolume = once((world) => madeVolume(world))
const idOf = async (world: World) => ({ params: { id: (await aVolume(world)).id } })
const fresh = async (world: World) => ({ params: { id: (await madeVolume(world)).id } })

const notByMember = (body?: object) => byMember(idOf, body)

const unknown = (body?: object) => unknownId('could not be found', body)

async function anotherType(world: World): Promise<string> {
  const { volume_type: type } = await aVolume(world)
  const { items } = await world.call('demo', cinder.volumeTypeList, {})
  return items.find(({ name }) => name !== type)?.id ?? ''
}

/** Takes a new volume out of Cinder; its backend still has it. */
async function unmanaged(world: World) {
  const { id } = await madeVolume(world)
  const { 'os-vol-host-attr:host': host } = await world.call('admin', cinder.volumeView, { params: { id } })
  await world.call('admin', cinder.volumeUnmanage, { params: { id } })
  await until(
    () => world.send('admin', cinder.volumeView, { params: { id } }),
    ({ statusCode }) => statusCode === 404,
  )
  return { host: host ?? '', ref: { 'source-name': `volume-${id}` } }
}

/** A host that does not have the volume. */
async function anotherHost(world: World): Promise<string> {
  const { 'os-vol-host-attr:host': host } = await world.call('admin', cinder.volumeView, await idOf(world))
  const { items } = await world.call('admin', cinder.cinderPools, {})
  return items.find(({ name }) => name !== host)?.name ?? ''
}

describeContract('[API-CINDER] what can be done with a volume', actions, {
  volumeExtend: {
    good: async (world) => ({ ...(await fresh(world)), body: { new_size: 2 } }),
    refused: {
      'a size that is no larger': async (world) => ({
        args: { ...(await idOf(world)), body: { new_size: 1 } },
        status: 400,
        says: 'must be greater than current size',
      }),
      'a size that is not a number': async (world) => ({
        args: { ...(await idOf(world)), body: { new_size: 'big' } },
        status: 400,
        says: 'new_size',
      }),
      'an unknown id': unknown({ new_size: 2 }),
    },
  },
  volumeRetype: {
    good: async (world) => ({
      ...(await fresh(world)),
      body: { new_type: await anotherType(world), migration_policy: 'on-demand' as const },
    }),
    refused: {
      'an unknown type': async (world) => ({
        args: { ...(await idOf(world)), body: { new_type: 'no-such-type' } },
        status: 404,
        says: 'no-such-type',
      }),
      'an unknown policy': async (world) => ({
        args: { ...(await idOf(world)), body: { new_type: 'x', migration_policy: 'now' } },
        status: 400,
        says: 'migration_policy',
      }),
    },
  },
  volumeUpload: {
    good: async (world) => ({ ...(await fresh(world)), body: { image_name: world.name('from-volume') } }),
    shows: ({ image_id: id, status }, world) => {
      expect(status).toBe('uploading')
      world.cleanUp(() => world.call('demo', glance.imageDelete, { params: { id } }))
    },
    refused: {
      'an image without a name': async (world) => ({
        args: { ...(await idOf(world)), body: { image_name: '' } },
        status: 400,
        says: 'image_name',
      }),
      'an unknown id': unknown({ image_name: 'x' }),
    },
  },
  volumeResetStatus: {
    as: 'admin',
    good: async (world) => ({ ...(await fresh(world)), body: { status: 'error' as const } }),
    refused: {
      'an unknown status': async (world) => ({
        args: { ...(await idOf(world)), body: { status: 'happy' } },
        status: 400,
        says: 'status',
      }),
      'a member': notByMember({ status: 'error' }),
      'an unknown id': unknown({ status: 'error' }),
    },
  },
  volumeManage: {
    as: 'admin',
    good: async (world) => ({ body: { ...(await unmanaged(world)), name: world.name('managed') } }),
    shows: ({ id, name }, world) => {
      expect(name).toContain('managed')
      world.cleanUp(() => world.call('admin', cinder.volumeForceDelete, { params: { id } }))
    },
    refused: {
      'no host': () => ({ args: { body: { host: '', ref: { 'source-name': 'x' } } }, status: 400, says: 'host' }),
      'another key than name and id': () => ({
        args: { body: { host: 'h', ref: { path: '/etc' } } },
        status: 400,
        says: 'ref',
      }),
      'a member': () => ({
        as: 'demo',
        args: { body: { host: 'h', ref: { 'source-name': 'x' } } },
        status: 403,
        says: 'volume_manage',
      }),
    },
  },
  volumeUnmanage: {
    as: 'admin',
    good: fresh,
    refused: { 'a member': notByMember(), 'an unknown id': unknown() },
  },
  volumeMigrate: {
    as: 'admin',
    lacks: async (world) => ((await anotherHost(world)) ? null : 'the cloud has one host of volumes only'),
    good: async (world) => ({ ...(await fresh(world)), body: { host: await anotherHost(world) } }),
    refused: {
      'an unknown host': async (world) => ({
        args: { ...(await idOf(world)), body: { host: 'nowhere' } },
        status: 400,
        says: 'nowhere',
      }),
      'a member': notByMember({ host: 'nowhere' }),
      'an unknown id': unknown({ host: 'nowhere' }),
    },
  },
  volumeRevert: {
    good: async (world) => {
      const { params } = await fresh(world)
      const body = { volume_id: params.id, name: world.name('snapshot') }
      const { id: snapshot_id } = await world.call('demo', cinder.snapshotCreate, { body })
      const view = { params: { id: snapshot_id } }
      world.cleanUp(() => world.call('demo', cinder.snapshotDelete, view))
      await until(
        () => world.call('demo', cinder.snapshotView, view),
        ({ status }) => status === 'available',
      )
      return { params, body: { snapshot_id } }
    },
    refused: {
      'a volume without snapshots': async (world) => ({
        args: { ...(await fresh(world)), body: { snapshot_id: 'none' } },
        status: 400,
        says: 'snapshots',
      }),
      'an unknown id': unknown({ snapshot_id: 'none' }),
    },
  },
  volumeReadOnly: {
    good: async (world) => ({ ...(await idOf(world)), body: { readonly: true } }),
    shows: async (_nothing, world) =>
      expect(await world.call('demo', cinder.volumeMetadata, await idOf(world))).toMatchObject({ readonly: 'True' }),
    refused: {
      'a flag that is no boolean': async (world) => ({
        args: { ...(await idOf(world)), body: { readonly: 'maybe' } },
        status: 400,
        says: 'readonly',
      }),
      'an unknown id': unknown({ readonly: true }),
    },
  },
  volumeForceDelete: {
    as: 'admin',
    good: fresh,
    refused: { 'a member': notByMember(), 'an unknown id': unknown() },
  },
})
