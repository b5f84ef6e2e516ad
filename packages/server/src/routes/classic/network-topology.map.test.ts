import type { Network, Port, Router } from '@meridian/wire'
import { expect, test } from 'vitest'
import { toTopology, toTopologyServers } from './network-topology.map.ts'

const network = (id: string, more: Partial<Network>) =>
  ({ id, name: id, status: 'ACTIVE', project_id: 'ours', shared: false, 'router:external': false, ...more }) as Network // all that is read of it
const router = (id: string, gateway: string) =>
  ({ id, name: id, status: 'ACTIVE', external_gateway_info: { network_id: gateway } }) as Router // all that is read of it
const port = (id: string, networkId: string, owner = 'compute:nova') =>
  ({
    id,
    network_id: networkId,
    device_id: 'd',
    device_owner: owner,
    status: 'ACTIVE',
    fixed_ips: [] as unknown,
  }) as Port // all that is read of it

const seen = {
  projectId: 'ours',
  servers: [],
  networks: [
    network('mine', {}),
    network('lent', { project_id: 'theirs', shared: true }),
    network('outside', { project_id: 'theirs', 'router:external': true }),
    network('foreign', { project_id: 'theirs' }),
  ],
  subnets: [],
  routers: [router('r1', 'outside')],
  ports: [port('p1', 'mine'), port('p2', 'foreign'), port('p3', 'mine', 'network:router_ha_interface')],
  mayDeleteSubnet: () => true,
}

test("[TOPO-01] an administrator sees the project's own, shared and external networks and no others", () => {
  const { networks, ports } = toTopology(seen, '/')
  expect(networks.map(({ id }) => id)).toEqual(['outside', 'mine', 'lent'])
  expect(ports.map(({ id }) => id)).toEqual(['p1', 'gatewayoutside'])
})

test("[TOPO-02] a foreign network that is not shared has no link, and only the project's own networks allow deleting subnets", () => {
  const { networks } = toTopology(seen, '/base/')
  expect(networks.map(({ url, allow_delete_subnet: may }) => [url, may])).toEqual([
    [undefined, undefined],
    ['/base/project/networks/mine/detail', true],
    ['/base/project/networks/lent/detail', undefined],
  ])
})

test('[TOPO-01] routers have the fields of servers: no task, and no console', () => {
  expect(toTopology(seen, '/').routers).toEqual([
    expect.objectContaining({ id: 'r1', url: '/project/routers/r1/', task: null, console: null }),
  ])
})

test('only servers in a state that can have a console offer one', () => {
  const statuses = ['ACTIVE', 'ERROR', 'SHUTOFF'] as const
  const all = statuses.map((status) => ({ id: status, name: status, status, 'OS-EXT-STS:task_state': null }))
  const servers = toTopologyServers(all, '/')
  expect(servers.flatMap(({ id, console: link }) => (link ? id : []))).toEqual(['ACTIVE'])
})
