import { expect, test } from 'vitest'
import { withoutDeleted } from '../use-topology.ts'
import { port, router, topology } from './topology.fixture.ts'
import { modelOf } from './topology-model.ts'

test('[TOPO-05] deleting a router removes its links', () => {
  const { routers, ports } = withoutDeleted(topology, { kind: 'router', id: 'gate' })
  expect(routers).toEqual([])
  expect(ports.some(({ device_id: id }) => id === 'gate')).toBe(false)
})

test('[TOPO-05] deleting a network removes its links', () => {
  const after = withoutDeleted(topology, { kind: 'network', id: 'back' })
  expect(after.networks.map(({ id }) => id)).toEqual(['public', 'front'])
  expect(after.ports.some(({ network_id: id }) => id === 'back')).toBe(false)
})

test('[TOPO-05] deleting an interface removes one link of that router', () => {
  const gateway = (id: string) => ({ ...port(id, 'public', 'network:router_gateway', []), id: 'gatewaypublic' })
  const two = { ...topology, routers: [router('gate'), router('other')], ports: [gateway('gate'), gateway('other')] }
  expect(withoutDeleted(two, { kind: 'interface', id: 'gatewaypublic', of: 'gate' }).ports).toEqual([gateway('other')])
})

test('[TOPO-05] deleting a subnet removes it from its network', () => {
  const { networks } = withoutDeleted(topology, { kind: 'subnet', id: 'front-subnet', of: 'front' })
  expect(networks.find(({ id }) => id === 'front')?.subnets).toEqual([])
  expect(networks.find(({ id }) => id === 'back')?.subnets).toHaveLength(1)
})

test('[TOPO-05] [TOPO-06] a server that is being deleted is shown as loading until it is gone', () => {
  const { devices } = modelOf(withoutDeleted(topology, { kind: 'instance', id: 'web' }))
  expect(devices.find(({ id }) => id === 'web')?.state).toBe('loading')
})
