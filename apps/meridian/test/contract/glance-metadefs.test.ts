import { metadefEndpoints as metadefs } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'

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
  resourceTypeList: {
    good: () => ({}),
    shows: ({ items }) => expect(items.map(({ name }) => name)).toContain('OS::Nova::Flavor'),
    refused: {},
  },
})
