import { expect, test } from 'vitest'
import { isSnapshotTransitional, snapshotCan } from './snapshot-rules.ts'

const allowed = (status: string, group_snapshot_id: string | null = null) =>
  Object.entries(snapshotCan)
    .filter(([, can]) => can({ status, group_snapshot_id }))
    .map(([name]) => name)

test.each([
  ['available', null, ['createVolume', 'edit', 'backup', 'delete']],
  ['available', 'group', ['createVolume', 'edit', 'backup']],
  ['creating', null, ['delete']],
  ['error', null, ['delete']],
  ['backing-up', null, []],
])('actions of a snapshot with status %s and group snapshot %s', (status, group, expected) => {
  expect(allowed(status, group)).toEqual(expected)
})

test('[TABLE-04] only snapshots in transitional statuses are polled', () => {
  expect(['creating', 'deleting', 'backing-up'].every((status) => isSnapshotTransitional({ status }))).toBe(true)
  expect(['available', 'error'].some((status) => isSnapshotTransitional({ status }))).toBe(false)
})
