import type { Network } from '@meridian/contract'
import { expect, test } from 'vitest'
import { subnetChoices } from './AddInterface.tsx'
import { mayBeDeleted } from './Interfaces.tsx'

const network = (id: string, name: string, subnets: Record<'id' | 'name' | 'cidr', string>[]) =>
  ({ id, name, subnets }) as unknown as Network // the code reads nothing else

test('subnets are labelled with network and address, without those that the router is on', () => {
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

test.each([
  ['network:router_interface', true],
  ['network:router_gateway', true],
  ['network:ha_router_replicated_interface', true],
  ['network:router_ha_interface', false],
])('an interface of the owner %s can be deleted: %s', (device_owner, may) => {
  expect(mayBeDeleted({ device_owner })).toBe(may)
})
