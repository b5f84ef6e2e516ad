import { expect, test } from 'vitest'
import { firstFailed, needsOf, newestComplete, ownName, progressOf, toGraph } from './topology-model.ts'
import { node } from './node.fixture.ts'

const failed = (name: string, reason: string) =>
  node(name, 'CREATE_FAILED', { info_box: { name, status: 'Create Failed', reason } })

test('progress counts resources by what they do', () => {
  const nodes = [
    node('a', 'CREATE_COMPLETE'),
    node('b', 'UPDATE_IN_PROGRESS'),
    node('c', 'INIT_COMPLETE'),
    node('d', 'CREATE_FAILED'),
    node('e', 'CHECK_COMPLETE'),
  ]
  expect(progressOf(nodes)).toEqual({ all: 5, done: 2, working: 1, waiting: 1, failed: 1 })
})

test('the first failure is the innermost resource with a reason of its own', () => {
  const nodes = [
    failed('other', 'CREATE aborted (Task create from Server "other" Stack CREATE cancelled)'),
    failed('group', 'resources[0]: No valid host'),
    failed('group/0', 'No valid host was found'),
  ]
  expect(firstFailed(nodes)?.name).toBe('group/0')
  expect(firstFailed(nodes.slice(0, 1))?.name).toBe('other')
  expect(firstFailed([node('a', 'CREATE_COMPLETE')])).toBeUndefined()
})

test('[STACK-01] links join a node with those that require it, and each state is drawn in its own manner', () => {
  const nodes = [
    node('net', 'CREATE_COMPLETE', {
      required_by: ['server', 'elsewhere'],
      info_box: { name: 'net', status: 'Create Complete', type: 'OS::Neutron::Net' },
    }),
    node('server', 'CREATE_IN_PROGRESS'),
    failed('disk', 'Quota'),
    node('late', 'INIT_COMPLETE', { image: 'odd-red' }),
  ]
  const graph = toGraph(nodes, (type) => `a ${type}`)
  expect(graph.links).toEqual([{ id: 'net server', from: 'net', to: 'server' }])
  expect(graph.nodes.map(({ state }) => state)).toEqual(['active', 'loading', 'failed', 'down'])
  expect(graph.nodes[0]).toMatchObject({ label: 'net', detail: 'a OS::Neutron::Net' })
  expect(needsOf(nodes, 'server')).toEqual(['net'])
})

test('a failed stack goes back to its newest complete snapshot', () => {
  const snapshot = (id: string, status: string, creation_time: string) => ({
    id,
    name: id,
    status,
    creation_time,
    status_reason: null,
  })
  const snapshots = [
    snapshot('old', 'COMPLETE', '2026-01-01T00:00:00Z'),
    snapshot('new', 'COMPLETE', '2026-02-01T00:00:00Z'),
    snapshot('broken', 'FAILED', '2026-03-01T00:00:00Z'),
  ]
  expect(newestComplete(snapshots)?.id).toBe('new')
  expect(newestComplete(snapshots.slice(2))).toBeUndefined()
})

test('a node of a nested stack has its own name last', () => {
  expect(['web', 'group/0'].map(ownName)).toEqual(['web', '0'])
})
