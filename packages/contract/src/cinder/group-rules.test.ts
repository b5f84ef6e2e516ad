import { expect, test } from 'vitest'
import { groupCan, groupSnapshotCan, isGroupChanging } from './group-rules.ts'

test.each([
  ['available', false, ['change', 'edit', 'delete'], ['createGroup', 'delete']],
  ['available', true, ['change', 'edit'], ['createGroup', 'delete']],
  ['error', false, ['edit', 'delete'], ['delete']],
  ['error_deleting', false, ['edit', 'delete'], ['delete']],
  ['creating', false, [], []],
  ['updating', false, [], []],
  ['deleting', true, [], []],
])('a group that is %s, with snapshots: %s', (status, hasSnapshots, ofGroup, ofSnapshot) => {
  const allowed = (rules: Readonly<Record<string, (item: { status: string; hasSnapshots: boolean }) => boolean>>) =>
    Object.entries(rules).flatMap(([name, rule]) => (rule({ status, hasSnapshots }) ? [name] : []))
  expect(allowed(groupCan)).toEqual(ofGroup)
  expect(allowed(groupSnapshotCan)).toEqual(ofSnapshot)
  expect(isGroupChanging({ status })).toBe(ofSnapshot.length === 0)
})
