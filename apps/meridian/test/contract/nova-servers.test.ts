import { serverEndpoints as servers } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { cleanUpServer, serverRequest, sharedServer } from '../support/servers.ts'
import type { World } from '../support/world.ts'
import { NOTHING } from '../support/refusals.ts'

const unknown = (body?: object) => () => ({
  args: { params: { id: NOTHING }, body },
  status: 404,
  says: NOTHING,
})
const ofAnother = (body?: object) => async (world: World) => ({
  as: 'stranger' as const,
  args: { params: { id: (await sharedServer(world)).id }, body },
  status: 404,
})

describeContract('[API-NOVA] servers', servers, {
  serverList: {
    good: async (world) => {
      const { name } = await sharedServer(world)
      return { query: { paginate: 'true', page_size: '1', name } }
    },
    shows: ({ items: [server] }) => {
      expect(server?.image_name).toBeTypeOf('string')
      expect(server?.flavor).toEqual(expect.objectContaining({ name: expect.any(String), vcpus: expect.any(Number) }))
    },
    refused: {
      'all projects for a member': () => ({ args: { query: { all_projects: true } }, status: 403, says: 'Policy' }),
      'an unknown marker': () => ({
        args: { query: { paginate: true, marker: NOTHING } },
        status: 400,
        says: 'marker',
      }),
      'an unknown filter': () => ({ args: { query: { nonsense: 'x' } }, status: 400, says: 'nonsense' }),
      'a page size of 0': () => ({
        args: { query: { paginate: true, page_size: 0 } },
        status: 400,
        says: 'page_size',
      }),
    },
  },
  serverCreate: {
    good: async (world) => ({
      body: {
        ...(await serverRequest(world)),
        description: 'made by a test',
        meta: { role: 'test' },
        user_data: '#!/bin/sh',
        instance_count: 1,
        config_drive: true,
      },
    }),
    shows: (server, world) => {
      cleanUpServer(world, server.id)
      expect(server).toMatchObject({ description: 'made by a test', metadata: { role: 'test' }, config_drive: 'True' })
    },
    refused: {
      'a missing key': async (world) => {
        const { key_name: _key, ...body } = await serverRequest(world)
        return { args: { body }, status: 400, says: "missing required parameter 'key_name'" }
      },
      'a name of blanks': async (world) => ({
        args: { body: { ...(await serverRequest(world)), name: '  ' } },
        status: 400,
        says: 'A name is required for your instance.',
      }),
      'an unknown flavor': async (world) => ({
        args: { body: { ...(await serverRequest(world)), flavor_id: 'no-such-flavor' } },
        status: 400,
        says: 'Flavor no-such-flavor could not be found',
      }),
      'an invalid block device mapping': async (world) => ({
        args: { body: { ...(await serverRequest(world)), block_device_mapping: { vda: 'x:y' } } },
        status: 400,
        says: 'block_device_mapping.vda',
      }),
      'an empty body': () => ({ args: { body: {} }, status: 400, says: 'request requires JSON body' }),
    },
  },
  serverView: {
    good: async (world) => ({ params: { id: (await sharedServer(world)).id } }),
    shows: (server) => expect(server).toMatchObject({ locked: false, tags: [], status: 'ACTIVE' }),
    refused: { 'an unknown id': unknown(), "another's": ofAnother() },
  },
  serverOperate: {
    good: async (world) => ({ params: { id: (await sharedServer(world)).id }, body: { operation: 'unlock' as const } }),
    refused: {
      'an unknown id': unknown({ operation: 'stop' }),
      "another's": ofAnother({ operation: 'stop' }),
      'an unknown operation': () => ({
        args: { params: { id: NOTHING }, body: { operation: 'explode' } },
        status: 400,
        says: 'operation',
      }),
      'an operation that the state does not allow': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { operation: 'start' } },
        status: 409,
        says: "Cannot 'start' instance",
      }),
    },
  },
  serverUpdate: {
    good: async (world) => ({
      params: { id: (await sharedServer(world)).id },
      body: { name: world.name('renamed'), description: 'changed' },
    }),
    shows: async (_result, world) => {
      const server = await world.call('demo', servers.serverView, { params: { id: (await sharedServer(world)).id } })
      expect(server).toMatchObject({ name: expect.stringMatching(/^renamed-/), description: 'changed' })
    },
    refused: {
      'an unknown id': unknown({ name: 'x' }),
      "another's": ofAnother({ name: 'x' }),
      'a name that is too long': () => ({
        args: { params: { id: NOTHING }, body: { name: 'x'.repeat(256) } },
        status: 400,
        says: 'name',
      }),
    },
  },
  serverDelete: {
    good: async (world) => {
      const { id } = await world.call('demo', servers.serverCreate, { body: await serverRequest(world) })
      return { params: { id } }
    },
    refused: { 'an unknown id': unknown(), "another's": ofAnother() },
  },
})
