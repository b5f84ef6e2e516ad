import { expect, test } from 'vitest'
import { endpointsIn, serviceName } from './ApiAccessPage.tsx'

test.each([
  ['compute', 'Compute'],
  ['object-store', 'Object Store'],
  ['volumev3', 'Volumev3'],
  ['ec2', 'EC2'],
])('the service of type %s is displayed as %s', (type, name) => {
  expect(serviceName(type)).toBe(name)
})

test('only endpoints of the current region are shown', () => {
  const endpoint = (id: string, region: string) => ({
    id,
    interface: 'public' as const,
    region,
    region_id: region,
    url: `https://${id}.example/`,
  })
  const catalog = [
    { id: '1', type: 'compute', name: 'nova', endpoints: [endpoint('here', 'one'), endpoint('there', 'two')] },
    { id: '2', type: 'image', name: 'glance', endpoints: [endpoint('away', 'two')] },
  ]
  expect(endpointsIn(catalog, 'one')).toEqual([{ id: 'here', service: 'Compute', url: 'https://here.example/' }])
  expect(endpointsIn(catalog, null)).toHaveLength(3)
})
