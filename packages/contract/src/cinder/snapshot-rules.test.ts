import { expect, test } from 'vitest'
import { isSnapshotChanging, snapshotCan } from './snapshot-rules.ts'

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
])('what can be done with a snapshot that is %s, of the group snapshot %s', (status, group, expected) => {
  expect(allowed(status, group)).toEqual(expected)
})

test('[TABLE-04] snapshots change by themselves unless they rest', () => {
  expect(['creating', 'deleting', 'backing-up'].every((status) => isSnapshotChanging({ status }))).toBe(true)
  expect(['available', 'error'].some((status) => isSnapshotChanging({ status }))).toBe(false)
})
