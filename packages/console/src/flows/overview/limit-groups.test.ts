import { computeLimitEndpoints, networkQuotaEndpoints } from '@meridian/contract'
import { expect, test } from 'vitest'
import { computeLimited, networkLimited } from './use-limits.ts'

test('compute has instances, VCPUs and RAM in MB, for old and new responses of Nova', () => {
  const answer = {
    maxTotalInstances: 10,
    maxTotalCores: 20,
    maxTotalRAMSize: 51_200,
    maxServerMeta: 128,
    maxTotalKeypairs: 100,
    maxServerGroups: 10,
    maxServerGroupMembers: 10,
    totalRAMUsed: 13_312,
    totalCoresUsed: 11,
    // Seen in a response after a race.
    totalInstancesUsed: -1,
    totalServerGroupsUsed: 1,
  }
  expect(computeLimited(computeLimitEndpoints.computeLimits.result.parse(answer))).toEqual([
    { id: 'instances', used: 0, max: 10 },
    { id: 'vcpus', used: 11, max: 20 },
    { id: 'ram', used: 13_312, max: 51_200, unit: 'MB' },
  ])
})

test('networks are in the order of the page, with reserved amounts, and without resources that have no quota in Neutron', () => {
  const quota = (name: string, limit: number, used: number, reserved = 0) => ({
    name,
    display_name: name,
    limit,
    in_use: used,
    reserved,
  })
  const answer = { items: [quota('port', 500, 13, 1), quota('trunk', -1, 1), quota('floatingip', -1, 2)] }
  expect(networkLimited(networkQuotaEndpoints.networkQuotaView.result.parse(answer).items)).toEqual([
    { id: 'floatingIps', used: 2, max: -1, allocated: true },
    { id: 'ports', used: 14, max: 500 },
  ])
})
