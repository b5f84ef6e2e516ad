import type { SubnetPool } from '@meridian/contract'
import { expect, test } from 'vitest'
import { poolRequest, poolSchema, poolValues, type PoolForm } from './subnet-pool-form.ts'

const form = (values: Partial<PoolForm>): PoolForm => ({
  ...poolValues(),
  name: 'pool',
  prefixes: '10.0.0.0/8',
  ...values,
})

test.each<[string, Partial<PoolForm>, boolean]>([
  ['one prefix', {}, true],
  ['no prefix', { prefixes: ' ' }, false],
  ['several prefixes', { prefixes: '10.0.0.0/8\n192.0.2.0/24' }, true],
  ['two IP versions', { prefixes: '10.0.0.0/8\n2001:db8::/32' }, false],
  ['lengths in order', { min_prefixlen: 16, default_prefixlen: 24, max_prefixlen: 28 }, true],
  ['a default below the minimum', { min_prefixlen: 24, default_prefixlen: 16 }, false],
  ['a minimum above the maximum', { min_prefixlen: 28, max_prefixlen: 24 }, false],
])('a pool with %s', (_title, values, isValid) => {
  expect(poolSchema.safeParse(form(values)).success).toBe(isValid)
})

test('only what was entered is sent', () => {
  expect(poolRequest(form({ default_prefixlen: 26, shared: true }))).toEqual({
    name: 'pool',
    description: '',
    address_scope_id: null,
    prefixes: ['10.0.0.0/8'],
    default_prefixlen: 26,
    shared: true,
  })
  const pool = { is_default: true, shared: true } as SubnetPool // no more of it is read
  expect(poolRequest(form({ is_default: true, shared: true }), pool)).not.toHaveProperty('is_default')
  expect(poolRequest(form({ is_default: false }), pool)).toMatchObject({ is_default: false })
})
