import { cinder, volumeTransferEndpoints as transfers } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeVolume } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING, unknownId } from '../support/refusals.ts'

/** A transfer of a volume of demo; cancelled after the tests. */
async function madeTransfer(world: World) {
  const volume = await madeVolume(world)
  const body = { volume_id: volume.id, name: world.name('transfer') }
  const transfer = await world.call('demo', transfers.transferCreate, { body })
  world.cleanUp(() => world.call('demo', transfers.transferDelete, { params: { id: transfer.id } }))
  return transfer
}
const aTransfer = once(madeTransfer)
const idOf = async (world: World) => ({ params: { id: (await aTransfer(world)).id } })

const unknown = unknownId('could not be found')
const ofAnother = asStranger(idOf)

describeContract('[API-CINDER] transfers', transfers, {
  transferList: {
    good: async (world) => {
      await aTransfer(world)
      return {}
    },
    shows: async ({ items }, world) => {
      const { id, volume_id: volume } = await aTransfer(world)
      expect(items).toContainEqual(expect.objectContaining({ id }))
      const { items: onOffer } = await world.call('demo', cinder.volumeList, { query: { status: 'awaiting-transfer' } })
      expect(onOffer.find((one) => one.id === volume)?.transfer?.id).toBe(id)
    },
    refused: {},
  },
  transferCreate: {
    good: async (world) => ({ body: { volume_id: (await madeVolume(world)).id, name: world.name('transfer') } }),
    shows: ({ id, auth_key: key }, world) => {
      world.cleanUp(() => world.call('demo', transfers.transferDelete, { params: { id } }))
      expect(key.length).toBeGreaterThan(8)
    },
    refused: {
      'an empty name': () => ({
        args: { body: { volume_id: NOTHING, name: ' ' } },
        status: 400,
        says: 'Volume transfer name cannot be empty.',
      }),
      'an unknown volume id': () => ({
        args: { body: { volume_id: NOTHING, name: 'x' } },
        status: 404,
        says: NOTHING,
      }),
      'a volume with a transfer': async (world) => ({
        args: { body: { volume_id: (await aTransfer(world)).volume_id, name: 'x' } },
        status: 400,
        says: 'status',
      }),
    },
  },
  transferView: {
    good: idOf,
    shows: async (_transfer, world) => {
      const { volume_id: id } = await aTransfer(world)
      expect((await world.call('demo', cinder.volumeView, { params: { id } })).transfer).not.toBeNull()
    },
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  transferAccept: {
    as: 'stranger',
    good: async (world) => {
      const { id, auth_key, volume_id: volume } = await madeTransfer(world)
      world.cleanUp(() => world.call('stranger', cinder.volumeDelete, { params: { id: volume } }))
      return { params: { id }, body: { auth_key } }
    },
    shows: async ({ volume_id: id }, world) =>
      expect((await world.call('stranger', cinder.volumeView, { params: { id } })).status).toBe('available'),
    refused: {
      'a wrong key': async (world) => ({
        args: { ...(await idOf(world)), body: { auth_key: 'wrong' } },
        status: 400,
      }),
      'no key': async (world) => ({
        args: { ...(await idOf(world)), body: { auth_key: '' } },
        status: 400,
        says: 'auth_key',
      }),
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { auth_key: 'x' } }, status: 404 }),
    },
  },
  transferDelete: {
    good: async (world) => ({ params: { id: (await madeTransfer(world)).id } }),
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
})
