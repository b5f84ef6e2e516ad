import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { act, networkNamed, newServer, showServer } from '../../../../test-support/nova-servers.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'

const GONE = '00000000-0000-4000-8000-000000000000'

const cloud = await testCloud()
let demo: Client
let admin: Client
let network = ''
let server = ''

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  admin = await cloud.as('admin', 'admin')
  network = await networkNamed(demo, 'private')
  server = await newServer(demo, { networks: [{ uuid: network }] })
})

const path = () => `/servers/${server}/os-interface`
const attach = (interfaceAttachment: object, minor = 93) => compute(demo, minor).post(path(), { interfaceAttachment })
const addresses = async (): Promise<string[]> =>
  Object.values<Body[]>((await showServer(demo, server)).addresses)
    .flat()
    .map(({ addr }) => addr)

describe('interfaces', () => {
  test('are attached to a network with the requested address and tag, and detached', async () => {
    const net_id = await networkNamed(demo, 'backend')
    const fixed_ips = [{ ip_address: '10.20.0.210' }]
    const { status, body } = await attach({ net_id, fixed_ips, tag: 'second' })
    expect(status).toBe(200)
    expect(body.interfaceAttachment).toMatchObject({ net_id, port_state: 'ACTIVE', tag: 'second' })
    expect(await addresses()).toContain('10.20.0.210')
    const { port_id } = body.interfaceAttachment
    expect((await compute(demo, 70).get(`${path()}/${port_id}`)).body.interfaceAttachment.tag).toBe('second')
    expect((await compute(demo).del(`${path()}/${port_id}`)).status).toBe(202)
    expect(await addresses()).not.toContain('10.20.0.210')
    expect((await demo.get(`/network/v2.0/ports/${port_id}`)).status).toBe(404)
  })

  test('use an existing port', async () => {
    const { port } = (await demo.post('/network/v2.0/ports', { port: { network_id: network } })).body
    expect((await attach({ port_id: port.id })).status).toBe(200)
    expect(refusal(await attach({ port_id: port.id }))).toEqual({
      status: 409,
      message: `Port ${port.id} is still in use.`,
    })
    await compute(demo).del(`${path()}/${port.id}`)
    expect((await demo.get(`/network/v2.0/ports/${port.id}`)).body.port.device_id).toBe('')
  })

  test.for<[body: object, status: number, message: string]>([
    [{ net_id: GONE, port_id: GONE }, 400, 'Must not input both network_id and port_id'],
    [{ fixed_ips: [{ ip_address: '10.0.0.9' }] }, 400, 'Must input network_id when request IP address'],
    [{ net_id: GONE }, 404, `Network ${GONE} could not be found.`],
    [{ port_id: GONE }, 404, `Port id ${GONE} could not be found.`],
    [{}, 409, 'Multiple possible networks found, use a Network ID to be more specific.'],
  ])('are refused with %j', async ([body, status, message]) => {
    expect(refusal(await attach(body))).toEqual({ status, message })
  })

  test('do not show ports of another server', async () => {
    const other = (await demo.get('/network/v2.0/ports?fixed_ips=ip_address%3D10.0.0.11')).body.ports[0].id
    expect(refusal(await compute(demo).get(`${path()}/${other}`))).toEqual({
      status: 404,
      message: `Instance ${server} does not have a port with id ${other}`,
    })
  })
})

describe('the server shows changes in Neutron', () => {
  test('a floating IP', async () => {
    const { networks } = (await demo.get('/network/v2.0/networks?name=public')).body
    const [port] = (await demo.get(`/network/v2.0/ports?device_id=${server}`)).body.ports
    const { floatingip } = (
      await demo.post('/network/v2.0/floatingips', {
        floatingip: { floating_network_id: networks[0].id, port_id: port.id },
      })
    ).body
    expect(await addresses()).toContain(floatingip.floating_ip_address)
    await demo.put(`/network/v2.0/floatingips/${floatingip.id}`, { floatingip: { port_id: null } })
    expect(await addresses()).not.toContain(floatingip.floating_ip_address)
  })

  test('a floating IP that is added through Nova, until 2.43', async () => {
    const { floatingips } = (await demo.get('/network/v2.0/floatingips?status=DOWN')).body
    const address = floatingips.find(({ port_id }: Body) => port_id === null).floating_ip_address
    expect((await act(demo, server, { addFloatingIp: { address } }, 43)).status).toBe(202)
    expect(await addresses()).toContain(address)
    expect((await act(demo, server, { addFloatingIp: { address } }, 44)).status).toBe(404)
    expect((await act(demo, server, { removeFloatingIp: { address } }, 43)).status).toBe(202)
    expect(await addresses()).not.toContain(address)
  })

  test('a deleted port', async () => {
    const { port_id } = (await attach({ net_id: await networkNamed(demo, 'backend') })).body.interfaceAttachment
    await demo.del(`/network/v2.0/ports/${port_id}`)
    expect(Object.keys((await showServer(demo, server)).addresses)).toEqual(['private'])
  })

  test('events about unknown servers are refused', async () => {
    const events = [{ server_uuid: GONE, name: 'network-changed' }]
    const { status, body } = await compute(admin).post('/os-server-external-events', { events })
    expect({ status, ...body }).toEqual({ status: 207, events: [{ ...events[0], status: 'failed', code: 404 }] })
    expect((await compute(demo).post('/os-server-external-events', { events })).status).toBe(403)
  })
})

describe('security groups', () => {
  test('are added to all ports of a server, and removed', async () => {
    const names = async () => (await showServer(demo, server)).security_groups.map(({ name }: Body) => name)
    expect((await act(demo, server, { addSecurityGroup: { name: 'web' } })).status).toBe(202)
    expect(await names()).toEqual(['default', 'web'])
    const { security_groups } = (await compute(demo).get(`/servers/${server}/os-security-groups`)).body
    expect(security_groups.map(({ name }: Body) => name)).toEqual(['default', 'web'])
    expect(security_groups[1].rules).toContainEqual(
      expect.objectContaining({ ip_protocol: 'tcp', from_port: 443, to_port: 443, ip_range: { cidr: '0.0.0.0/0' } }),
    )
    expect((await act(demo, server, { removeSecurityGroup: { name: 'web' } })).status).toBe(202)
    expect(await names()).toEqual(['default'])
  })

  test.for<[action: object, status: number, message: RegExp]>([
    [{ addSecurityGroup: null }, 400, /^Missing parameter dict$/],
    [{ addSecurityGroup: {} }, 400, /^Security group not specified$/],
    [{ addSecurityGroup: { name: ' ' } }, 400, /^Security group name cannot be empty$/],
    [{ addSecurityGroup: { name: 'nope' } }, 404, /^Security group nope is not found for project/],
    [{ removeSecurityGroup: { name: 'web' } }, 404, /^Security group web not associated with the instance/],
  ])('%j', async ([action, status, message]) => {
    expect(refusal(await act(demo, server, action))).toEqual({ status, message: expect.stringMatching(message) })
  })

  test('need a port', async () => {
    const bare = await newServer(demo)
    expect(refusal(await act(demo, bare, { addSecurityGroup: { name: 'web' } }))).toEqual({
      status: 404,
      message: `instance_id ${bare} could not be found as device id on any ports`,
    })
  })
})

describe('addresses, until 2.43', () => {
  test('are added to a port and removed', async () => {
    const before = await addresses()
    expect((await act(demo, server, { addFixedIp: { networkId: network } }, 43)).status).toBe(202)
    const [added] = (await addresses()).filter((one) => !before.includes(one))
    expect(added).toBeDefined()
    expect((await act(demo, server, { removeFixedIp: { address: added } }, 43)).status).toBe(202)
    expect(await addresses()).toEqual(before)
  })
})

test('the cloud logged no errors', () => {
  expect(cloud.logLines).toEqual([])
})
