import { expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { networkClient } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const client = await cloud.as('demo', 'demo')
const demo = networkClient(client)

const serverNamed = async (name: string): Promise<Body> => {
  const { body } = await client.get(`/compute/v2.1/servers/detail?name=${name}`)
  return body.servers[0]
}

/** All addresses of the server in Nova. */
const addressesOf = async (name: string): Promise<string[]> => {
  cloud.clock.advance(1)
  const { addresses } = await serverNamed(name)
  return Object.values<Body[]>(addresses).flatMap((list) => list.map(({ addr }) => addr))
}

const portOf = async (name: string) => (await demo.list('ports', `?device_id=${(await serverNamed(name)).id}`))[0]

test('Nova is notified when a floating IP is associated and disassociated', async () => {
  const [free] = (await demo.list('floatingips')).filter(({ port_id }) => port_id === null)
  const { id } = await portOf('web-2')
  await demo.put(`floatingips/${free.id}`, { floatingip: { port_id: id } })
  expect(await addressesOf('web-2')).toContain(free.floating_ip_address)
  await demo.put(`floatingips/${free.id}`, { floatingip: { port_id: null } })
  expect(await addressesOf('web-2')).not.toContain(free.floating_ip_address)
})

test('Nova is notified when a floating IP is created for a server, and deleted', async () => {
  const [external] = await demo.list('networks', '?router:external=true')
  const { id } = await portOf('web-3')
  const made = await demo.make('floatingips', { floating_network_id: external.id, port_id: id })
  expect(await addressesOf('web-3')).toContain(made.floating_ip_address)
  await demo.del(`floatingips/${made.id}`)
  expect(await addressesOf('web-3')).not.toContain(made.floating_ip_address)
})

test('Nova is notified about new addresses of a port', async () => {
  const port = await portOf('db-1')
  const fixed_ips = [...port.fixed_ips, { subnet_id: port.fixed_ips[0].subnet_id, ip_address: '10.20.0.201' }]
  await demo.put(`ports/${port.id}`, { port: { fixed_ips } })
  expect(await addressesOf('db-1')).toEqual(['10.20.0.31', '10.20.0.201'])
})

test('Nova is notified about a deleted port', async () => {
  const port = await portOf('batch')
  expect((await demo.del(`ports/${port.id}`)).status).toBe(204)
  expect(await addressesOf('batch')).toEqual([])
  expect(cloud.logLines).toEqual([])
})
