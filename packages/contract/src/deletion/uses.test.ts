import { expect, test } from 'vitest'
import { backupUses } from './storage-uses.ts'
import { regionUses } from './catalog-uses.ts'
import { interfaceUses, rbacPolicyUses } from './network-uses.ts'
import { consequencesOf, type ReadList, type Uses } from './uses.ts'

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

test('what is deleted too, but is blocked itself, blocks', async () => {
  const uses: Uses<{ id: string; below?: string }> = [
    { effect: 'blocks', type: 'project', find: ({ below }) => (below ? [{ id: below }] : []) },
  ]
  const items = [{ id: 'top', below: 'middle' }, { id: 'middle', below: 'low' }, { id: 'free' }]
  const seen = async (more: { id: string }[]) =>
    (await consequencesOf(uses, [...items, ...more], listsOf({}))).map(({ of, id }) => `${of} ${id}`)
  expect(await seen([])).toEqual(['top middle', 'middle low'])
  expect(await seen([{ id: 'low' }])).toEqual([])
})

test.each([
  ['192.0.2.5', ['address']],
  ['2001:db8::5', []],
])('an interface is kept by a floating IP to an address in its subnet: %s', async (fixed_ip, expected) => {
  const fixed_ips = [
    { subnet_id: 'four', ip_address: '192.0.2.5' },
    { subnet_id: 'six', ip_address: '2001:db8::5' },
  ]
  const read = listsOf({
    floatingips: [{ id: 'address', ip: '198.51.100.1', router_id: 'r', port_id: 'p', fixed_ip }],
    ports: [{ id: 'p', fixed_ips }],
  })
  const own = { id: 'i', device_id: 'r', fixed_ips: [{ subnet_id: 'four', ip_address: '192.0.2.1' }] }
  expect((await consequencesOf(interfaceUses, [own], read)).map(({ id }) => id)).toEqual(expected)
})

const backup = (id: string, day: number, is_incremental: boolean, volume_id = 'v') => ({
  id,
  name: id,
  volume_id,
  is_incremental,
  status: 'available',
  created_at: `2026-11-0${day}`,
  has_dependent_backups: true,
  'os-backup-project-attr:project_id': null,
})

test('the increments after a backup keep it, those of other volumes and chains do not', async () => {
  const all = [
    backup('full', 1, false),
    backup('one', 2, true),
    backup('two', 3, true),
    backup('next', 4, false),
    backup('three', 5, true),
    backup('elsewhere', 2, true, 'w'),
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
    id: 'r',
    project_id: 'a',
    tenant_id: 'a',
    object_type: 'network',
    object_id: 'n',
    action: 'access_as_shared',
    target_tenant,
  }
  const ports = ['a', 'b', 'c'].map((tenant_id, index) => ({ id: 'opq'[index], name: '', tenant_id }))
  const seen = async (...targets: string[]) => {
    const others = targets.map((target, index) => ({ ...policy, id: `other-${index}`, target_tenant: target }))
    const networks = [{ id: 'n', tenant_id: 'a' }]
    const read = listsOf({ ports, networks, rbac_policies: [policy, ...others] })
    return (await consequencesOf(rbacPolicyUses, [policy], read)).map(({ reason, id }) => `${reason} ${id}`)
  }
  expect(await seen()).toEqual(expected)
  // Another policy still lets the project in.
  expect(await seen(target_tenant === '*' ? 'b' : '*')).toEqual(expected.filter((one) => one !== 'listed p'))
  const unknown = await consequencesOf(rbacPolicyUses, [policy], listsOf({ ports }))
  expect(unknown.map(({ effect }) => effect)).toEqual(['affects'])
})
