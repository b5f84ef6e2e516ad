import { once } from 'node:events'
import * as http from 'node:http'
import { glance, imageImportEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { activeImage, madeImage } from '../support/images.ts'
import { once as onceIn } from '../support/once.ts'
import { until } from '../support/until.ts'
import { unknownId, NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

const anImage = onceIn((world) => activeImage(world))
const idOf = async (world: World) => ({ params: { id: (await anImage(world)).id } })
const storesOf = async (world: World) =>
  (await world.call('demo', glance.imageView, await idOf(world))).properties.stores

/** The address of an image: of the embedded cloud itself, or on this machine, served until the tests are over. */
async function servedImage(world: World): Promise<string> {
  if (!world.real) return `${world.console.cloudUrl}/image/downloads/demo-disk.raw`
  const server = http.createServer((_request, response) => response.end('bytes of an image')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  world.cleanUp(async () => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/image.raw`
}

/** A loopback address where nothing listens. */
const NOWHERE = 'http://127.0.0.1:1/image.raw'

describeContract('[API-GLANCE] importing and copying images', imageImportEndpoints, {
  imageImportInfo: {
    good: () => ({}),
    shows: ({ methods, stores }) => {
      expect(methods).toContain('web-download')
      expect(stores.filter((store) => store.default)).toHaveLength(stores.length > 0 ? 1 : 0)
    },
    refused: {},
  },
  imageImport: {
    good: async (world) => ({
      params: { id: (await madeImage(world)).id },
      body: { url: await servedImage(world) },
    }),
    refused: {
      'a local file': async (world) => ({
        args: { params: { id: (await madeImage(world)).id }, body: { url: 'file:///etc/passwd' } },
        status: 400,
        says: 'url',
      }),
      'an image that has data': async (world) => ({
        args: { ...(await idOf(world)), body: { url: await servedImage(world) } },
        status: 409,
      }),
      'an unknown id': unknownId(NOTHING, { url: NOWHERE }),
    },
  },
  imageCopy: {
    as: 'admin',
    good: async (world) => ({ ...(await idOf(world)), body: { stores: ['archive'] } }),
    // Glance copies in a task.
    shows: async (_nothing, world) => {
      await until(
        () => storesOf(world),
        (stores) => stores === 'file,archive',
      )
    },
    refused: {
      'no store': async (world) => ({ args: { ...(await idOf(world)), body: { stores: [] } }, status: 400 }),
      'an unknown store': async (world) => ({
        args: { params: { id: (await activeImage(world)).id }, body: { stores: ['elsewhere'] } },
        status: 409,
        says: 'elsewhere',
      }),
      'a member': async (world) => ({
        as: 'demo',
        args: { ...(await idOf(world)), body: { stores: ['archive'] } },
        status: 403,
      }),
    },
  },
  imageStoreRemove: {
    good: async (world) => ({ params: { ...(await idOf(world)).params, store: 'archive' } }),
    shows: async (_nothing, world) => expect(await storesOf(world)).toBe('file'),
    refused: {
      'the only store': async (world) => ({
        args: { params: { ...(await idOf(world)).params, store: 'file' } },
        status: 403,
        says: 'only store',
      }),
    },
  },
})
