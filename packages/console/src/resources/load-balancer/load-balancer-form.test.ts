import { expect, test } from 'vitest'
import { balancerDefaults, balancerRequest, balancerSchema, portOf } from './load-balancer-form.ts'

const form = { ...balancerDefaults, name: 'web', vip_subnet_id: 'subnet' }
const https = {
  ...form,
  protocol: 'TERMINATED_HTTPS' as const,
  protocol_port: 443,
  certificate: 'ref',
  host: 'shop.example',
}
const poolOf = (members: string) => balancerRequest({ ...form, members }).listeners?.[0]?.default_pool

test('a balancer is one tree with its listener, pool, members and monitor', () => {
  expect(balancerRequest({ ...form, members: '10.0.0.11:8080', check: 'TCP' })).toEqual({
    name: 'web',
    vip_subnet_id: 'subnet',
    listeners: [
      {
        protocol: 'HTTP',
        protocol_port: 80,
        default_pool: {
          protocol: 'HTTP',
          lb_algorithm: 'ROUND_ROBIN',
          members: [{ address: '10.0.0.11', protocol_port: 8080 }],
          healthmonitor: { type: 'TCP', delay: 5, timeout: 3, max_retries: 3 },
        },
      },
    ],
  })
})

test('HTTPS ends at the balancer with its certificate, and requests to port 80 go on to it', () => {
  const [listener, redirect] = balancerRequest(https).listeners ?? []
  expect(listener).toMatchObject({ protocol: 'TERMINATED_HTTPS', protocol_port: 443, default_tls_container_ref: 'ref' })
  expect(listener?.default_pool?.protocol).toBe('HTTP')
  expect(redirect).toEqual({
    protocol: 'HTTP',
    protocol_port: 80,
    l7policies: [
      {
        action: 'REDIRECT_PREFIX',
        redirect_prefix: 'https://shop.example',
        rules: [{ type: 'PATH', compare_type: 'STARTS_WITH', value: '/' }],
      },
    ],
  })
  const other = balancerRequest({ ...https, protocol_port: 8443 }).listeners?.[1]?.l7policies?.[0]
  expect(other?.redirect_prefix).toBe('https://shop.example:8443')
  expect(balancerRequest({ ...https, redirects: false }).listeners).toHaveLength(1)
  expect(
    ['shop.example', 'bücher.example', 'https://shop.example', 'shop.example/x', '-a'].map(
      (host) => balancerSchema.safeParse({ ...https, host }).success,
    ),
  ).toEqual([true, true, false, false, false])
})

test('a usual port follows the protocol, and one that was typed stays', () => {
  expect(portOf('TERMINATED_HTTPS', 80)).toBe(443)
  expect(portOf('HTTP', 443)).toBe(80)
  expect(portOf('TERMINATED_HTTPS', 8080)).toBe(8080)
  expect(portOf('TCP', 80)).toBe(80)
})

test('members are addresses of both families, with a port or with that of the listener', () => {
  expect(poolOf('10.0.0.11\n10.0.0.12:81, fd00::1; [fd00::2]:82')?.members).toEqual([
    { address: '10.0.0.11', protocol_port: 80 },
    { address: '10.0.0.12', protocol_port: 81 },
    { address: 'fd00::1', protocol_port: 80 },
    { address: 'fd00::2', protocol_port: 82 },
  ])
})

test('without a check there is no monitor', () => {
  expect(balancerRequest({ ...form, check: 'none' }).listeners?.[0]?.default_pool).not.toHaveProperty('healthmonitor')
})

test.each(['web-1', '10.0.0.11:0', '10.0.0.11:99999', '10.0.0.300', '10.0.0.11:80\n10.0.0.11'])(
  'what is no member is refused: %j',
  (members) => {
    expect(balancerSchema.safeParse({ ...https, members: '10.0.0.11' }).success).toBe(true)
    expect(balancerSchema.safeParse({ ...https, protocol_port: 80, members }).success).toBe(false)
  },
)
