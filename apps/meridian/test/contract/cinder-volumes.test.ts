import { volumeEndpoints as volumes } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { cleanUpAfter, emptyVolume, madeVolume } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING, unknownId } from '../support/refusals.ts'

const aVolume = once((world) => madeVolume(world))
const idOf = async (world: World) => ({ params: { id: (await aVolume(world)).id } })

const unknown = unknownId('could not be found')
const ofAnother = asStranger(idOf)

describeContract('[API-CINDER] volumes', volumes, {
  volumeList: {
    good: async (world) => ({ query: { name: (await aVolume(world)).name, status: 'available' } }),
    shows: async ({ items, has_more_data: more }, world) => {
      const { id, name } = await aVolume(world)
      expect(items.map((volume) => [volume.id, volume.name])).toEqual([[id, name]])
      expect(more).toBe(false)
      const query = { all_projects: 'true', name }
      const { items: everywhere } = await world.call('admin', volumes.volumeList, { query })
      expect(everywhere.map((volume) => [volume.id, volume.tenant_name])).toEqual([[id, 'demo']])
    },
    refused: {
      'an unknown sort key': () => ({ args: { query: { sort_key: 'mood' } }, status: 400 }),
      'a page size that is too large': () => ({ args: { query: { page_size: 5000 } }, status: 400, says: 'page_size' }),
    },
  },
  volumeCreate: {
    good: (world) => ({ body: { ...emptyVolume(world), metadata: { tier: 'hot' } } }),
    shows: ({ id, ...volume }, world) => {
      cleanUpAfter(world, 'demo', volumes.volumeView, volumes.volumeDelete, id)
      expect(volume).toMatchObject({ size: 1, metadata: { tier: 'hot' }, bootable: 'false', attachments: [] })
    },
    refused: {
      'a body without a size': (world) => {
        const { size: _size, ...body } = emptyVolume(world)
        return { args: { body }, status: 400, says: 'size' }
      },
      'a volume of size 0': (world) => ({
        args: { body: { ...emptyVolume(world), size: 0 } },
        status: 400,
        says: 'size',
      }),
      'an unknown image id': (world) => ({
        args: { body: { ...emptyVolume(world), image_id: NOTHING } },
        status: 400,
        says: 'Invalid image identifier',
      }),
      'an unknown type': (world) => ({
        args: { body: { ...emptyVolume(world), volume_type: 'no-such-type' } },
        status: 404,
        says: 'no-such-type',
      }),
      'more than the quota allows': (world) => ({
        args: { body: { ...emptyVolume(world), size: 100_000 } },
        status: 413,
        says: 'quota',
      }),
    },
  },
  volumeView: {
    good: idOf,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  volumeUpdate: {
    good: async (world) => ({ ...(await idOf(world)), body: { description: 'kept', bootable: true } }),
    shows: async (_nothing, world) =>
      expect(await world.call('demo', volumes.volumeView, await idOf(world))).toMatchObject({
        description: 'kept',
        bootable: 'true',
      }),
    refused: {
      'a name that is too long': async (world) => ({
        args: { ...(await idOf(world)), body: { name: 'x'.repeat(256) } },
        status: 400,
        says: 'name',
      }),
      'no change': async (world) => ({
        args: { ...(await idOf(world)), body: {} },
        status: 400,
        says: 'request requires JSON body',
      }),
      "another project's": async (world) => ({
        as: 'stranger',
        args: { ...(await idOf(world)), body: { name: 'mine' } },
        status: 404,
      }),
    },
  },
  volumeDelete: {
    good: async (world) => ({ params: { id: (await madeVolume(world)).id } }),
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  volumeMetadata: {
    good: async (world) => {
      const body = { updated: { old: 'value' }, removed: [] }
      await world.call('demo', volumes.volumeMetadataUpdate, { ...(await idOf(world)), body })
      return idOf(world)
    },
    shows: (metadata) => expect(metadata).toEqual({ old: 'value' }),
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  volumeImageMetadata: {
    good: idOf,
    shows: (properties) => expect(properties).toEqual({}),
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  volumeImageMetadataUpdate: {
    good: async (world) => {
      const body = { updated: { hw_disk_bus: 'scsi', os_type: 'linux' }, removed: [] }
      await world.call('demo', volumes.volumeImageMetadataUpdate, { ...(await idOf(world)), body })
      return { ...(await idOf(world)), body: { updated: { hw_disk_bus: 'virtio' }, removed: ['os_type'] } }
    },
    shows: async (_nothing, world) =>
      expect(await world.call('demo', volumes.volumeImageMetadata, await idOf(world))).toEqual({
        hw_disk_bus: 'virtio',
      }),
    refused: {
      'an incomplete change': async (world) => ({
        args: { ...(await idOf(world)), body: { updated: {} } },
        status: 400,
        says: 'removed',
      }),
      "another project's": async (world) => ({
        as: 'stranger',
        args: { ...(await idOf(world)), body: { updated: { a: 'b' }, removed: [] } },
        status: 404,
      }),
    },
  },
  volumeMetadataUpdate: {
    good: async (world) => {
      await world.call('demo', volumes.volumeMetadataUpdate, {
        ...(await idOf(world)),
        body: { updated: { old: 'value', kept: 'one' }, removed: [] },
      })
      return { ...(await idOf(world)), body: { updated: { kept: 'two' }, removed: ['old'] } }
    },
    shows: async (_nothing, world) =>
      expect(await world.call('demo', volumes.volumeMetadata, await idOf(world))).toEqual({ kept: 'two' }),
    refused: {
      'an incomplete change': async (world) => ({
        args: { ...(await idOf(world)), body: { updated: {} } },
        status: 400,
        says: 'removed',
      }),
      "another project's": async (world) => ({
        as: 'stranger',
        args: { ...(await idOf(world)), body: { updated: { a: 'b' }, removed: [] } },
        status: 404,
      }),
    },
  },
  volumeEncryption: {
    good: idOf,
    shows: (encryption) => expect(encryption.cipher).toBeNull(),
    refused: { 'an unknown id': unknown },
  },
})
