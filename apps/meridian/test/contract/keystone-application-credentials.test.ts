import { applicationCredentialEndpoints as credentials, userEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { NO_ID } from '../support/identity.ts'
import type { World } from '../support/world.ts'

/** An application credential of demo; deleted after the tests. */
async function made(world: World, more: object = {}) {
  const body = { name: world.name('credential'), ...more }
  const credential = await world.call('demo', credentials.applicationCredentialCreate, { body })
  world.cleanUp(() => world.call('demo', credentials.applicationCredentialDelete, { params: { id: credential.id } }))
  return credential
}

const ids = async (world: World) => ({ params: { id: (await made(world)).id } })
const unknown = () => ({ args: { params: { id: NO_ID } }, status: 404, says: NO_ID })
/** Only the owner can see an application credential, even within a project. */
const ofAnother = async (world: World) => ({ as: 'reader' as const, args: await ids(world), status: 403 })
const servers = { service: 'compute', path: '/v2.1/servers', method: 'GET' as const }

describeContract('[API-KEYSTONE] application credentials', credentials, {
  applicationCredentialList: {
    good: async (world) => {
      await made(world)
      return {}
    },
    shows: ({ items }) => {
      expect(items.length).toBeGreaterThan(0)
      expect(JSON.stringify(items)).not.toContain('secret')
    },
    refused: {
      'of another user': async (world) => {
        const { items } = await world.call('admin', userEndpoints.userList, { query: { name: 'demo' } })
        return { as: 'reader', args: { query: { user_id: items[0]?.id ?? '' } }, status: 403 }
      },
    },
  },
  applicationCredentialCreate: {
    good: (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('demo', credentials.applicationCredentialList, {})
        const mine = items.filter((one) => one.name === name)
        for (const { id } of mine) await world.call('demo', credentials.applicationCredentialDelete, { params: { id } })
      })
      const expires = '2099-01-01T02:00:00+02:00'
      return {
        body: { name, description: 'CI', expires_at: expires, roles: [{ name: 'member' }], access_rules: [servers] },
      }
    },
    shows: (credential) => {
      expect(credential.secret.length).toBeGreaterThan(20)
      expect(credential.expires_at).toMatch(/^2099-01-01T00:00:00/)
      expect(credential.roles.map(({ name }) => name)).toEqual(['member'])
      expect(credential.access_rules).toEqual([expect.objectContaining(servers)])
    },
    refused: {
      'no name': () => ({ args: { body: { description: 'x' } }, status: 400, says: 'is required' }),
      'a name that exists': async (world) => ({ args: { body: { name: (await made(world)).name } }, status: 409 }),
      'a role that the user does not have': () => ({
        args: { body: { name: 'x', roles: [{ name: 'admin' }] } },
        status: 400,
      }),
      'a time in the past': () => ({ args: { body: { name: 'x', expires_at: '2001-01-01T00:00' } }, status: 400 }),
      'an invalid time': () => ({
        args: { body: { name: 'x', expires_at: 'soon' } },
        status: 400,
        says: 'Enter a valid date and time.',
      }),
      'access rules that are not a list': () => ({
        args: { body: { name: 'x', access_rules: 'all' } },
        status: 400,
        says: 'Access rules must be a valid JSON or YAML list.',
      }),
      'access rules that nest without end': () => ({
        args: { body: { name: 'x', access_rules: '['.repeat(100_000) } },
        status: 400,
        says: 'Access rules must be a valid JSON or YAML list.',
      }),
    },
  },
  applicationCredentialView: {
    good: ids,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another's": ofAnother },
  },
  applicationCredentialDelete: {
    good: ids,
    refused: { 'an unknown id': unknown, "another's": ofAnother },
  },
  accessRuleList: {
    good: async (world) => {
      await made(world, { access_rules: [servers] })
      return {}
    },
    shows: ({ items }) => expect(items).toContainEqual(expect.objectContaining(servers)),
    refused: {},
  },
  accessRuleDelete: {
    good: async (world) => {
      const rule = { ...servers, path: `/v2.1/servers/${world.name('rule')}` }
      const { id, access_rules: rules } = await made(world, { access_rules: [rule] })
      await world.call('demo', credentials.applicationCredentialDelete, { params: { id } })
      return { params: { id: rules[0]?.id ?? '' } }
    },
    refused: {
      'one that is in use': async (world) => {
        const { access_rules: rules } = await made(world, { access_rules: [servers] })
        return { args: { params: { id: rules[0]?.id ?? '' } }, status: 403 }
      },
      'an unknown id': unknown,
    },
  },
})
