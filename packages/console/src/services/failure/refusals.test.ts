import { describe, expect, test } from 'vitest'
import { refusalOf } from './refusals.ts'

const ID = '604782ba-f9ab-4fe0-8f6f-c741573743a0'

describe('a refusal for a quota, as recorded from real services', () => {
  test('of Nova has what is used, of how much, and what was requested', () => {
    const text = 'Quota exceeded for cores, ram: Requested 32, 65536, but already used 6, 3072 of 20, 51200 cores, ram'
    expect(refusalOf(text)).toEqual({
      kind: 'quota',
      quotas: [
        { name: 'cores', requested: '32', used: '6', limit: '20' },
        { name: 'ram', requested: '65536', used: '3072', limit: '51200' },
      ],
    })
  })

  test('of Neutron has the names alone', () => {
    expect(refusalOf("Quota exceeded for resources: ['floatingip'].")).toEqual({
      kind: 'quota',
      quotas: [{ name: 'floatingip' }],
    })
  })

  test('of Cinder has sizes or the limit', () => {
    expect(
      refusalOf(
        'VolumeSizeExceedsAvailableQuota: Requested volume or snapshot exceeds allowed gigabytes quota. Requested 99998G, quota is 1000G and 5G has been consumed.',
      ),
    ).toEqual({ kind: 'quota', quotas: [{ name: 'gigabytes', requested: '99998', limit: '1000', used: '5' }] })
    expect(
      refusalOf("VolumeLimitExceeded: Maximum number of volumes allowed (4) exceeded for quota 'volumes'."),
    ).toEqual({ kind: 'quota', quotas: [{ name: 'volumes', limit: '4', used: '4' }] })
  })

  test('of Swift names none', () => {
    expect(refusalOf('Upload exceeds quota.')).toEqual({ kind: 'quota', quotas: [{ name: '' }] })
  })
})

test.each([
  [`Unable to complete operation on network ${ID}. There are one or more ports still in use on the network`, 'inUse'],
  [`Router ${ID} has ports still attached: ${ID}`, 'inUse'],
  [`Security Group ${ID} in use.`, 'inUse'],
  [`Unable to complete operation on subnet ${ID}: One or more ports have an IP allocation from this subnet.`, 'inUse'],
  [
    `External network ${ID} is not reachable from subnet ${ID}.  Therefore, cannot associate Port ${ID} with a Floating IP.`,
    'noRoute',
  ],
  [`Port ${ID} is currently a parent port for trunk ${ID}.`, 'inUse'],
  [
    'Invalid volume: Volume status must be available or error and must not be migrating, attached, belong to a group, have snapshots',
    'inUse',
  ],
  [`Instance ${ID} is locked`, 'locked'],
  [`Image ${ID} is protected and cannot be deleted.`, 'protected'],
  ["Key pair 'sample-key' already exists.", 'exists'],
  ['The Stack (sample-stack) already exists.', 'exists'],
  [`Cannot 'pause' instance ${ID} while it is in vm_state stopped`, 'state'],
  ['Image with status active cannot be target for import', 'state'],
])('%s', (text, kind) => expect(refusalOf(text)).toEqual({ kind }))

test('an unknown text is not explained', () => expect(refusalOf("Policy doesn't allow x to be performed.")).toBeNull())
