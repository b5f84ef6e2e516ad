import type { Port } from '@meridian/contract'
import { expect, test } from 'vitest'
import { usersOf } from './group-users.ts'

const port = (id: string, more: Partial<Port>): Port =>
  ({ id, name: '', device_id: '', device_owner: '', fixed_ips: [], security_groups: [], ...more }) as Port // the code reads nothing else

const at = (address: string) => [{ subnet_id: 's', ip_address: address }]

test('the users of a group are instances by name, with all their addresses and groups, then other ports', () => {
  const ports = [
    port('p0', { name: 'vip', fixed_ips: at('10.0.0.9'), security_groups: ['g'] }),
    port('p1', {
      device_id: 'web-id',
      device_owner: 'compute:nova',
      fixed_ips: at('10.0.0.1'),
      security_groups: ['g'],
    }),
    port('p2', {
      device_id: 'web-id',
      device_owner: 'compute:nova',
      fixed_ips: at('10.0.1.1'),
      security_groups: ['h', 'g'],
    }),
    port('p3', { device_id: 'other', device_owner: 'compute:nova', security_groups: ['h'] }),
  ]
  expect(usersOf(ports, 'g', (id) => (id === 'web-id' ? 'web-1' : undefined))).toEqual([
    { id: 'web-id', name: 'web-1', isInstance: true, addresses: ['10.0.0.1', '10.0.1.1'], groups: ['g', 'h'] },
    { id: 'p0', name: 'vip', isInstance: false, addresses: ['10.0.0.9'], groups: ['g'] },
  ])
})

test('an instance whose name is unknown is shown by its id', () => {
  const ports = [port('p', { device_id: 'x', device_owner: 'compute:az', security_groups: ['g'] })]
  expect(usersOf(ports, 'g', () => undefined)).toMatchObject([{ id: 'x', name: 'x' }])
})
