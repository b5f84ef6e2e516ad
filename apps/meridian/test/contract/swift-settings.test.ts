import { swift, swiftSettingEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { removeContainer } from '../support/containers.ts'
import { describeContract } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import type { World } from '../support/world.ts'

const aContainer = once(async (world: World) => {
  const container = world.name('box')
  await world.call('demo', swift.containerCreate, { params: { container }, body: { is_public: false } })
  world.cleanUp(() => removeContainer(world, container))
  return container
})

const anObject = once(async (world: World) => {
  const params = { container: await aContainer(world), path: 'notes/Über 1.txt' }
  const boundary = 'contract-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n`
  const body = Buffer.from(`${head}some text\r\n--${boundary}--\r\n`)
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  await world.send('demo', swift.objectCreate, { params, body, headers })
  return params
})

const of = async (world: World) => ({ params: { container: await aContainer(world) } })
const nowhere = (body?: object) => () => ({
  args: { params: { container: 'no-such-box', path: 'x' }, ...(body && { body }) },
  status: 404,
})

const SETTINGS = {
  read_acl: '.r:*,.rlistings',
  write_acl: '',
  versions_enabled: false,
  quota_bytes: 1000,
  quota_count: null,
  web_index: 'index.html',
  web_error: '',
  web_listings: true,
  metadata: { colour: 'blue' },
}
const OBJECT = { content_type: 'text/markdown', delete_at: '2099-01-01T00:00:00.000Z', metadata: { author: 'me' } }

describeContract('[API-SWIFT] settings, links and search', swiftSettingEndpoints, {
  accountView: {
    good: async (world) => {
      await anObject(world)
      return {}
    },
    shows: ({ containers, quota_bytes: quota }) => {
      expect(containers).toBeGreaterThan(0)
      expect(quota).toBeNull()
    },
    refused: {},
  },
  accountUpdate: {
    good: (world) => {
      // Other tests of this project may have set others.
      world.cleanUp(() => world.call('demo', swift.accountUpdate, { body: { metadata: {} } }))
      return { body: { metadata: { 'cost-centre': 'Zürich 7' } } }
    },
    shows: async (_nothing, world) => {
      const metadata = async () => (await world.call('demo', swift.accountView, {})).metadata
      expect(await metadata()).toEqual({ 'cost-centre': encodeURIComponent('Zürich 7') })
      await world.call('demo', swift.accountUpdate, { body: { metadata: { owner: 'me' } } })
      expect(await metadata()).toEqual({ owner: 'me' })
    },
    refused: {
      'a key that no header can have': () => ({
        args: { body: { metadata: { 'a b': 'c' } } },
        status: 400,
        says: 'metadata',
      }),
      'a reader': () => ({ as: 'reader', args: { body: { metadata: { a: 'b' } } }, status: 403 }),
    },
  },
  containerSettingsUpdate: {
    good: async (world) => ({ ...(await of(world)), body: SETTINGS }),
    shows: async (_nothing, world) => {
      const args = await of(world)
      expect(await world.call('demo', swift.containerSettings, args)).toMatchObject(SETTINGS)
      // Public access can be switched without a change for other grantees.
      const body = { ...SETTINGS, read_acl: '.r:*,.rlistings,some-project:*' }
      await world.call('demo', swift.containerSettingsUpdate, { ...args, body })
      for (const isPublic of [false, true]) {
        await world.call('demo', swift.containerUpdate, { ...args, body: { is_public: isPublic } })
        const { read_acl: access } = await world.call('demo', swift.containerSettings, args)
        expect(access).toBe(isPublic ? body.read_acl : 'some-project:*')
      }
    },
    refused: {
      'a key that no header can have': async (world) => ({
        args: { ...(await of(world)), body: { ...SETTINGS, metadata: { 'a b': 'c' } } },
        status: 400,
        says: 'metadata',
      }),
      'a value of two lines': async (world) => ({
        args: { ...(await of(world)), body: { ...SETTINGS, read_acl: 'a\r\nx-evil: 1' } },
        status: 400,
        says: 'read_acl',
      }),
      'an unknown container': nowhere(SETTINGS),
    },
  },
  containerSettings: {
    good: of,
    shows: async (settings, world) => {
      expect(settings.web_url).toContain(await aContainer(world))
      expect(JSON.stringify(settings)).not.toContain('temp-url-key')
    },
    refused: { 'an unknown container': nowhere() },
  },
  objectSettingsUpdate: {
    good: async (world) => ({ params: await anObject(world), body: OBJECT }),
    shows: async (_nothing, world) => {
      const params = await anObject(world)
      expect(await world.call('demo', swift.objectSettings, { params })).toEqual(OBJECT)
      const body = { ...OBJECT, delete_after: 3600 }
      await world.call('demo', swift.objectSettingsUpdate, { params, body })
      const { delete_at: at } = await world.call('demo', swift.objectSettings, { params })
      const left = Date.parse(at ?? '') - Date.now()
      expect(left).toBeGreaterThan(3500_000)
      expect(left).toBeLessThan(3700_000)
      await world.call('demo', swift.objectSettingsUpdate, { params, body: { ...OBJECT, delete_at: null } })
      expect((await world.call('demo', swift.objectSettings, { params })).delete_at).toBeNull()
    },
    refused: {
      'a life of no seconds': async (world) => ({
        args: { params: await anObject(world), body: { ...OBJECT, delete_after: 0 } },
        status: 400,
        says: 'delete_after',
      }),
      'a time that is none': async (world) => ({
        args: { params: await anObject(world), body: { ...OBJECT, delete_at: 'soon' } },
        status: 400,
        says: 'delete_at',
      }),
      'an unknown container': nowhere(OBJECT),
    },
  },
  objectSettings: {
    good: async (world) => ({ params: await anObject(world) }),
    shows: ({ content_type: type }) => expect(type).toMatch(/^text\//),
    refused: { 'an unknown container': nowhere() },
  },
  objectTemporaryUrl: {
    good: async (world) => ({ params: await anObject(world), body: { seconds: 600 } }),
    shows: async ({ url, expires_at: expires }, world) => {
      expect(Date.parse(expires)).toBeGreaterThan(Date.now())
      const answer = await fetch(url)
      expect([answer.status, await answer.text()]).toEqual([200, 'some text'])
      expect((await fetch(url.replace('temp_url_expires=', 'temp_url_expires=9'))).status).toBe(401)
      expect(JSON.stringify(await world.call('demo', swift.containerSettings, await of(world)))).not.toContain('key')
    },
    refused: {
      'a life that is too long': async (world) => ({
        args: { params: await anObject(world), body: { seconds: 10 ** 8 } },
        status: 400,
        says: 'seconds',
      }),
      'an unknown container': nowhere({ seconds: 600 }),
    },
  },
  objectSearch: {
    good: async (world) => {
      await anObject(world)
      return { ...(await of(world)), query: { text: 'über' } }
    },
    shows: ({ items, is_complete: isComplete }) => {
      expect(items.map(({ path }) => path)).toEqual(['notes/Über 1.txt'])
      expect(isComplete).toBe(true)
    },
    refused: {
      'no text': async (world) => ({ args: { ...(await of(world)), query: { text: '' } }, status: 400, says: 'text' }),
      'an unknown container': () => ({
        args: { params: { container: 'no-such-box' }, query: { text: 'x' } },
        status: 404,
      }),
    },
  },
})
