import type { Server } from '@meridian/contract'
import { expect, test } from 'vitest'
import type { Hypervisor } from './hypervisor.queries.ts'
import { moveOutlook } from './move-outlook.ts'

// Only what the outlook reads.
const server = (status: string, ram: number) => ({ status, flavor: { ram }, 'OS-EXT-STS:task_state': null }) as Server // a part
const host = (name: string, free: number | null, more: Partial<Hypervisor> = {}) =>
  ({
    service: { host: name },
    state: 'up',
    status: 'enabled',
    memory_mb: free === null ? null : 1000 + free,
    memory_mb_used: free === null ? null : 1000,
    ...more,
  }) as Hypervisor // a part

const servers = [server('ACTIVE', 4096), server('ACTIVE', 2048), server('SHUTOFF', 1024), server('BUILD', 512)]
const hosts = [
  host('here', 9000),
  host('there', 3000),
  host('elsewhere', 2000),
  host('dead', 7000, { state: 'down' }),
  host('closed', 7000, { status: 'disabled' }),
]

test('counts the instances by how they move, and the room of the hosts that can take them', () => {
  expect(moveOutlook(servers, 'live', hosts, { from: 'here', target: null })).toEqual({
    counts: { live: 2, cold: 1, evacuate: 0, stays: 1 },
    ram: 7168,
    hosts: 2,
    free: 5000,
  })
})

test('a chosen host is the only one, whatever its state', () => {
  expect(moveOutlook(servers, 'cold', hosts, { from: 'here', target: 'closed' })).toMatchObject({
    hosts: 1,
    free: 7000,
  })
})

test('an unknown amount makes no sum', () => {
  expect(moveOutlook(servers, 'live', [...hosts, host('new', null)], { from: 'here', target: null }).free).toBeNull()
})
