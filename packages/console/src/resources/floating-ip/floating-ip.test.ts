import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { associate, disassociate } from './floating-ip.actions.ts'
import { isSettling, mappedTo } from './floating-ip.columns.tsx'
import type { FloatingIp } from './floating-ip.queries.ts'
import { allocateRequest } from './form/allocate.ts'

const address = (more: Partial<FloatingIp>) =>
  ({ fixed_ip: null, port_id: null, instance_id: null, instanceName: null, ...more }) as FloatingIp // all that is read of it

test('an address says what it leads to: by name where that is known', () => {
  expect(mappedTo(address({}))).toBe('')
  expect(mappedTo(address({ fixed_ip: '10.0.0.4', instance_id: 's1', instanceName: 'web' }))).toBe('web 10.0.0.4')
  expect(mappedTo(address({ fixed_ip: '10.0.0.4', instance_id: 's1' }))).toBe('s1 10.0.0.4')
})

test('one that leads nowhere can be associated, one that leads somewhere disassociated', () => {
  const context = {} as CellContext // neither reads it
  const may = (port: string | null) =>
    [associate, disassociate].map(({ allowed }) => allowed?.(address({ port_id: port }), context))
  expect(may(null)).toEqual([true, false])
  expect(may('p1')).toEqual([false, true])
})

test('only unknown states are followed until they rest', () => {
  expect(['ACTIVE', 'DOWN', 'ERROR', 'BUILD'].map((status) => isSettling(address({ status })))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('what was left empty is not asked for', () => {
  expect(allocateRequest({ pool: 'n1' })).toEqual({ pool_id: 'n1' })
  expect(allocateRequest({ pool: 'n1', project: 'p1', address: '198.51.100.7', description: 'web' })).toEqual({
    pool_id: 'n1',
    tenant_id: 'p1',
    floating_ip_address: '198.51.100.7',
    description: 'web',
  })
})
