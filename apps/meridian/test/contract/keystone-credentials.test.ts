import { credentialEndpoints as credentials, ec2CredentialEndpoints as ec2 } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { madeUser, NO_ID } from '../support/identity.ts'
import { projectOf } from '../support/servers.ts'
import type { World } from '../support/world.ts'

/** A credential of demo; deleted after the tests. */
async function made(world: World) {
  const body = { type: 'cert', blob: world.name('certificate') }
  const { id } = await world.call('demo', credentials.credentialCreate, { body })
  world.cleanUp(() => world.call('demo', credentials.credentialDelete, { params: { id } }))
  return { params: { id } }
}

const unknown = () => ({ args: { params: { id: NO_ID } }, as: 'admin' as const, status: 404, says: NO_ID })

describeContract('[API-KEYSTONE] credentials', credentials, {
  credentialList: {
    good: async (world) => {
      await made(world)
      return { query: { type: 'cert' } }
    },
    shows: ({ items }) => {
      expect(items.length).toBeGreaterThan(0)
      expect(new Set(items.map((one) => one.user_id)).size).toBe(1)
    },
    refused: {},
  },
  credentialCreate: {
    good: (world) => {
      const blob = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('demo', credentials.credentialList, {})
        const mine = items.filter((one) => one.blob === blob)
        for (const { id } of mine) await world.call('demo', credentials.credentialDelete, { params: { id } })
      })
      return { body: { type: 'cert', blob } }
    },
    shows: showsSent,
    refused: {
      'no data': () => ({ args: { body: { type: 'cert', blob: '' } }, status: 400, says: 'Data is required.' }),
      "another's": async (world) => ({
        args: { body: { type: 'cert', blob: 'x', user_id: (await madeUser(world)).id } },
        status: 403,
      }),
    },
  },
  credentialView: {
    good: made,
    shows: showsRequested,
    refused: {
      "another's": async (world) => ({ as: 'reader', args: await made(world), status: 403 }),
      'an unknown id': unknown,
    },
  },
  credentialUpdate: {
    good: async (world) => ({ ...(await made(world)), body: { blob: 'changed' } }),
    refused: {
      "another's": async (world) => ({
        as: 'reader',
        args: { ...(await made(world)), body: { blob: 'x' } },
        status: 403,
      }),
      'an unknown id': () => ({ ...unknown(), args: { params: { id: NO_ID }, body: { blob: 'x' } } }),
    },
  },
  credentialDelete: {
    good: made,
    refused: {
      "another's": async (world) => ({ as: 'reader', args: await made(world), status: 403 }),
      'an unknown id': unknown,
    },
  },
})

/** EC2 credentials of demo for its project; deleted after the tests. */
async function madeEc2(world: World) {
  const body = { project_id: await projectOf(world, 'demo') }
  const { id } = await world.call('demo', ec2.ec2CredentialCreate, { body })
  world.cleanUp(() => world.call('demo', ec2.ec2CredentialDelete, { params: { id } }).catch(() => null))
  return { params: { id } }
}

const unknownKey = () => ({ args: { params: { id: NO_ID } }, status: 404 })
const ofAnother = async (world: World) => ({ as: 'reader' as const, args: await madeEc2(world), status: 403 })

describeContract('[API-KEYSTONE] EC2 credentials', ec2, {
  ec2CredentialList: {
    good: async (world) => {
      await madeEc2(world)
      return {}
    },
    shows: ({ items }) => {
      expect(items.length).toBeGreaterThan(0)
      for (const item of items) expect(Object.keys(item).toSorted()).toEqual(['id', 'project_id'])
    },
    refused: {},
  },
  ec2CredentialCreate: {
    good: async (world) => {
      const before = new Set((await world.call('demo', ec2.ec2CredentialList, {})).items.map(({ id }) => id))
      world.cleanUp(async () => {
        const { items } = await world.call('demo', ec2.ec2CredentialList, {})
        for (const { id } of items.filter((one) => !before.has(one.id)))
          await world.call('demo', ec2.ec2CredentialDelete, { params: { id } })
      })
      return { body: { project_id: await projectOf(world, 'demo') } }
    },
    shows: ({ secret }) => expect(secret).toMatch(/^[0-9a-f]{32}$/),
    refused: {
      'no project': () => ({ args: { body: { project_id: '' } }, status: 400, says: 'A project is required.' }),
      'an unknown project': () => ({ args: { body: { project_id: NO_ID } }, status: 404, says: NO_ID }),
    },
  },
  ec2CredentialView: {
    good: madeEc2,
    shows: showsRequested,
    refused: { "another's": ofAnother, 'an unknown key': unknownKey },
  },
  ec2CredentialDelete: {
    good: madeEc2,
    refused: { "another's": ofAnother, 'an unknown key': unknownKey },
  },
})
