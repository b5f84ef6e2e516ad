import { expect, test } from 'vitest'
import { node as nodeIn } from './node.fixture.ts'
import { foldsOf } from './topology-folds.ts'
import { toGraph, type TopologyNode } from './topology-model.ts'

const node = (name: string, type: string, by: string[] = [], status = 'CREATE_COMPLETE'): TopologyNode =>
  nodeIn(name, status, { required_by: by, info_box: { name, status, type } })

const numbers = [1, 2, 3, 4]
const servers = numbers.map((at) => node(`server_${at}`, 'OS::Nova::Server'))
const ports = numbers.map((at) => node(`port_${at}`, 'OS::Neutron::Port', [`server_${at}`]))
const net = node(
  'net',
  'OS::Neutron::Net',
  ports.map(({ name }) => name),
)
const folded = (nodes: TopologyNode[]) => foldsOf(nodes).map(({ label, members }) => [label, members.length])

test('[STACK-01] numbered resources with alike neighbours are one card, with the number of them', () => {
  const nodes = [net, ...ports, ...servers]
  expect(folded(nodes)).toEqual([
    ['port', 4],
    ['server', 4],
  ])
  const graph = toGraph(nodes, (type) => type, foldsOf(nodes))
  expect(graph.nodes.map(({ id, label, folded: count }) => [id, label, count])).toEqual([
    ['net', 'net', undefined],
    ['port_1', 'port', 4],
    ['server_1', 'server', 4],
  ])
  expect(graph.links.map(({ from, to }) => [from, to])).toEqual([
    ['net', 'port_1'],
    ['port_1', 'server_1'],
  ])
})

test('members of groups are folded under the name of the group', () => {
  const group = ['0', '1', '2'].map((at) => node(`tokens/${at}`, 'OS::Heat::RandomString'))
  const scaled = ['abcdefghijk2', 'zyxwvutsrq77', 'aaaabbbbcccc'].map((at) => node(`web/${at}`, 'OS::Nova::Server'))
  expect(folded([...group, ...scaled])).toEqual([
    ['tokens/*', 3],
    ['web/*', 3],
  ])
})

test('two of a kind, other names, other types, other neighbours and failures stay by themselves', () => {
  expect(folded(servers.slice(0, 2))).toEqual([])
  expect(folded(['web', 'mail', 'data'].map((name) => node(name, 'OS::Nova::Server')))).toEqual([])
  expect(folded([node('a1', 'A'), node('a2', 'B'), node('a3', 'C')])).toEqual([])
  // One server has no port, and one has failed: with its port, it stands apart.
  const failed = node('server_4', 'OS::Nova::Server', [], 'CREATE_FAILED')
  const more = [...numbers, 5, 6].map((at) => node(`server_${at}`, 'OS::Nova::Server'))
  const nodes = [net, ...ports, ...more.filter(({ name }) => name !== 'server_4'), failed]
  expect(folded(nodes)).toEqual([
    ['port', 3],
    ['server', 3],
  ])
})

test('a card of many has the worst state of its members', () => {
  const nodes = [...servers.slice(1), node('server_1', 'OS::Nova::Server', [], 'UPDATE_IN_PROGRESS')]
  expect(toGraph(nodes, String, foldsOf(nodes)).nodes.map(({ state }) => state)).toEqual(['loading'])
})
