import { expect, test } from 'vitest'
import { network, port, server, topology } from './topology.fixture.ts'
import { floatingOf, isEmpty, lookOf, modelOf, networksOf, serversByPorts } from './topology-model.ts'

const model = modelOf(topology)
const device = (id: string) => model.devices.find((each) => each.id === id)!

test('[TOPO-01] devices have their ports, and other ports are left out', () => {
  expect(networksOf(device('app'))).toEqual(['front', 'back'])
  expect(networksOf(device('alone'))).toEqual([])
  expect(model.devices.map(({ id }) => id)).toEqual(['gate', 'web', 'app', 'db', 'alone'])
})

test('[TOPO-08] interfaces and gateways can be removed from a router, ports of a server cannot', () => {
  expect(device('gate').ports).toEqual([
    {
      id: 'gatewaypublic',
      networkId: 'public',
      ips: [],
      floating: [],
      status: 'ACTIVE',
      gateway: true,
      removable: true,
    },
    {
      id: 'gate/front',
      networkId: 'front',
      ips: ['10.0.0.5'],
      floating: [],
      status: 'ACTIVE',
      gateway: false,
      removable: true,
    },
  ])
  expect(device('app').ports.map(({ removable }) => removable)).toEqual([false, false])
})

test("[TOPO-02] another project's network has no page and cannot be changed", () => {
  const [outside, front] = model.networks
  expect(outside).toMatchObject({ external: true, url: null, own: false, mayDeleteSubnet: false })
  expect(front).toMatchObject({ external: false, url: '/project/networks/front/detail', own: true })
})

test('a server without a name is shown by its id', () => {
  const unnamed = modelOf({ ...topology, servers: [server('s1', { name: '' })] })
  expect(unnamed.devices.at(-1)?.name).toBe('s1')
})

test('servers without a network are not drawn', () => {
  const nothing = { networks: [], routers: [], servers: [server('alone')], ports: [] }
  expect(isEmpty(modelOf(nothing))).toBe(true)
  expect(isEmpty(modelOf({ ...nothing, networks: [network('n')] }))).toBe(false)
})

test('before Nova has listed the servers, their ports show which there are and whether they are up', () => {
  const down = { status: 'Down', original_status: 'DOWN' }
  const ports = [
    { ...port('web', 'front'), ...down },
    port('web', 'back'),
    { ...port('app', 'front', 'compute:None'), ...down },
    port('gate', 'front', 'network:router_interface'),
  ]
  const { devices } = modelOf({ ...topology, servers: serversByPorts(ports), routers: [], ports })
  expect(devices.map(({ id, name, state, url }) => [id, name, state, url])).toEqual([
    ['web', 'web', 'active', null],
    ['app', 'app', 'down', null],
  ])
  expect(networksOf(devices[0]!)).toEqual(['front', 'back'])
})

test('a port has the floating IPs that lead to it, and no others', () => {
  const { devices } = modelOf(topology, [
    { ip: '203.0.113.7', port_id: 'web/front' },
    { ip: '203.0.113.8', port_id: null },
  ])
  expect(devices.map((each) => [each.id, floatingOf(each)]).filter(([, ips]) => ips?.length)).toEqual([
    ['web', ['203.0.113.7']],
  ])
})

test('an error is recognizable among what is down', () => {
  expect(lookOf({ state: 'down', status: 'ERROR' })).toBe('failed')
  expect(lookOf({ state: 'down', status: 'SHUTOFF' })).toBe('down')
  expect(lookOf({ state: 'loading', status: 'ERROR' })).toBe('loading')
})
