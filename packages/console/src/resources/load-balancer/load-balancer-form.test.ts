import { expect, test } from 'vitest'
import { balancerDefaults, balancerRequest, balancerSchema } from './load-balancer-form.ts'

const form = { ...balancerDefaults, name: 'web', vip_subnet_id: 'subnet' }
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
    expect(balancerSchema.safeParse({ ...form, members }).success).toBe(false)
  },
)
