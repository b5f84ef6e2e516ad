import { keypairEndpoints as keypairs } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'

/** A key pair of demo; deleted after the tests. */
async function madeKeypair(world: World): Promise<string> {
  const { name } = await world.call('demo', keypairs.keypairCreate, { body: { name: world.name('key') } })
  world.cleanUp(() => world.call('demo', keypairs.keypairDelete, { params: { name } }))
  return name
}

const unknown = () => ({ args: { params: { name: 'no-such-key' } }, status: 404, says: 'no-such-key' })
/** Only the owner can see a key pair, in every project. */
const ofAnother = async (world: World) => ({
  as: 'reader' as const,
  args: { params: { name: await madeKeypair(world) } },
  status: 404,
})

describeContract('[API-NOVA] key pairs', keypairs, {
  keypairList: {
    good: async (world) => {
      await madeKeypair(world)
      return {}
    },
    shows: ({ items }) => expect(items).toContainEqual(expect.objectContaining({ type: 'ssh' })),
    refused: {},
  },
  keypairCreate: {
    good: (world) => {
      const name = world.name('generated')
      world.cleanUp(() => world.call('demo', keypairs.keypairDelete, { params: { name } }))
      return { body: { name } }
    },
    shows: ({ private_key: key }) => expect(key).toContain('PRIVATE KEY'),
    refused: {
      'a name that exists': async (world) => ({
        args: { body: { name: await madeKeypair(world) } },
        status: 409,
        says: 'already exists',
      }),
      'a name with odd characters': () => ({
        args: { body: { name: 'a/b' } },
        status: 400,
        says: 'name contains bad characters',
      }),
      'an invalid public key': () => ({
        args: { body: { name: 'odd', public_key: 'not a key' } },
        status: 400,
        says: 'Keypair data is invalid',
      }),
      'an empty body': () => ({ args: { body: {} }, status: 400, says: 'request requires JSON body' }),
    },
  },
  keypairView: {
    good: async (world) => ({ params: { name: await madeKeypair(world) } }),
    shows: ({ name }, _world, { params }) => expect(name).toBe(params?.name),
    refused: { 'an unknown name': unknown, "another's": ofAnother },
  },
  keypairDelete: {
    good: async (world) => ({ params: { name: await madeKeypair(world) } }),
    refused: { 'an unknown name': unknown, "another's": ofAnother },
  },
})
