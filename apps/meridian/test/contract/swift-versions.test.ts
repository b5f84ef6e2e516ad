import { objectVersionEndpoints, swift, type ObjectVersion } from '@meridian/contract'
import { expect } from 'vitest'
import { removeContainer } from '../support/containers.ts'
import { describeContract } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'

const PATH = 'notes/Über 1.txt'

/** A container that keeps versions, with an object that was written twice; older versions come last. */
async function versioned(world: World): Promise<{ container: string; versions: ObjectVersion[] }> {
  const container = world.name('box')
  await world.call('demo', swift.containerCreate, { params: { container }, body: { is_public: false } })
  const {
    versions_supported: _s,
    web_url: _w,
    ...before
  } = await world.call('demo', swift.containerSettings, {
    params: { container },
  })
  const body = { ...before, versions_enabled: true }
  await world.call('demo', swift.containerSettingsUpdate, { params: { container }, body })
  for (const [path, text] of [
    [PATH, 'first'],
    [PATH, 'second one'],
    [`${PATH}.bak`, 'other'],
  ] as const)
    await upload(world, container, path, text)
  world.cleanUp(() => removeContainer(world, container))
  return { container, versions: await versionsOf(world, container) }
}

async function upload(world: World, container: string, path: string, text: string): Promise<void> {
  const boundary = 'contract-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n`
  const body = Buffer.from(`${head}${text}\r\n--${boundary}--\r\n`)
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  await world.send('demo', swift.objectCreate, { params: { container, path }, body, headers })
}

const versionsOf = async (world: World, container: string) =>
  (await world.call('demo', swift.objectVersionList, { params: { container }, query: { path: PATH } })).items

/** The parameters of the oldest version. */
async function oldest(world: World) {
  const { container, versions } = await versioned(world)
  return { params: { container, path: PATH, version: versions.at(-1)?.version_id ?? '' } }
}

const download = async (world: World, { container, path, version }: Record<'container' | 'path' | 'version', string>) =>
  (await world.send('demo', swift.objectVersionDownload, { params: { container, path, version } })).body

const unknown = {
  'no id of a version': async (world: World) => ({
    args: { params: { container: (await versioned(world)).container, path: PATH, version: 'newest' } },
    status: 400,
    says: 'version',
  }),
  'a version that does not exist': async (world: World) => ({
    args: { params: { container: (await versioned(world)).container, path: PATH, version: '1000000000.00000' } },
    status: 404,
  }),
}

describeContract('[API-SWIFT] versions of objects', objectVersionEndpoints, {
  objectVersionList: {
    good: async (world) => ({ params: { container: (await versioned(world)).container }, query: { path: PATH } }),
    shows: async ({ items, is_complete: isComplete }, world, { params }) => {
      expect(isComplete).toBe(true)
      expect(items).toMatchObject([
        { path: PATH, bytes: 10, content_type: 'text/plain', is_current: true, is_deletion: false },
        { path: PATH, bytes: 5, is_current: false, is_deletion: false },
      ])
      const container = params?.container ?? ''
      await world.call('demo', swift.objectDelete, { params: { container, path: PATH } })
      expect(await versionsOf(world, container)).toMatchObject([
        { is_current: false, is_deletion: true, content_type: null },
        { bytes: 10, is_current: false },
        { bytes: 5, is_current: false },
      ])
      const older = await world.call('demo', swift.objectVersionList, { params: { container } })
      expect(older.items.map(({ path }) => path)).toEqual([PATH, PATH, PATH])
    },
    refused: { 'an unknown container': () => ({ args: { params: { container: 'no-such-box' } }, status: 404 }) },
  },
  objectVersionDownload: {
    good: oldest,
    refused: unknown,
  },
  objectVersionRestore: {
    good: oldest,
    shows: async (_nothing, world, { params }) => {
      const { container = '', version = '' } = params ?? {}
      expect(await download(world, { container, version, path: PATH })).toBe('first')
      const [newer, restored] = await versionsOf(world, container)
      expect(restored).toMatchObject({ version_id: version, is_current: true })
      expect(newer).toMatchObject({ bytes: 10, is_current: false })
      const answer = await world.send('demo', swift.objectDownload, { params: { container, path: PATH } })
      expect(answer.body).toBe('first')
      const settings = { content_type: 'text/plain', delete_at: '2099-01-01T00:00:00.000Z', metadata: {} }
      const object = { params: { container, path: PATH } }
      await world.call('demo', swift.objectSettingsUpdate, { ...object, body: settings })
      expect(await world.call('demo', swift.objectSettings, object)).toEqual(settings)
    },
    refused: unknown,
  },
  objectVersionDelete: {
    good: oldest,
    shows: async (_nothing, world, { params }) => {
      const container = params?.container ?? ''
      expect(await versionsOf(world, container)).toMatchObject([{ bytes: 10, is_current: true }])
      const refusal = await world.send('demo', swift.containerDelete, { params: { container } })
      expect(refusal.statusCode).toBe(409)
    },
    refused: unknown,
  },
})
