import type { VolumeSnapshot } from '@meridian/contract'
import { expect, test } from 'vitest'
import { latestOf, revertProblem } from './RevertVolume.tsx'
import { revertMessages } from './volume-forms.messages.ts'

const snapshot = (id: string, created: string, more: object = {}): VolumeSnapshot =>
  ({ id, name: id, created_at: created, size: 2, status: 'available', ...more }) as VolumeSnapshot // the rules read no more

test('a volume is reverted to its latest snapshot', () => {
  const all = [
    snapshot('a', '2026-01-02T00:00:00'),
    snapshot('b', '2026-03-01T00:00:00'),
    snapshot('c', '2025-12-31T00:00:00'),
  ]
  expect(latestOf(all)?.id).toBe('b')
  expect(latestOf([])).toBeUndefined()
})

test('without a snapshot of its size that is available, a volume is not reverted', () => {
  const at = '2026-01-02T00:00:00'
  expect(revertProblem({ size: 2 }, snapshot('a', at))).toBeNull()
  expect(revertProblem({ size: 2 }, undefined)).toBe(revertMessages.noSnapshot)
  expect(revertProblem({ size: 3 }, snapshot('a', at))).toBe(revertMessages.otherSize)
  expect(revertProblem({ size: 2 }, snapshot('a', at, { status: 'creating' }))).toBe(revertMessages.notAvailable)
})
