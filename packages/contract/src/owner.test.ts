import { expect, test } from 'vitest'
import { isOwnedBy, ownerOf } from './owner.ts'

test.each([
  [{ project_id: 'p' }, 'p'],
  [{ tenant_id: 'p' }, 'p'],
  [{ owner: 'p', visibility: 'private' }, 'p'],
  [{ 'os-vol-tenant-attr:tenant_id': 'p' }, 'p'],
  [{ 'os-extended-snapshot-attributes:project_id': 'p' }, 'p'],
  [{ 'os-backup-project-attr:project_id': 'p' }, 'p'],
  [{ project_id: '', tenant_id: 'p' }, 'p'],
  [{ project_id: null }, null],
  [{ id: 'x' }, null],
])('the project of %j is %s, whatever its service calls it', (item, owner) => {
  expect(ownerOf(item)).toBe(owner)
})

test.each([
  [{ tenant_id: 'p' }, 'OS::Nova::Server', true],
  [{ 'os-vol-tenant-attr:tenant_id': 'p' }, 'OS::Cinder::Volume', true],
  [{ owner: 'other' }, 'OS::Glance::Image', false],
  [{}, 'OS::Nova::Flavor', false],
  [{ project_id: 'p' }, 'OS::Keystone::User', false],
])('%j of %s belongs to the project: %s', (item, type, own) => {
  expect(isOwnedBy('p', item, type)).toBe(own)
})
