import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey, isSecret, readDraft, removeDraft, writeDraft } from './draft.ts'
import { forgetDrafts } from './forget-drafts.ts'

/** A storage whose entries are its own keys, as in browsers. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  }
  const stored: Record<string, string> = Object.create(methods)
  return stored as unknown as Storage // the methods that are used
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('localStorage', fakeStorage())
})

const KEY = draftKey({ owner: 'ann.p1', address: '/project/instances?modal=x', fields: ['name', 'count'] }) ?? ''

test('typed values are found again with their time', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  writeDraft(KEY, { name: 'web-1', count: 3, networks: ['a'], on: true })
  const defaults = { name: '', count: 1, networks: [], on: false }
  expect(readDraft(KEY, defaults)).toEqual({
    at: 1000,
    values: { name: 'web-1', count: 3, networks: ['a'], on: true },
  })
  removeDraft(KEY)
  expect(readDraft(KEY, defaults)).toBeNull()
})

test('secrets, files and other objects are not stored', () => {
  writeDraft(KEY, {
    name: 'x',
    admin_pass: 's3cret',
    confirm_admin_pass: 's3cret',
    password: 's3cret',
    secret: 's3cret',
    file: new Blob(['s3cret']),
    nested: [{ password: 's3cret' }],
  })
  expect(JSON.stringify(sessionStorage)).not.toContain('s3cret')
  expect(readDraft(KEY, { name: '', password: '' })?.values).toEqual({ name: 'x' })
})

test.each([
  'password',
  'confirmPassword',
  'admin_pass',
  'adminPass',
  'passcode',
  'secret',
  'private_key',
  'client_token',
])('%s is a secret', (name) => expect(isSecret(name)).toBe(true))

test.each(['name', 'public_key', 'key_pair', 'user_data'])('%s is no secret', (name) =>
  expect(isSecret(name)).toBe(false),
)

test('values that the form cannot have any more are left out', () => {
  writeDraft(KEY, { name: ['list'], count: null, gone: 'x' })
  expect(readDraft(KEY, { name: '', count: 1 })?.values).toEqual({ count: null })
  expect(readDraft(KEY, { other: '' })).toBeNull()
})

test('each user, address and form has its own draft, and nobody without a session', () => {
  const same = { owner: 'ann.p1', address: '/a', fields: ['b', 'a'] }
  expect(draftKey(same)).toBe(draftKey({ ...same, fields: ['a', 'b'] }))
  const others = [
    { ...same, owner: 'bob.p1' },
    { ...same, address: '/b' },
    { ...same, fields: ['a'] },
  ]
  for (const other of others) expect(draftKey(other)).not.toBe(draftKey(same))
  expect(draftKey({ ...same, owner: null })).toBeNull()
})

test('signing out forgets the drafts of this tab, and other tabs do not find theirs', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1000)
  writeDraft(KEY, { name: 'web-1' })
  const otherTab = sessionStorage.getItem(KEY) ?? ''
  clock.mockReturnValue(2000)
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual([])
  sessionStorage.setItem(KEY, otherTab)
  expect(readDraft(KEY, { name: '' })).toBeNull()
  clock.mockReturnValue(3000)
  writeDraft(KEY, { name: 'web-2' })
  expect(readDraft(KEY, { name: '' })?.values).toEqual({ name: 'web-2' })
})
