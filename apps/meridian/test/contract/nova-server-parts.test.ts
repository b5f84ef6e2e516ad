import { serverPartEndpoints as parts } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { serverOfAnother, unknownServer } from '../support/server-refusals.ts'
import { ingredients, sharedServer } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { madeVolume, volumeIs } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { NOTHING } from '../support/refusals.ts'

const shared = async (world: World) => ({ params: { id: (await sharedServer(world)).id } })

const attachedPorts = async (world: World) =>
  (await world.call('demo', parts.serverInterfaceList, await shared(world))).items

/** A volume that is attached to the shared server. */
async function attachedVolume(world: World): Promise<string> {
  const { id } = await madeVolume(world)
  const { params } = await shared(world)
  await world.call('demo', parts.serverVolumeAttach, { params, body: { volume_id: id } })
  world.cleanUp(async () => {
    await world.send('demo', parts.serverVolumeDetach, { params: { ...params, volume: id } })
    await volumeIs(world, 'demo', id, 'available')
  })
  await volumeIs(world, 'demo', id, 'in-use')
  return id
}

describeContract('[API-NOVA] what hangs on a server', parts, {
  serverMetadata: {
    good: async (world) => {
      const body = { updated: { old: 'value' }, removed: [] }
      await world.call('demo', parts.serverMetadataUpdate, { ...(await shared(world)), body })
      return shared(world)
    },
    shows: (metadata) => expect(metadata).toEqual({ old: 'value' }),
    refused: { 'an unknown id': unknownServer(), "another's": serverOfAnother() },
  },
  serverMetadataUpdate: {
    good: async (world) => {
      const server = await shared(world)
      await world.call('demo', parts.serverMetadataUpdate, { ...server, body: { updated: { old: '1' }, removed: [] } })
      return { ...server, body: { updated: { role: 'test', 'a key': 'x' }, removed: ['old'] } }
    },
    shows: async (_result, world) =>
      expect(await world.call('demo', parts.serverMetadata, await shared(world))).toEqual({
        role: 'test',
        'a key': 'x',
      }),
    refused: {
      'an unknown id': unknownServer({ body: { updated: { a: 'b' }, removed: [] } }),
      "another's": serverOfAnother({ body: { updated: { a: 'b' }, removed: [] } }),
      'a value that is not a string': async (world) => ({
        args: { ...(await shared(world)), body: { updated: { a: 1 }, removed: [] } },
        status: 400,
        says: 'updated.a',
      }),
      'an incomplete change': async (world) => ({
        args: { ...(await shared(world)), body: { updated: {} } },
        status: 400,
        says: 'removed',
      }),
    },
  },
  serverVolumeList: {
    good: async (world) => {
      await attachedVolume(world)
      return shared(world)
    },
    shows: ({ items }) =>
      expect(items).toContainEqual(expect.objectContaining({ name: expect.stringMatching(/^volume-/) })),
    refused: { 'an unknown id': unknownServer(), "another's": serverOfAnother() },
  },
  serverVolumeAttach: {
    good: async (world) => {
      const { id } = await madeVolume(world)
      const { params } = await shared(world)
      world.cleanUp(async () => {
        await world.send('demo', parts.serverVolumeDetach, { params: { ...params, volume: id } })
        await volumeIs(world, 'demo', id, 'available')
      })
      return { params, body: { volume_id: id } }
    },
    shows: ({ device }) => expect(device).toMatch(/^\/dev\//),
    refused: {
      'an unknown server': unknownServer({ body: { volume_id: NOTHING } }),
      "another's": serverOfAnother({ body: { volume_id: NOTHING } }),
      'an unknown volume': async (world) => ({
        args: { ...(await shared(world)), body: { volume_id: NOTHING } },
        status: 404,
        says: NOTHING,
      }),
      'a volume in use': async (world) => ({
        args: { ...(await shared(world)), body: { volume_id: await attachedVolume(world) } },
        status: 400,
      }),
    },
  },
  serverVolumeDetach: {
    good: async (world) => ({ params: { ...(await shared(world)).params, volume: await attachedVolume(world) } }),
    refused: {
      'an unknown server': unknownServer({ params: { volume: NOTHING } }),
      "another's": serverOfAnother({ params: { volume: NOTHING } }),
      'a volume that is not attached': async (world) => ({
        args: { params: { ...(await shared(world)).params, volume: NOTHING } },
        status: 404,
      }),
    },
  },
  serverInterfaceList: {
    good: shared,
    shows: ({ items }) => expect(items.length).toBeGreaterThan(0),
    refused: { 'an unknown id': unknownServer(), "another's": serverOfAnother() },
  },
  serverInterfaceAttach: {
    good: async (world) => ({ ...(await shared(world)), body: { network: (await ingredients(world)).network } }),
    shows: async ({ net_id: network }, world) => expect(network).toBe((await ingredients(world)).network),
    refused: {
      'an unknown server': unknownServer({ body: { network: NOTHING } }),
      "another's": serverOfAnother({ body: { network: NOTHING } }),
      'neither network nor port': async (world) => ({
        args: { ...(await shared(world)), body: { fixed_ip: '10.0.0.9' } },
        status: 400,
        says: 'Either network or port is required.',
      }),
      'an invalid address': async (world) => ({
        args: { ...(await shared(world)), body: { network: NOTHING, fixed_ip: '10.0.0.999' } },
        status: 400,
        says: 'fixed_ip',
      }),
      'an unknown port': async (world) => ({
        args: { ...(await shared(world)), body: { port: NOTHING } },
        status: 404,
        says: NOTHING,
      }),
    },
  },
  serverInterfaceDetach: {
    good: async (world) => {
      const [first] = await attachedPorts(world)
      const { params } = await shared(world)
      const network = first?.net_id ?? ''
      const { port_id: port } = await world.call('demo', parts.serverInterfaceAttach, { params, body: { network } })
      return { params: { ...params, port } }
    },
    shows: async (_result, world) => {
      const left = await until(
        () => attachedPorts(world),
        (ports) => ports.length === 2,
      )
      expect(left.length).toBe(2)
    },
    refused: {
      'an unknown server': unknownServer({ params: { port: NOTHING } }),
      "another's": serverOfAnother({ params: { port: NOTHING } }),
    },
  },
  serverSecurityGroupList: {
    good: shared,
    shows: ({ items }) => expect(items).toContainEqual(expect.objectContaining({ name: 'default' })),
    refused: { 'an unknown id': unknownServer(), "another's": serverOfAnother() },
  },
  serverSecurityGroupReplace: {
    good: async (world) => ({ ...(await shared(world)), body: { groups: [] } }),
    shows: async (_result, world) => {
      const { items } = await world.call('demo', parts.serverSecurityGroupList, await shared(world))
      expect(items).toEqual([])
    },
    refused: {
      'an unknown id': unknownServer({ body: { groups: [] } }),
      "another's": serverOfAnother({ body: { groups: [] } }),
      'an unknown group': async (world) => ({
        args: { ...(await shared(world)), body: { groups: [NOTHING] } },
        status: 404,
        says: NOTHING,
      }),
      'a group that is not a string': async (world) => ({
        args: { ...(await shared(world)), body: { groups: [1] } },
        status: 400,
        says: 'groups.0',
      }),
    },
  },
})
