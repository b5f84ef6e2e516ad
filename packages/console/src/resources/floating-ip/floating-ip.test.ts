import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { allocateRequest } from './AllocateFloatingIp.tsx'
import type { FloatingIp } from './floating-ip.queries.ts'
import { floatingIp, mappedTo, stateOf } from './floating-ip.resource.tsx'

const address = (more: Partial<FloatingIp>) =>
  ({ fixed_ip: null, port_id: null, instance_id: null, instanceName: null, ...more }) as FloatingIp // the code reads nothing else

test('the mapped address has the name of the instance, or its id if the name is unknown', () => {
  expect(mappedTo(address({}))).toBe('')
  expect(mappedTo(address({ fixed_ip: '10.0.0.4', instance_id: 's1', instanceName: 'web' }))).toBe('web 10.0.0.4')
  expect(mappedTo(address({ fixed_ip: '10.0.0.4', instance_id: 's1' }))).toBe('s1 10.0.0.4')
})

test('an address without a port can be associated, one with a port disassociated', () => {
  const context = {} as CellContext // neither reads it
  const may = (port: string | null) =>
    ['associate', 'disassociate'].map((id) => {
      const action = floatingIp.actions.find((each) => each.id === id)
      return action && 'allowed' in action && action.allowed?.(address({ port_id: port }), context)
    })
  expect(may(null)).toEqual([true, false])
  expect(may('p1')).toEqual([false, true])
})

test('only rows with unknown statuses are polled', () => {
  expect(['ACTIVE', 'DOWN', 'ERROR', 'BUILD'].map((status) => floatingIp.isTransitional(address({ status })))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test.each([
  [{ status: 'ACTIVE', port_id: 'p' }, 'attached'],
  [{ status: 'ACTIVE', port_id: null }, 'notAttached'],
  [{ status: 'ACTIVE', port_id: null, port_forwardings: [{ external_port: 80 }] }, 'attached'],
  [{ status: 'DOWN', port_id: null, port_forwardings: [] }, 'notAttached'],
  [{ status: 'DOWN', port_id: 'p' }, 'down'],
  [{ status: 'ERROR', port_id: 'p' }, 'error'],
  [{ status: 'BUILD', port_id: null }, 'BUILD'],
])('an address %j is %s', (attributes, state) => {
  expect(stateOf(address(attributes as Partial<FloatingIp>))).toBe(state) // some have more than the type names
})

test('empty fields are not sent', () => {
  expect(allocateRequest({ pool: 'n1' })).toEqual({ pool_id: 'n1' })
  expect(allocateRequest({ pool: 'n1', project: 'p1', address: '198.51.100.7', description: 'web' })).toEqual({
    pool_id: 'n1',
    tenant_id: 'p1',
    floating_ip_address: '198.51.100.7',
    description: 'web',
  })
})
