import { cinder, qosSpecEndpoints as qos } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { byMember, NOTHING, unknownId } from '../support/refusals.ts'

/** QoS specs; deleted after the tests. */
async function madeSpec(world: World) {
  const body = { name: world.name('qos'), specs: { total_iops_sec: '1000', old: 'value' } }
  const spec = await world.call('admin', qos.qosSpecCreate, { body })
  world.cleanUp(() => world.call('admin', qos.qosSpecDelete, { params: { id: spec.id } }))
  return spec
}
const aSpec = once(madeSpec)
const idOf = async (world: World) => ({ params: { id: (await aSpec(world)).id } })

/** QoS specs and a volume type to associate. */
async function withType(world: World) {
  const { id } = await madeSpec(world)
  const type = await world.call('admin', cinder.volumeTypeCreate, { body: { name: world.name('type') } })
  world.cleanUp(() => world.call('admin', cinder.volumeTypeDelete, { params: { id: type.id } }))
  return { params: { id, type: type.id } }
}

async function associated(world: World) {
  const args = await withType(world)
  await world.call('admin', qos.qosSpecAssociate, args)
  return args
}

const unknown = unknownId(NOTHING)
const notByMember = (body?: object) => byMember(idOf, body)

describeContract('[API-CINDER] QoS specs', qos, {
  qosSpecList: {
    as: 'admin',
    good: async (world) => {
      await aSpec(world)
      return {}
    },
    shows: async ({ items }, world) => expect(items).toContainEqual(await aSpec(world)),
    refused: { 'a member': () => ({ as: 'demo', status: 403 }) },
  },
  qosSpecCreate: {
    as: 'admin',
    good: (world) => ({ body: { name: world.name('qos'), consumer: 'front-end' as const } }),
    shows: ({ id, specs }, world) => {
      world.cleanUp(() => world.call('admin', qos.qosSpecDelete, { params: { id } }))
      expect(specs).toEqual({})
    },
    refused: {
      'an unknown consumer': () => ({ args: { body: { name: 'x', consumer: 'all' } }, status: 400, says: 'consumer' }),
      'a name that exists': async (world) => ({ args: { body: { name: (await aSpec(world)).name } }, status: 409 }),
      'a member': notByMember({ name: 'mine' }),
    },
  },
  qosSpecView: {
    as: 'admin',
    good: idOf,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, 'a member': notByMember() },
  },
  qosSpecUpdate: {
    as: 'admin',
    good: async (world) => ({
      ...(await idOf(world)),
      body: { consumer: 'both' as const, updated: { total_iops_sec: '2000' }, removed: ['old'] },
    }),
    shows: async (_nothing, world) =>
      expect(await world.call('admin', qos.qosSpecView, await idOf(world))).toMatchObject({
        consumer: 'both',
        specs: { total_iops_sec: '2000' },
      }),
    refused: { 'a member': notByMember({ updated: { a: 'b' } }) },
  },
  qosSpecDelete: {
    as: 'admin',
    good: async (world) => ({ params: { id: (await madeSpec(world)).id } }),
    refused: {
      'one that a volume type uses': async (world) => ({
        args: { params: { id: (await associated(world)).params.id } },
        status: 400,
        says: 'still in use',
      }),
      'an unknown id': unknown,
    },
  },
  qosSpecAssociations: {
    as: 'admin',
    good: async (world) => ({ params: { id: (await associated(world)).params.id } }),
    shows: ({ items }) => expect(items).toHaveLength(1),
    refused: { 'an unknown id': unknown },
  },
  qosSpecAssociate: {
    as: 'admin',
    good: withType,
    refused: {
      'an unknown type': async (world) => ({
        args: { params: { id: (await aSpec(world)).id, type: NOTHING } },
        status: 404,
      }),
      'a member': async (world) => ({
        as: 'demo',
        args: { params: { id: (await aSpec(world)).id, type: NOTHING } },
        status: 403,
      }),
    },
  },
  qosSpecDisassociate: {
    as: 'admin',
    good: associated,
    refused: {
      'an unknown type': async (world) => ({
        args: { params: { id: (await aSpec(world)).id, type: NOTHING } },
        status: 404,
      }),
    },
  },
})
