import { expect, test } from 'vitest'
import { toQuotaItems, toQuotaUsages, quotaName } from './quota-sets.ts'

test('[API-CINDER] [API-NOVA] the id of a quota set is not listed as a quota', () => {
  expect(toQuotaItems({ id: 'project', volumes: 10, 'gigabytes_files-gold': -1 })).toEqual([
    { name: 'volumes', display_name: 'Volumes', limit: 10 },
    { name: 'gigabytes_files-gold', display_name: 'Gigabytes Files-gold', limit: -1 },
  ])
})

test('[API-NOVA] each limit has its usage', () => {
  expect(toQuotaUsages({ id: 'project', cores: { limit: 20, in_use: 3, reserved: 1 } })).toEqual([
    { name: 'cores', display_name: 'VCPUs', limit: 20, in_use: 3, reserved: 1 },
  ])
})

test.each([
  ['cores', 'VCPUs'],
  ['gigabytes', 'Total Size of Volumes and Snapshots (GB)'],
  ['security_group_rule', 'Security Group Rules'],
  ['server_group_members', 'Server Group Members'],
  ['gigabytes___DEFAULT__', 'Gigabytes DEFAULT'],
])('the label of the quota %s is %s', (name, called) => {
  expect(quotaName(name)).toBe(called)
})
