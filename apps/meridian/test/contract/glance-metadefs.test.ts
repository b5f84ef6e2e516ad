import { metadefEndpoints as metadefs } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let made = 0

/** A namespace of the test's own. */
async function namespaceOf(world: World) {
  made += 1
  const body = {
    namespace: `e2e-${process.pid}-${made}`,
    properties: { colour: { title: 'Colour', type: 'string' } },
    resource_type_associations: [{ name: 'OS::Nova::Flavor', prefix: 'hw:' }],
  }
  const { namespace } = await world.call('admin', metadefs.namespaceCreate, { body })
  return { name: namespace }
}

const unknown = (args: object = {}) => ({
  'an unknown namespace': () => ({
    as: 'admin' as const,
    args: { params: { name: 'e2e-none' }, ...args },
    status: 404,
    says: 'e2e-none',
  }),
})

describeContract('[API-GLANCE] metadata definitions', metadefs, {
  namespaceList: {
    good: () => ({ query: { resource_type: 'OS::Nova::Flavor', paginate: 'true', page_size: '100' } }),
    shows: async ({ items, has_prev_data: before }, world) => {
      const watchdog = items.find(({ namespace }) => namespace === 'OS::Compute::Watchdog')
      expect(Object.keys(watchdog?.properties ?? {})).toEqual(['hw:watchdog_action'])
      expect(before).toBe(false)
      const query = { resource_type: 'OS::Nova::Server', properties_target: 'scheduler_hints' }
      const { items: hints } = await world.call('demo', metadefs.namespaceList, { query })
      const targets = hints.map(
        ({ resource_type_associations: associations }) =>
          associations.find(({ name }) => name === query.resource_type)?.properties_target,
      )
      expect([...new Set(targets)]).toEqual(['scheduler_hints'])
    },
    refused: {
      'an unknown sort key': () => ({
        args: { query: { sort_key: 'mood' } },
        status: 400,
        says: 'sort_key',
      }),
      'an empty type': () => ({ args: { query: { resource_type: '' } }, status: 400, says: 'resource_type' }),
    },
  },
  namespaceCreate: {
    as: 'admin',
    good: () => ({ body: { namespace: `e2e-${process.pid}-new`, visibility: 'private' as const, protected: false } }),
    shows: ({ namespace, visibility }) =>
      expect([namespace, visibility]).toEqual([`e2e-${process.pid}-new`, 'private']),
    refused: {
      'a member': () => ({ as: 'demo', args: { body: { namespace: 'e2e-member' } }, status: 403, says: '' }),
      'no name': () => ({ args: { body: { namespace: ' ' } }, status: 400, says: 'namespace' }),
      'an unknown visibility': () => ({
        args: { body: { namespace: 'e2e-seen', visibility: 'all' } },
        status: 400,
        says: 'visibility',
      }),
    },
  },
  namespaceView: {
    good: () => ({ params: { name: 'OS::Compute::Watchdog' } }),
    shows: ({ properties }) => expect(Object.keys(properties)).toEqual(['watchdog_action']),
    refused: unknown(),
  },
  namespaceUpdate: {
    as: 'admin',
    good: async (world) => ({ params: await namespaceOf(world), body: { display_name: 'Colours', protected: true } }),
    shows: async ({ namespace, display_name: shown, visibility }, world) => {
      expect([shown, visibility]).toEqual(['Colours', 'private'])
      const { properties } = await world.call('admin', metadefs.namespaceView, { params: { name: namespace } })
      expect(Object.keys(properties)).toEqual(['colour'])
      // Protected ones cannot be removed.
      await world.call('admin', metadefs.namespaceUpdate, { params: { name: namespace }, body: { protected: false } })
    },
    refused: unknown({ body: { protected: true } }),
  },
  namespaceAssociationsReplace: {
    as: 'admin',
    good: async (world) => ({
      params: await namespaceOf(world),
      body: { resource_type_associations: [{ name: 'OS::Glance::Image', prefix: '', properties_target: null }] },
    }),
    shows: async (_reply, world) => {
      const name = `e2e-${process.pid}-${made}`
      const view = await world.call('admin', metadefs.namespaceView, { params: { name } })
      expect(view.resource_type_associations.map((each) => each.name)).toEqual(['OS::Glance::Image'])
    },
    refused: unknown({ body: { resource_type_associations: [] } }),
  },
  namespaceDelete: {
    as: 'admin',
    good: async (world) => ({ params: await namespaceOf(world) }),
    refused: unknown(),
  },
  resourceTypeList: {
    good: () => ({}),
    shows: ({ items }) => expect(items.map(({ name }) => name)).toContain('OS::Nova::Flavor'),
    refused: {},
  },
})

describe('[META-04] [META-05] definitions by resource type', () => {
  let world: World
  beforeAll(async () => {
    world = await World.start()
  })
  afterAll(() => world.stop(), PATIENCE_MS)

  const TYPES: Record<string, string>[] = [
    { resource_type: 'OS::Nova::Flavor' },
    { resource_type: 'OS::Glance::Image' },
    { resource_type: 'OS::Cinder::Volumes' },
    { resource_type: 'OS::Nova::Server', properties_target: 'metadata' },
    { resource_type: 'OS::Nova::Server', properties_target: 'scheduler_hints' },
  ]
  test.each(TYPES)('%o has namespaces', { timeout: PATIENCE_MS }, async (query) => {
    const { items } = await world.call('demo', metadefs.namespaceList, { query })
    expect(items.length).toBeGreaterThan(0)
  })

  test('volumes have the same by either name, with the prefix of their association', async () => {
    const query = { resource_type: 'OS::Cinder::Volumes' }
    const { items } = await world.call('demo', metadefs.namespaceList, { query })
    const other = await world.call('demo', metadefs.namespaceList, { query: { resource_type: 'OS::Cinder::Volume' } })
    expect(items).toEqual(other.items)
    const watchdog = items.find(({ namespace }) => namespace === 'OS::Compute::Watchdog')
    expect(Object.keys(watchdog?.properties ?? {})).toEqual(['hw_watchdog_action'])
  })

  test('a namespace of the documented name is listed beside them', { timeout: PATIENCE_MS }, async () => {
    const namespace = `e2e-${process.pid}-volumes`
    const body = {
      namespace,
      visibility: 'public' as const,
      resource_type_associations: [{ name: 'OS::Cinder::Volumes' }],
    }
    await world.call('admin', metadefs.namespaceCreate, { body })
    const query = { resource_type: 'OS::Cinder::Volume' }
    const { items } = await world.call('demo', metadefs.namespaceList, { query })
    expect(items.map((each) => each.namespace)).toEqual(expect.arrayContaining([namespace, 'OS::Compute::Watchdog']))
    await world.call('admin', metadefs.namespaceDelete, { params: { name: namespace } })
  })
})
