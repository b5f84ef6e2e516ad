import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = await cloud.as('demo', 'demo')
const get = async (path: string): Promise<Body> => (await demo.get(path)).body

const LBAAS = '/load-balancer/v2/lbaas'
const DAY_MS = 86_400_000

test('the shop has a balancer of which one member fails, because its group does not admit the port', async () => {
  const { loadbalancers } = await get(`${LBAAS}/loadbalancers`)
  expect(loadbalancers).toMatchObject([{ name: 'shop', operating_status: 'DEGRADED', vip_address: '10.0.0.80' }])
  const { port } = await get(`/network/v2.0/ports/${loadbalancers[0].vip_port_id}`)
  expect(port).toMatchObject({ device_owner: 'Octavia', fixed_ips: [{ ip_address: '10.0.0.80' }] })
  const { pools } = await get(`${LBAAS}/pools?name=web`)
  const { members } = await get(`${LBAAS}/pools/${pools[0].id}/members`)
  expect(members.map((one: Body) => [one.name, one.protocol_port, one.operating_status])).toEqual([
    ['web-1', 80, 'ONLINE'],
    ['web-2', 80, 'ONLINE'],
    ['web-3', 8080, 'ERROR'],
  ])
})

test('its HTTPS listener uses a certificate that ends soon and fits its key', async () => {
  const { listeners } = await get(`${LBAAS}/listeners?name=https`)
  const reference: string = listeners[0].default_tls_container_ref
  const container = await get(new URL(reference).pathname)
  expect(container).toMatchObject({ name: 'shop-2026', type: 'certificate' })
  const payload = async (name: string): Promise<string> => {
    const { secret_ref } = container.secret_refs.find((one: Body) => one.name === name)
    const path = `${new URL(secret_ref).pathname}/payload`
    return (await demo.send('GET', path, { headers: { accept: 'text/plain' } })).body
  }
  const certificate = new X509Certificate(await payload('certificate'))
  const authority = new X509Certificate(await payload('intermediates'))
  expect(certificate.subjectAltName).toBe('DNS:shop.example.com, DNS:www.shop.example.com')
  expect(certificate.checkIssued(authority) && certificate.verify(authority.publicKey)).toBe(true)
  expect(Math.floor((Date.parse(certificate.validTo) - Date.now()) / DAY_MS)).toBe(12)
})
