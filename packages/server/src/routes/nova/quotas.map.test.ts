import { expect, test } from 'vitest'
import { editableQuotas, type CloudAbilities } from './quotas.map.ts'

const ALL: CloudAbilities = {
  services: { compute: true, volume: true },
  extensions: ['quotas', 'security-group', 'router'],
  settings: {},
}

test.each<[string, Partial<CloudAbilities>, string[], string[]]>([
  ['of all services', {}, ['cores', 'gigabytes', 'network', 'router', 'security_group_rule'], ['nonsense']],
  ['without volumes', { services: { compute: true, volume: false } }, ['cores'], ['volumes']],
  ['without compute', { services: { compute: false, volume: true } }, ['volumes'], ['cores']],
  ['without networks', { extensions: null }, ['cores'], ['network', 'router', 'security_group']],
  ['without security groups', { extensions: ['quotas'] }, ['network', 'floatingip'], ['security_group']],
  ['without quotas of networks', { extensions: ['security-group'] }, ['cores'], ['network', 'security_group']],
  [
    'without routers',
    { settings: { OPENSTACK_NEUTRON_NETWORK: { enable_router: false } } },
    ['network'],
    ['router', 'floatingip'],
  ],
  [
    'without quotas of compute',
    { settings: { OPENSTACK_HYPERVISOR_FEATURES: { enable_quotas: false } } },
    ['volumes'],
    ['cores', 'ram'],
  ],
])('[API-NOVA] quotas %s', (_what, change, some, none) => {
  const names = editableQuotas({ ...ALL, ...change })
  expect(names).toEqual(expect.arrayContaining(some))
  expect(names.filter((name) => none.includes(name))).toEqual([])
})
