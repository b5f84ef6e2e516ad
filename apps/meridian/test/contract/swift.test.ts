import { createHash } from 'node:crypto'
import { containerEndpoints, objectEndpoints, uploadEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { removeContainer } from '../support/containers.ts'
import { describeContract } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'

const swift = { ...containerEndpoints, ...objectEndpoints, ...uploadEndpoints } // swift-settings.test.ts and swift-versions.test.ts have the rest
/** A container of demo; deleted with its objects after the tests. */
async function madeContainer(world: World, isPublic = false): Promise<string> {
  const container = world.name('box')
  await world.call('demo', swift.containerCreate, { params: { container }, body: { is_public: isPublic } })
  for (const name of [container, `${container}_segments`]) world.cleanUp(() => removeContainer(world, name))
  return container
}

const form = (bytes: string, filename = 'file.txt') => {
  const boundary = 'contract-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: text/plain\r\n\r\n`
  return {
    body: Buffer.from(`${head}${bytes}\r\n--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

async function madeObject(world: World, path = 'notes/today', bytes = 'some text') {
  const container = await madeContainer(world)
  const args = { params: { container, path }, ...form(bytes) }
  const answer = await world.send('demo', swift.objectCreate, args)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { container, path }
}

async function madeFolder(world: World) {
  const container = await madeContainer(world)
  const path = 'folder/'
  await world.call('demo', swift.objectCreate, { params: { container, path } })
  return { container, path }
}

const SEGMENT = 'x'.repeat(1000)
const segmentDigest = createHash('md5').update(SEGMENT).digest('hex')
const octets = { headers: { 'content-type': 'application/octet-stream' } }

/** An upload with one segment and no object yet. */
async function begunUpload(world: World) {
  const container = await madeContainer(world)
  const params = { container, path: 'large/file.bin' }
  await world.call('demo', swift.uploadBegin, { params, body: { upload: 'u1', size: SEGMENT.length } })
  const sent = { params, query: { upload: 'u1', index: 0 }, body: Buffer.from(SEGMENT), ...octets }
  const answer = await world.send('demo', swift.uploadSegment, sent)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return params
}

const noContainer = () => ({ args: { params: { container: 'no-such-box' } }, status: 404 })
const noObject = async (world: World) => ({
  args: { params: { container: await madeContainer(world), path: 'nothing' } },
  status: 404,
})
/** Another project has another account, so the container does not exist there. */
const ofStranger = async (world: World) => ({
  as: 'stranger' as const,
  args: { params: { container: await madeContainer(world) } },
  status: 404,
})

describeContract('[API-SWIFT] containers, objects and uploads', swift, {
  info: {
    good: () => ({}),
    shows: ({ info }) => expect(info.swift).toHaveProperty('max_file_size'),
    refused: {},
  },
  policyList: { good: () => ({}), shows: ({ policies }) => expect(policies.length).toBeGreaterThan(0), refused: {} },
  containerList: {
    good: async (world) => ({ query: { prefix: await madeContainer(world) } }),
    shows: ({ items }) => expect(items).toMatchObject([{ count: 0, bytes: 0 }]),
    refused: { 'a limit that is none': () => ({ args: { query: { limit: 'many' } }, status: 400, says: 'limit' }) },
  },
  containerView: {
    good: async (world) => ({ params: { container: await madeContainer(world, true) } }),
    shows: (container) =>
      expect(container).toMatchObject({
        is_public: true,
        public_url: expect.stringContaining(container.name),
        timestamp: expect.stringMatching(/^20\d\d-/),
      }),
    refused: { 'an unknown name': noContainer, "another project's": ofStranger },
  },
  containerCreate: {
    good: (world) => {
      const container = world.name('box')
      world.cleanUp(() => removeContainer(world, container))
      return { params: { container }, body: { is_public: false } }
    },
    refused: {
      'a name that exists': async (world) => {
        const container = await madeContainer(world)
        return {
          args: { params: { container }, body: { is_public: true } },
          status: 409,
          says: `A container with the name \\"${container}\\" already exists.`,
        }
      },
      'a body without is_public': () => ({
        args: { params: { container: 'box' }, body: { other: 1 } },
        status: 400,
        says: 'is_public',
      }),
      'a reader': () => ({
        as: 'reader',
        args: { params: { container: 'readers-box' }, body: { is_public: false } },
        status: 403,
      }),
    },
  },
  containerUpdate: {
    good: async (world) => ({ params: { container: await madeContainer(world) }, body: { is_public: true } }),
    refused: {
      'an unknown name': () => ({
        args: { params: { container: 'no-such-box' }, body: { is_public: true } },
        status: 404,
      }),
      'an empty body': () => ({ args: { params: { container: 'box' } }, status: 400, says: 'requires JSON body' }),
    },
  },
  containerDelete: {
    good: async (world) => ({ params: { container: await madeContainer(world) } }),
    refused: {
      'one that is not empty': async (world) => ({
        args: { params: { container: (await madeObject(world)).container } },
        status: 409,
        says: 'The container cannot be deleted since it is not empty.',
      }),
      'an unknown name': noContainer,
    },
  },
  objectList: {
    good: async (world) => ({ params: { container: (await madeObject(world)).container } }),
    shows: ({ items }) =>
      expect(items).toMatchObject([{ path: 'notes/', name: 'notes', is_subdir: true, is_object: false, bytes: 0 }]),
    refused: { 'an unknown container': noContainer, "another project's": ofStranger },
  },
  objectView: {
    good: async (world) => ({ params: await madeObject(world) }),
    shows: (object) => expect(object).toMatchObject({ name: 'notes/today', bytes: '9', content_type: 'text/plain' }),
    refused: { 'a free name': noObject },
  },
  objectCreate: {
    good: async (world) => ({ params: { container: await madeContainer(world), path: 'folder/' } }),
    refused: {
      'a folder that exists': async (world) => ({
        args: { params: await madeFolder(world) },
        status: 409,
        says: 'A pseudo-folder with the name \\"folder\\" already exists.',
      }),
      'a form without a file': async (world) => ({
        args: { params: { container: await madeContainer(world), path: 'x' } },
        status: 400,
        says: 'file',
      }),
      'an unknown container': () => ({
        args: { params: { container: 'no-such-box', path: 'x' }, ...form('bytes') },
        status: 404,
      }),
    },
  },
  objectDownload: {
    good: async (world) => ({ params: await madeObject(world) }),
    refused: { 'an unknown name': noObject },
  },
  objectDelete: {
    good: async (world) => ({ params: await madeObject(world) }),
    refused: {
      'a folder that is not empty': async (world) => ({
        args: { params: { container: (await madeObject(world)).container, path: 'notes/' } },
        status: 409,
        says: 'The pseudo folder cannot be deleted since it is not empty.',
      }),
      'an unknown name': noObject,
    },
  },
  objectsDelete: {
    good: async (world) => {
      const { container, path } = await madeObject(world)
      return { params: { container }, body: { paths: [path, 'nothing', 'notes/'] } }
    },
    shows: ({ items }) =>
      expect(items).toMatchObject([
        { path: 'notes/today', status: 204, message: null },
        { path: 'nothing', status: 404 },
        { path: 'notes/' },
      ]),
    refused: {
      'no names': () => ({ args: { params: { container: 'box' }, body: { paths: [] } }, status: 400, says: 'paths' }),
      'too many names': () => ({
        args: { params: { container: 'box' }, body: { paths: Array.from({ length: 101 }, () => 'x') } },
        status: 400,
        says: 'paths',
      }),
    },
  },
  objectCopy: {
    good: async (world) => {
      const { container, path } = await madeObject(world)
      return { params: { container, path }, body: { dest_container: container, dest_name: 'notes/copy' } }
    },
    refused: {
      'a name that exists': async (world) => {
        const { container, path } = await madeObject(world)
        return {
          args: { params: { container, path }, body: { dest_container: container, dest_name: path } },
          status: 409,
          says: 'An object with the name \\"notes/today\\" already exists.',
        }
      },
      'a container name with a slash': async (world) => ({
        args: { params: await madeObject(world), body: { dest_container: 'a/b', dest_name: 'x' } },
        status: 400,
        says: 'Container name must not contain \\"/\\".',
      }),
    },
  },
  uploadBegin: {
    good: async (world) => ({ params: await begunUpload(world), body: { upload: 'u1', size: 3_000 } }),
    shows: ({ stored }) => expect(stored).toEqual([{ index: 0, etag: segmentDigest, bytes: SEGMENT.length }]),
    refused: {
      'an unknown container': () => ({
        args: { params: { container: 'no-such-box', path: 'x' }, body: { upload: 'u1', size: 1 } },
        status: 404,
      }),
      'an upload name that could be a path': () => ({
        args: { params: { container: 'box', path: 'x' }, body: { upload: '../u1', size: 1 } },
        status: 400,
        says: 'upload',
      }),
    },
  },
  uploadSegment: {
    good: async (world) => ({
      params: await begunUpload(world),
      query: { upload: 'u1', index: 1 },
      body: Buffer.from(SEGMENT),
      ...octets,
    }),
    shows: ({ etag }) => expect(etag).toBe(segmentDigest),
    refused: {
      'a segment without an index': () => ({
        args: { params: { container: 'box', path: 'x' }, query: { upload: 'u1' }, body: Buffer.from('x'), ...octets },
        status: 400,
        says: 'index',
      }),
    },
  },
  uploadView: {
    good: async (world) => ({ params: await begunUpload(world), query: { upload: 'u1' } }),
    shows: ({ stored }) => expect(stored).toEqual([{ index: 0, etag: segmentDigest, bytes: SEGMENT.length }]),
    refused: {
      'an upload name that could be a path': () => ({
        args: { params: { container: 'box', path: 'x' }, query: { upload: '../u1' } },
        status: 400,
        says: 'upload',
      }),
    },
  },
  uploadDiscard: {
    good: async (world) => ({ params: await begunUpload(world), query: { upload: 'u1' } }),
    refused: {
      'an upload without a name': () => ({
        args: { params: { container: 'box', path: 'x' } },
        status: 400,
        says: 'upload',
      }),
    },
  },
  uploadComplete: {
    good: async (world) => ({
      params: await begunUpload(world),
      body: {
        upload: 'u1',
        segments: [{ index: 0, etag: segmentDigest, bytes: SEGMENT.length }],
        filename: 'file.bin',
      },
    }),
    refused: {
      'a segment that is not stored': async (world) => ({
        args: {
          params: await begunUpload(world),
          body: { upload: 'other', segments: [{ index: 0, etag: segmentDigest, bytes: 5 }] },
        },
        status: 400,
      }),
    },
  },
})
