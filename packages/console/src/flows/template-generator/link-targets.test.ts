import type { HeatResourceTypeView, PropertySchema } from '@meridian/contract'
import { expect, test } from 'vitest'
import { targetsFor } from './link-targets.ts'

const property = (type: string, more: Partial<PropertySchema> = {}): PropertySchema => ({
  type,
  required: false,
  update_allowed: false,
  immutable: false,
  ...more,
})
const existing = (name: string) => ({ constraints: [{ custom_constraint: name }] })

const SERVER: HeatResourceTypeView = {
  id: 'OS::Nova::Server',
  description: null,
  attributes: {},
  properties: {
    name: property('string'),
    security_groups: property('list', { schema: { '*': property('string') } }),
    networks: property('list', {
      schema: {
        '*': property('map', {
          schema: {
            network: property('string', existing('neutron.network')),
            port: property('string', existing('neutron.port')),
          },
        }),
      },
    }),
    metadata: property('map'),
  },
}

const best = (type: string) => targetsFor(SERVER, type)[0]

test('the property whose constraint names the type comes first, inside lists, too', () => {
  expect(best('OS::Neutron::Net')).toEqual({ target: ['networks', '+', 'network'], label: 'networks.network', fit: 2 })
  expect(best('OS::Neutron::Port')?.label).toBe('networks.port')
})

test('without a constraint the name decides', () => {
  expect(best('OS::Neutron::SecurityGroup')).toEqual({
    target: ['security_groups', '+'],
    label: 'security_groups',
    fit: 1,
  })
})

test('a dependency without a property is always possible, and all there is without a schema', () => {
  expect(targetsFor(SERVER, 'OS::Heat::Value').at(-1)?.target).toEqual(['depends_on'])
  expect(targetsFor(undefined, 'OS::Heat::Value')).toEqual([{ target: ['depends_on'], label: 'depends_on', fit: 0 }])
})
