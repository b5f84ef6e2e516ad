import { expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { networkClient } from '../../../test-support/neutron.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const COLLECTIONS = [
  'networks',
  'subnets',
  'ports',
  'routers',
  'floatingips',
  'security-groups',
  'security-group-rules',
  'trunks',
  'subnetpools',
  'qos/policies',
  'rbac-policies',
  'agents',
  'segments',
  'network-ip-availabilities',
]

const clouds = [await testCloud(), await testCloud()] as const
const [one, two] = [
  networkClient(await clouds[0].as('admin', 'demo')),
  networkClient(await clouds[1].as('admin', 'demo')),
]

/** Without the heartbeat time, which changes. */
const withoutHeartbeat = (rows: Body[]) => rows.map(({ heartbeat_timestamp: _, ...row }) => row)

/** Default groups of other projects are created on first access. */
const queryFor = (collection: string) => (collection.startsWith('security-group') ? `?project_id=${one.projectId}` : '')

test.for(COLLECTIONS)('%s are the same on every machine, and not empty', async (collection) => {
  const rows = withoutHeartbeat(await one.list(collection, queryFor(collection)))
  expect(rows).toEqual(withoutHeartbeat(await two.list(collection, queryFor(collection))))
  expect(rows.length).toBeGreaterThan(0)
})

test('every seeded address is unique and inside its subnet', async () => {
  const ports = await one.list('ports')
  const addresses = ports.flatMap(({ fixed_ips }) => fixed_ips.map((ip: Body) => `${ip.subnet_id} ${ip.ip_address}`))
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { id, fixed_ips } of ports.filter(({ device_owner }) => device_owner === 'compute:nova')) {
    const { status } = await one.put(`ports/${id}`, { port: { fixed_ips } })
    expect(status).toBe(200)
  }
})

test('a new port gets an address that no seeded port has', async () => {
  const [network] = await one.list('networks', '?name=private')
  const taken = (await one.list('ports', `?network_id=${network.id}`)).flatMap(({ fixed_ips }) => fixed_ips)
  const made = await one.make('ports', { network_id: network.id })
  for (const { ip_address } of made.fixed_ips) expect(taken.map((ip) => ip.ip_address)).not.toContain(ip_address)
})
