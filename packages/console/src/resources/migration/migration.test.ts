import type { LiveMigration } from '@meridian/contract'
import { expect, test } from 'vitest'
import { bytesOf, isRunning, secondsLeft } from './migration.queries.ts'

const live = (change: Partial<LiveMigration> = {}): LiveMigration => ({
  id: 1,
  server_uuid: 'one',
  status: 'running',
  memory_total_bytes: 3000,
  memory_remaining_bytes: 1000,
  disk_total_bytes: 1000,
  disk_remaining_bytes: 1000,
  created_at: '2026-11-17T10:00:00.000000',
  updated_at: null,
  ...change,
})

const at = (seconds: number) => Date.parse('2026-11-17T10:00:00Z') + seconds * 1000

test('memory and disks are copied together', () => {
  expect(bytesOf(live())).toEqual({ total: 4000, copied: 2000 })
  expect(bytesOf(live({ disk_total_bytes: null, disk_remaining_bytes: null }))).toEqual({ total: 3000, copied: 2000 })
  expect(bytesOf(live({ memory_total_bytes: 0, disk_total_bytes: 0 }))).toBeNull()
  expect(bytesOf(null)).toBeNull()
})

test('the time left follows from the speed so far', () => {
  expect(secondsLeft(live(), at(10))).toBe(10)
  expect(secondsLeft(live({ memory_remaining_bytes: 0, disk_remaining_bytes: 0 }), at(10))).toBe(0)
  expect(secondsLeft(live({ memory_remaining_bytes: 3000 }), at(10))).toBeNull()
  expect(secondsLeft(live({ created_at: '2026-11-17T10:00:00Z' }), at(20))).toBe(20)
})

test.each([
  ['running', true],
  ['preparing', true],
  ['post-migrating', true],
  ['completed', false],
  ['error', false],
  ['cancelled', false],
])('a migration that is %s is in progress: %s', (status, running) => {
  expect(isRunning({ status })).toBe(running)
})
