import { glance, serverConsoleEndpoints as consoles } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { serverOfAnother, unknownServer } from '../support/server-refusals.ts'
import { sharedServer } from '../support/servers.ts'
import { cleanUpAfter } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { NOTHING } from '../support/refusals.ts'

const shared = async (world: World) => ({ params: { id: (await sharedServer(world)).id } })

describeContract('[API-NOVA] what a server says and what was done to it', consoles, {
  serverConsoleOutput: {
    good: async (world) => ({ ...(await shared(world)), body: { length: 3 } }),
    shows: ({ lines }) => expect(lines.join('\n')).toContain('login:'),
    refused: {
      'an unknown id': unknownServer({ body: { length: 1 } }),
      "another's": serverOfAnother({ body: { length: 1 } }),
      'a negative length': async (world) => ({
        args: { ...(await shared(world)), body: { length: -1 } },
        status: 400,
        says: 'Log length must be a positive whole number.',
      }),
      'no lines at all': async (world) => ({
        args: { ...(await shared(world)), body: { length: 0 } },
        status: 400,
        says: 'Log length must be a positive whole number.',
      }),
      'no body': async (world) => ({ args: await shared(world), status: 400, says: 'request requires JSON body' }),
    },
  },
  serverConsoleInfo: {
    good: async (world) => ({ ...(await shared(world)), body: { console_type: 'AUTO' as const } }),
    shows: async ({ type, url, page }, world) => {
      expect(type).toBe('VNC')
      expect(page).toMatch(/^console\/[\w-]+$/)
      expect(new URL(url).searchParams.get('title')).toBe(`Console(${(await sharedServer(world)).id})`)
    },
    refused: {
      'an unknown id': unknownServer({ body: { console_type: 'AUTO' as const } }),
      "another's": serverOfAnother({ body: { console_type: 'VNC' } }),
      'a type that the cloud does not offer': async (world) => ({
        args: { ...(await shared(world)), body: { console_type: 'RDP' } },
        status: 400,
        says: 'rdp-html5',
      }),
      'an unknown type': async (world) => ({
        args: { ...(await shared(world)), body: { console_type: 'X' } },
        status: 400,
        says: String.raw`Console type \"X\" not supported.`,
      }),
    },
  },
  serverActionList: {
    good: shared,
    shows: ({ items }) => expect(items.at(-1)).toMatchObject({ action: 'create', message: null }),
    refused: { 'an unknown id': unknownServer(), "another's": serverOfAnother() },
  },
  serverActionView: {
    good: async (world) => {
      const { params } = await shared(world)
      const { items } = await world.call('demo', consoles.serverActionList, { params })
      return { params: { ...params, request: items.at(-1)?.request_id ?? '' } }
    },
    shows: ({ events }) => expect(events).toContainEqual(expect.objectContaining({ result: 'Success' })),
    refused: {
      'an unknown server': unknownServer({ params: { request: 'req-x' } }),
      "another's": serverOfAnother({ params: { request: 'req-x' } }),
      'an unknown action': async (world) => ({
        args: { params: { ...(await shared(world)).params, request: `req-${NOTHING}` } },
        status: 404,
      }),
    },
  },
  serverPassword: {
    good: shared,
    shows: ({ password }) => expect(password).toBe(''),
    refused: { 'an unknown id': unknownServer(), "another's": serverOfAnother() },
  },
  serverPasswordClear: {
    good: shared,
    refused: { 'an unknown id': unknownServer(), "another's": serverOfAnother() },
  },
  serverSnapshot: {
    good: async (world) => ({
      body: { instance_id: (await sharedServer(world)).id, name: world.name('snapshot') },
    }),
    shows: async (id, world) => {
      cleanUpAfter(world, 'demo', glance.imageView, glance.imageDelete, id)
      const image = await world.call('demo', glance.imageView, { params: { id } })
      expect(image).toMatchObject({ id, properties: { image_type: 'snapshot' } })
    },
    refused: {
      'an unknown server': () => ({
        args: { body: { instance_id: NOTHING, name: 'x' } },
        status: 404,
        says: NOTHING,
      }),
      "another's": async (world) => ({
        as: 'stranger' as const,
        args: { body: { instance_id: (await sharedServer(world)).id, name: 'x' } },
        status: 404,
      }),
      'no name': async (world) => ({
        args: { body: { instance_id: (await sharedServer(world)).id, name: '' } },
        status: 400,
        says: 'name',
      }),
    },
  },
})
