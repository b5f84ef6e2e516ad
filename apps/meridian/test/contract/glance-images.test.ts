import { imageChangeEndpoints, imageEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { activeImage, cleanUpImage, madeImage, newImage } from '../support/images.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING, unknownId } from '../support/refusals.ts'

const anImage = once((world) => activeImage(world))
const idOf = async (world: World) => ({ params: { id: (await anImage(world)).id } })

const unknown = (body?: object) => unknownId(NOTHING, body)
const ofAnother = asStranger(idOf)

/** Calls with a form or octets as body are tested in glance-uploads.test.ts. */
const { imageUpload: _upload, imageCreateLegacy: _legacy, ...called } = { ...imageEndpoints, ...imageChangeEndpoints }

describeContract('[API-GLANCE] images', called, {
  version: { good: () => ({}), shows: ({ version }) => expect(version).toBe('2'), refused: {} },
  imageList: {
    good: async (world) => ({ query: { name: (await anImage(world)).name ?? '', status: 'active' } }),
    shows: async ({ items }, world) => {
      const { id } = await anImage(world)
      expect(items.map((image) => image.id)).toEqual([id])
    },
    refused: {
      'an unknown sort key': () => ({ args: { query: { sort_key: 'mood' } }, status: 400 }),
      'a page size that is too large': () => ({ args: { query: { page_size: 5000 } }, status: 400, says: 'page_size' }),
    },
  },
  imageCreate: {
    good: (world) => ({
      body: {
        ...newImage(world),
        disk_format: 'docker',
        description: 'Made here',
        min_disk: 1,
        os_distro: 'debian',
        data: 'x',
      },
    }),
    shows: ({ id, ...image }, world) => {
      cleanUpImage(world, 'demo', id)
      expect(image).toMatchObject({
        status: 'queued',
        disk_format: 'raw',
        container_format: 'bare',
        min_disk: 1,
        properties: { description: 'Made here', os_distro: 'debian' },
        upload_url: expect.stringMatching(/^\/api\/uploads\//),
        token_id: expect.any(String),
      })
    },
    refused: {
      'an unknown visibility': (world) => ({
        args: { body: { ...newImage(world), visibility: 'secret' } },
        status: 400,
        says: '"invalid visibility option: secret"',
      }),
      'no name': () => ({ args: { body: { disk_format: 'raw' } }, status: 400, says: 'name' }),
      'an id that another image has': async (world) => ({
        args: { body: { ...newImage(world), id: (await madeImage(world)).id } },
        status: 409,
        says: 'already exists',
      }),
      'an id that is no UUID': (world) => ({
        args: { body: { ...newImage(world), id: 'mine' } },
        status: 400,
        says: 'id',
      }),
      'a fractional size': (world) => ({
        args: { body: { ...newImage(world), min_disk: 0.5 } },
        status: 400,
        says: 'min disk is required and must be an integer not less than 0',
      }),
      'an unknown format': (world) => ({
        args: { body: { ...newImage(world), disk_format: 'floppy' } },
        status: 400,
        says: 'floppy',
      }),
      'a public one by a member': (world) => ({
        args: { body: { ...newImage(world), visibility: 'public' } },
        status: 403,
      }),
      'an import from a URL that Glance refuses': (world) => ({
        args: { body: { ...newImage(world), image_url: 'file:///etc/passwd', import_data: true } },
        status: 400,
      }),
    },
  },
  imageView: {
    good: idOf,
    shows: showsRequested,
    refused: { 'an unknown id': unknown(), "another project's": ofAnother },
  },
  imageUpdate: {
    good: async (world) => {
      const { id, name } = await anImage(world)
      return { params: { id }, body: { name: name ?? '', disk_format: 'raw', min_ram: 64, description: 'Changed' } }
    },
    shows: async (_nothing, world) =>
      expect(await world.call('demo', imageEndpoints.imageView, await idOf(world))).toMatchObject({
        min_ram: 64,
        properties: { description: 'Changed' },
      }),
    refused: {
      'an unknown visibility': async (world) => ({
        args: { ...(await idOf(world)), body: { name: 'x', visibility: 'secret' } },
        status: 400,
        says: 'invalid visibility option: secret',
      }),
      'an unknown id': unknown({ name: 'x' }),
      "another project's": async (world) => ({
        as: 'stranger',
        args: { ...(await idOf(world)), body: { name: 'mine' } },
        status: 404,
      }),
    },
  },
  imageDelete: {
    good: async (world) => ({ params: { id: (await madeImage(world)).id } }),
    refused: {
      'a protected one': async (world) => {
        const { id, name } = await madeImage(world, 'demo', { protected: true })
        const unprotect = { params: { id }, body: { name: name ?? '', protected: false } }
        world.cleanUp(() => world.call('demo', imageChangeEndpoints.imageUpdate, unprotect))
        return { args: { params: { id } }, status: 403, says: 'protected' }
      },
      'an unknown id': unknown(),
      "another project's": ofAnother,
    },
  },
  imageProperties: {
    good: async (world) => ({ params: { id: (await madeImage(world, 'demo', { os_distro: 'debian' })).id } }),
    shows: (properties) => expect(properties).toEqual({ os_distro: 'debian', os_hidden: 'false' }),
    refused: { 'an unknown id': unknown(), "another project's": ofAnother },
  },
  imagePropertiesUpdate: {
    good: async (world) => ({
      params: { id: (await madeImage(world, 'demo', { old: 'value' })).id },
      body: { updated: { hw_vif_model: 'e1000', os_hidden: 'true' }, removed: ['old'] },
    }),
    refused: {
      'an incomplete change': async (world) => ({
        args: { ...(await idOf(world)), body: { updated: {} } },
        status: 400,
        says: 'removed',
      }),
      'a read-only property': async (world) => ({
        args: { ...(await idOf(world)), body: { updated: { status: 'killed' }, removed: [] } },
        status: 403,
      }),
    },
  },
  imageDeactivate: {
    as: 'admin',
    good: idOf,
    shows: async (_nothing, world) =>
      expect((await world.call('demo', imageEndpoints.imageView, await idOf(world))).status).toBe('deactivated'),
    refused: {
      "another project's": ofAnother,
      'an unknown id': unknown(),
    },
  },
  imageReactivate: {
    as: 'admin',
    good: idOf,
    shows: async (_nothing, world) =>
      expect((await world.call('demo', imageEndpoints.imageView, await idOf(world))).status).toBe('active'),
    refused: {
      "another project's": ofAnother,
      'an unknown id': unknown(),
    },
  },
  imageTagsUpdate: {
    good: async (world) => ({ ...(await idOf(world)), body: { tags: ['web', 'lts'] } }),
    shows: async (_nothing, world) => {
      const { properties } = await world.call('demo', imageEndpoints.imageView, await idOf(world))
      expect([...(properties.tags as string[])].toSorted()).toEqual(['lts', 'web']) // Glance's order is its own
    },
    refused: {
      'an empty tag': async (world) => ({ args: { ...(await idOf(world)), body: { tags: [''] } }, status: 400 }),
      'an unknown id': unknown({ tags: [] }),
      "another project's": async (world) => ({
        as: 'stranger',
        args: { ...(await idOf(world)), body: { tags: ['mine'] } },
        status: 404,
      }),
    },
  },
  imageDownload: {
    good: idOf,
    refused: {
      'an image without data': async (world) => ({
        args: { params: { id: (await madeImage(world)).id } },
        status: 409,
        says: 'has no data',
      }),
      'an unknown id': unknown(),
      "another project's": ofAnother,
    },
  },
})
