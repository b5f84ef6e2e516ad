import { expect, test } from 'vitest'
import { backupCan, backupChain, isBackupChanging } from './backup-rules.ts'

test.each([
  ['available', false, ['restore', 'delete'], false],
  ['available', true, ['restore'], false],
  ['error', false, ['delete'], false],
  ['error_deleting', false, ['forceDelete'], false],
  ['creating', false, ['forceDelete'], true],
  ['restoring', false, ['forceDelete'], true],
  ['deleting', false, [], true],
])('a backup that is %s, with increments: %s', (status, has_dependent_backups, allowed, isChanging) => {
  const backup = { status, has_dependent_backups }
  const can = Object.entries(backupCan).flatMap(([name, rule]) => (rule(backup) ? [name] : []))
  expect(can).toEqual(allowed)
  expect(isBackupChanging(backup)).toBe(isChanging)
})

const backup = (id: string, day: number, is_incremental: boolean, status = 'available') => ({
  id,
  is_incremental,
  status,
  created_at: `2026-01-0${day}T00:00:00`,
})
const backups = [
  backup('third', 3, true),
  backup('first', 1, false),
  backup('second', 2, true),
  backup('failed', 4, false, 'error'),
  backup('fourth', 5, true),
  backup('other', 6, false),
  backup('otherSecond', 7, true),
]

test.each([
  ['first', ['first', 'second', 'third', 'fourth']],
  ['fourth', ['first', 'second', 'third', 'fourth']],
  ['failed', ['failed']],
  ['otherSecond', ['other', 'otherSecond']],
  ['unknown', []],
])('the chain of backup %s, oldest first', (id, chain) => {
  expect(backupChain(backups, id).map((link) => link.id)).toEqual(chain)
})

test('an increment whose full backup is not listed begins a chain', () => {
  expect(backupChain([backup('lone', 1, true)], 'lone').map(({ id }) => id)).toEqual(['lone'])
})
