import type { Network } from '@meridian/contract'
import { expect, test } from 'vitest'
import { subnetChoices } from './subnet-choices.ts'

const network = (id: string, name: string, subnets: Record<'id' | 'name' | 'cidr', string>[]) =>
  ({ id, name, subnets }) as unknown as Network // all that is read of it

test('subnets go by network and address, and those that the router is on are left out', () => {
  const networks = [
    network('n1', 'private', [
      { id: 's1', name: 'lan', cidr: '10.0.0.0/24' },
      { id: 's2', name: '', cidr: '10.0.1.0/24' },
    ]),
    network('n2', '', [{ id: 's3', name: 'dmz', cidr: '10.1.0.0/24' }]),
  ]
  expect(subnetChoices(networks, [{ fixed_ips: [{ subnet_id: 's1', ip_address: '10.0.0.1' }] }])).toEqual([
    { value: 's2', label: 'private: 10.0.1.0/24' },
    { value: 's3', label: 'n2: 10.1.0.0/24 (dmz)' },
  ])
})
