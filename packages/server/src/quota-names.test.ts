import { expect, test } from 'vitest'
import { quotaName } from './quota-names.ts'

test.each([
  ['cores', 'VCPUs'],
  ['gigabytes', 'Total Size of Volumes and Snapshots (GB)'],
  ['security_group_rule', 'Security Group Rules'],
  ['server_group_members', 'Server Group Members'],
  ['gigabytes___DEFAULT__', 'Gigabytes DEFAULT'],
])('the label of the quota %s is %s', (name, called) => {
  expect(quotaName(name)).toBe(called)
})
