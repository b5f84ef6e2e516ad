import { metadefEndpoints as metadefs } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'

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
