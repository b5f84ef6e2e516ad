import { expect, test } from 'vitest'
import { backupUses } from './storage-uses.ts'
import { regionUses } from './catalog-uses.ts'
import { rbacPolicyUses } from './network-uses.ts'
import { consequencesOf, type ReadList } from './uses.ts'

/** Answers each list by the last words of its path, and counts the calls. */
const listsOf = (lists: Record<string, readonly object[]>): ReadList =>
  (async ({ path }) => lists[path.split('/').findLast((part) => part !== '') ?? ''] ?? []) as ReadList // the rules read these fields only

const region = (id: string, parent: string | null = null) => ({ id, description: null, parent_region_id: parent })

test('a region takes all regions below it with it, and any of their endpoints keeps it', async () => {
  const read = listsOf({
    regions: [region('top'), region('middle', 'top'), region('low', 'middle'), region('other')],
    endpoints: [
      { id: 'e', url: 'http://low', region_id: 'low' },
      { id: 'f', url: 'http://other', region_id: 'other' },
    ],
  })
  const found = await consequencesOf(regionUses, [{ id: 'top' }], read)
  expect(found.map(({ effect, id }) => `${effect} ${id}`)).toEqual(['blocks e', 'goes middle', 'goes low'])
})

test('what is deleted too is no consequence', async () => {
  const read = listsOf({ regions: [region('top'), region('low', 'top')] })
  expect(await consequencesOf(regionUses, [{ id: 'top' }, { id: 'low' }], read)).toEqual([])
})

const backup = (id: string, day: number, is_incremental: boolean, volume_id = 'v') => ({
  ...{ id, name: id, volume_id, is_incremental, status: 'available', created_at: `2026-11-0${day}` },
  ...{ has_dependent_backups: true, 'os-backup-project-attr:project_id': null },
})

test('the increments after a backup keep it, those of other volumes and chains do not', async () => {
  const all = [
    ...[backup('full', 1, false), backup('one', 2, true), backup('two', 3, true)],
    ...[backup('next', 4, false), backup('three', 5, true), backup('elsewhere', 2, true, 'w')],
  ]
  const idsFor = async (id: string) => {
    const items = all.filter((one) => one.id === id)
    return (await consequencesOf(backupUses, items, listsOf({ backups: all }))).map((one) => one.id)
  }
  expect(await idsFor('full')).toEqual(['one', 'two'])
  expect(await idsFor('one')).toEqual(['two'])
  expect(await idsFor('next')).toEqual(['three'])
})

test.each([
  ['one project', 'b', ['loseAccess b', 'listed p']],
  ['all projects', '*', ['loseAccess *', 'listed p', 'listed q']],
])('a network is no longer shared with %s', async (_, target_tenant, expected) => {
  const policy = {
    ...{ id: 'r', project_id: 'a', tenant_id: 'a', object_type: 'network', object_id: 'n' },
    ...{ action: 'access_as_shared', target_tenant },
  }
  const ports = ['a', 'b', 'c'].map((tenant_id, index) => ({ id: 'opq'[index], name: '', tenant_id }))
  const found = await consequencesOf(rbacPolicyUses, [policy], listsOf({ ports }))
  expect(found.map(({ reason, id }) => `${reason} ${id}`)).toEqual(expected)
})
