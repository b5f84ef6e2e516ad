import type { FloatingIp, Network, Port, Router } from '@meridian/wire'
import { describe, expect, test } from 'vitest'
import { toAssociation, toFloatingIp, toTargets } from './floating-ips.map.ts'

const port = (change: Partial<Port>) =>
  ({
    id: 'p',
    name: '',
    network_id: 'n',
    device_id: 'vm',
    device_owner: 'compute:nova',
    fixed_ips: [],
    ...change,
  }) as Port // no more is looked at
const at = (subnet: string, address: string) => ({ subnet_id: subnet, ip_address: address })
const router = { id: 'r', external_gateway_info: { network_id: 'public' } } as Router // no more is looked at
const door = port({ device_id: 'r', device_owner: 'network:router_interface', fixed_ips: [at('s', '10.0.0.1')] })
const surroundings = { routers: [router], networks: [] as Network[] }

describe('targets of a floating IP', () => {
  test('include an IPv4 address of a server behind a router', () => {
    const server = port({ fixed_ips: [at('s', '10.0.0.5'), at('s', 'fd00::5')] })
    expect(toTargets({ ...surroundings, ports: [door, server] })).toEqual([
      expect.objectContaining({ id: 'p_10.0.0.5', fixed_ip: '10.0.0.5', instance_id: 'vm', instance_type: 'compute' }),
    ])
  })

  test('exclude a subnet without a router to the external network', () => {
    const server = port({ fixed_ips: [at('other', '10.1.0.5')] })
    expect(toTargets({ ...surroundings, ports: [door, server] })).toEqual([])
    expect(
      toTargets({ ...surroundings, routers: [], ports: [door, port({ fixed_ips: [at('s', '10.0.0.5')] })] }),
    ).toEqual([])
  })

  test('include an address on a shared network whose router belongs to another project', () => {
    const shared = { id: 'n', shared: true, 'router:external': false, subnets: ['far'] } as Network // no more is looked at
    const server = port({ fixed_ips: [at('far', '10.2.0.5')] })
    expect(toTargets({ routers: [], networks: [shared], ports: [server] })).toHaveLength(1)
  })

  test('are filtered by server', () => {
    const servers = [port({ id: 'a', device_id: 'one' }), port({ id: 'b', device_id: 'two' })].map((one) => ({
      ...one,
      fixed_ips: [at('s', '10.0.0.5')],
    }))
    expect(toTargets({ ...surroundings, ports: [door, ...servers] }, 'two').map((target) => target.port_id)).toEqual([
      'b',
    ])
  })
})

test.each([
  [undefined, { port_id: null }],
  [null, { port_id: null }],
  ['uuid', { port_id: 'uuid' }],
  ['uuid_10.0.0.5', { port_id: 'uuid', fixed_ip_address: '10.0.0.5' }],
])("the target %s becomes Neutron's %j", (target, request) => {
  expect(toAssociation(target)).toEqual(request)
})

test.each([
  ['compute:nova', 'compute'],
  ['neutron:LOADBALANCERV2', 'loadbalancer'],
  ['Octavia', 'loadbalancer'],
  ['baremetal:none', 'baremetal:none'],
])('a port with the device owner %s has the kind %s', (device_owner, kind) => {
  const address = { floating_ip_address: '1.2.3.4', port_details: null } as FloatingIp // no more is looked at
  expect(toFloatingIp(address, { device_id: 'x', device_owner })).toMatchObject({
    instance_id: 'x',
    instance_type: kind,
  })
})
