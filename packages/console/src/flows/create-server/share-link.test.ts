import { beforeEach, expect, test, vi } from 'vitest'
import { blankCreate, createSchema, type CreateForm } from './create-form.ts'
import { presetsOf, removePreset, savePreset } from './presets.ts'
import { linkOf, valuesOfLink } from './share-link.ts'

const values: CreateForm = {
  ...blankCreate,
  name: 'web-1',
  instance_count: 2,
  source: ['img'],
  flavor: ['m1.tiny'],
  networks: ['n1', 'n2'],
  security_groups: ['default'],
  key_source: 'existing',
  key_pair: ['laptop'],
  ssh_from: 'everywhere',
  public_address: 'a-floating-ip',
  vol_create: true,
  vol_size: 20,
  vol_delete_on_instance_delete: false,
  admin_pass: 's3cret',
  user_data: 's3cret',
  public_key: 's3cret',
}

test('an address carries the choices and no secrets', () => {
  const link = linkOf(values, { own: true })
  expect(JSON.stringify(link)).not.toContain('s3cret')
  expect(valuesOfLink(link)).toEqual({
    name: 'web-1',
    instance_count: 2,
    source: ['img'],
    source_type: 'image',
    flavor: ['m1.tiny'],
    networks: ['n1', 'n2'],
    security_groups: ['default'],
    key_pair: ['laptop'],
    key_source: 'existing',
    ssh_from: 'everywhere',
    public_address: 'new',
    vol_create: true,
    vol_size: 20,
    vol_delete_on_instance_delete: false,
  })
})

test('a shared address has neither the name nor the key pair', () => {
  const { name, key, image } = linkOf(values, { own: false })
  expect([name, key, image]).toEqual([undefined, undefined, 'img'])
})

test('invalid parameters are ignored', () => {
  expect(valuesOfLink({ count: '-3', ssh: 'all', public: 'yes', volume: 'x', name: 'ok', other: '1' })).toEqual({
    name: 'ok',
  })
})

test.each([
  [{ key_source: 'create', new_key_name: '' }, 'new_key_name'],
  [{ key_source: 'create', new_key_name: 'a/b' }, 'new_key_name'],
  [{ key_source: 'create', new_key_name: 'laptop' }, 'new_key_name'],
  [{ key_source: 'create', new_key_name: 'laptop-2' }, null],
  [{ key_source: 'import', new_key_name: 'x', public_key: '' }, 'public_key'],
  [{ key_source: 'import', new_key_name: 'x', public_key: '-----BEGIN OPENSSH PRIVATE KEY-----' }, 'public_key'],
  [{ key_source: 'import', new_key_name: 'x', public_key: 'ssh-ed25519 AAAAC3Nz+/= me@home' }, null],
  [{ key_source: 'import', new_key_name: 'x', public_key: 'ecdsa-sha2-nistp256 AAAA' }, null],
  [{ key_source: 'existing', key_pair: [] }, 'key_source'],
  [{ key_source: 'existing', key_pair: ['laptop'] }, null],
  [{ key_source: 'none' }, null],
] as const)('%j: %s', (change, field) => {
  const parsed = createSchema({ taken: ['laptop'], requiresKeyPair: false }).safeParse({ ...blankCreate, ...change })
  expect(parsed.error?.issues[0]?.path[0] ?? null).toBe(field)
})

test('a cloud that requires a key pair does not accept none', () => {
  const schema = createSchema({ taken: [], requiresKeyPair: true })
  expect(schema.safeParse({ ...blankCreate, key_source: 'none' }).success).toBe(false)
})

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

test('presets are kept by owner, newest first, one of each name', () => {
  savePreset('ann.p1', { name: 'web', search: { size: 'a' } })
  savePreset('ann.p1', { name: 'db', search: {} })
  savePreset('ann.p1', { name: 'web', search: { size: 'b' } })
  expect(presetsOf('ann.p1')).toEqual([
    { name: 'web', search: { size: 'b' } },
    { name: 'db', search: {} },
  ])
  expect(presetsOf('bob.p1')).toEqual([])
  removePreset('ann.p1', 'web')
  expect(presetsOf('ann.p1').map(({ name }) => name)).toEqual(['db'])
  localStorage.setItem('meridian.presets.ann.p1', '{broken')
  expect(presetsOf('ann.p1')).toEqual([])
})
