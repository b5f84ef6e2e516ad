import { describe, expect, test } from 'vitest'
import { ACL_KINDS, aclTable, aclTexts, isValidAclRow, withPublicAccess, type AclKind, type AclRow } from './acl.ts'

const row = (kind: AclKind, name = '', rest: Partial<AclRow> = {}): AclRow => ({
  kind,
  project: '',
  name,
  read: true,
  write: false,
  ...rest,
})

describe('access lists as a table', () => {
  test.each<[read: string, rows: AclRow[], listings: boolean]>([
    ['', [], false],
    ['.r:*', [row('everyone')], false],
    ['.r:*,.rlistings', [row('everyone')], true],
    ['.r:*,.r:-.thief.example,.rlistings', [row('everyone'), row('blocked', '.thief.example')], true],
    ['.r:.friends.example', [row('site', '.friends.example')], false],
    ['p1:u1', [row('user', 'u1', { project: 'p1' })], false],
    ['*:u1,p1:*', [row('user', 'u1', { project: '*' }), row('user', '*', { project: 'p1' })], false],
    ['auditor', [row('role', 'auditor')], false],
    ['.future:x,a:b:c', [row('other', '.future:x'), row('other', 'a:b:c')], false],
    ['.rlistings', [], true],
  ])('the read list "%s" is parsed, and written as it was', (read, rows, listings) => {
    const texts = { read_acl: read, write_acl: '' }
    expect(aclTable(texts)).toEqual({ rows, listings })
    expect(aclTexts(aclTable(texts))).toEqual(texts)
  })

  test('a grantee in both lists is one row', () => {
    const texts = { read_acl: 'p1:u1,p2:*', write_acl: 'p1:u1,p3:u3' }
    expect(aclTable(texts).rows).toEqual([
      row('user', 'u1', { project: 'p1', write: true }),
      row('user', '*', { project: 'p2' }),
      row('user', 'u3', { project: 'p3', read: false, write: true }),
    ])
    expect(aclTexts(aclTable(texts))).toEqual(texts)
  })

  test('spaces, empty elements and the long names of referrers are written in the short form', () => {
    expect(aclTexts(aclTable({ read_acl: ' .referrer: * ,, p:u,.rlistings ', write_acl: ' p:u , ' }))).toEqual({
      read_acl: '.r:*,.rlistings,p:u',
      write_acl: 'p:u',
    })
  })

  test('a referrer in the write list, which Swift refuses, stays as it is', () => {
    const texts = { read_acl: '', write_acl: '.r:*' }
    expect(aclTable(texts).rows).toEqual([row('other', '.r:*', { read: false, write: true })])
    expect(aclTexts(aclTable(texts))).toEqual(texts)
  })

  test('every combination of three elements survives a second reading', () => {
    const elements = ['.r:*', '.r:a.example', '.r:-b.example', '.rlistings', 'p:u', '*:u', 'p:*', 'role', '.x:y']
    for (const a of elements)
      for (const b of elements)
        for (const c of elements) {
          const once = aclTexts(aclTable({ read_acl: [a, b, c].join(), write_acl: [c, a].join() }))
          expect(aclTexts(aclTable(once))).toEqual(once)
          expect(new Set(once.read_acl.split(','))).toEqual(new Set([a, b, c]))
          // What the order decides: the referrers.
          const referrers = [...new Set([a, b, c])].filter((one) => one.startsWith('.r:'))
          expect(once.read_acl.split(',').filter((one) => one.startsWith('.r:'))).toEqual(referrers)
        }
  })
})

describe('rows that Swift would not read as entered are invalid', () => {
  test.each<[AclRow, boolean]>([
    [row('user', 'u', { project: 'p' }), true],
    [row('user', '*', { project: '*' }), true],
    [row('user', 'u', { project: '' }), false],
    [row('user', '', { project: 'p' }), false],
    [row('user', 'u,.r:*', { project: 'p' }), false],
    [row('user', 'u:v', { project: 'p' }), false],
    [row('user', 'u', { project: '.r' }), false],
    [row('role', 'auditor'), true],
    [row('role', '.rlistings'), false],
    [row('role', 'a:b'), false],
    [row('site', '.example.com'), true],
    [row('site', '*'), false],
    [row('site', '-x.example'), false],
    [row('site', 'x.example', { write: true }), false],
    [row('blocked', ''), false],
    [row('everyone'), true],
    [row('everyone', '', { read: false }), false],
    [row('other', '.future:x'), true],
  ])('%o: %s', (one, isValid) => {
    expect(isValidAclRow(one)).toBe(isValid)
  })

  test('a row without any permission grants nothing', () => {
    for (const kind of ACL_KINDS) expect(isValidAclRow(row(kind, 'x', { project: 'p', read: false }))).toBe(false)
  })
})

describe('public access leaves the other grantees alone', () => {
  test.each<[before: string, isPublic: boolean, after: string]>([
    ['', true, '.r:*,.rlistings'],
    ['p:u', true, '.r:*,.rlistings,p:u'],
    ['.r:*,.rlistings,p:u', false, 'p:u'],
    ['.r:*,.r:-.thief.example', true, '.r:*,.r:-.thief.example,.rlistings'],
    ['.r:*,.r:a.example,.rlistings', false, '.r:a.example,.rlistings'],
    ['.r:*,.rlistings', false, ''],
  ])('"%s", public: %s', (before, isPublic, after) => {
    expect(withPublicAccess(before, isPublic)).toBe(after)
  })
})
