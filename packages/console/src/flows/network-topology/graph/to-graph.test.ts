import { expect, test } from 'vitest'
import { port, topology } from '../model/topology.fixture.ts'
import { collapse, modelOf } from '../model/topology-model.ts'
import { toGraph } from './to-graph.ts'

const { nodes, links } = toGraph(collapse(modelOf(topology), () => false))

test('[TOPO-03] radii: 35 for an external network, 30 for a network, 25 for a router, 20 for a server', () => {
  const radii = nodes.map(({ id, radius }) => [id, radius])
  expect(radii).toEqual([
    ['public', 35],
    ['front', 30],
    ['back', 30],
    ['gate', 25],
    ['web', 20],
    ['app', 20],
    ['db', 20],
    ['alone', 20],
  ])
})

test('two ports on one network are one link', () => {
  const twice = modelOf({ ...topology, ports: [...topology.ports, { ...port('web', 'front'), id: 'second' }] })
  expect(toGraph(collapse(twice, () => false)).links).toEqual(links)
  expect(links).toHaveLength(6)
})

test('[TOPO-07] a collapsed network shows the number of hidden servers', () => {
  const graph = toGraph(collapse(modelOf(topology), (id) => id === 'back'))
  expect(graph.nodes.find(({ id }) => id === 'back')?.folded).toBe(1)
  expect(graph.nodes.some(({ id }) => id === 'db')).toBe(false)
})

test('a long network name is truncated', () => {
  const [network, ...others] = topology.networks
  const long = modelOf({ ...topology, networks: [{ ...network!, name: 'n'.repeat(200) }, ...others] }) // there are some
  expect(toGraph(collapse(long, () => false)).nodes[0]?.label).toBe(`${'n'.repeat(28)}..`)
})

test('below a network stands its range, and below a server how to reach it', () => {
  const model = modelOf(topology, [{ ip: '203.0.113.7', port_id: 'web/front' }])
  const details = new Map(toGraph(collapse(model, () => false)).nodes.map(({ id, detail }) => [id, detail]))
  expect(details.get('front')).toBe('10.0.0.0/24')
  expect(details.get('web')).toBe('203.0.113.7 +1')
  expect(details.get('db')).toBe('10.0.0.5')
})
