import type { RoleAssignment } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { roleTexts, rolesByUser } from './roles-held.ts'

const named = (name: string) => ({ id: `id of ${name}`, name })
const held = (user: string, role: string, more: Partial<RoleAssignment>): RoleAssignment => ({
  id: '',
  role: named(role),
  user: named(user),
  scope: {},
  ...more,
})
const demo = { scope: { project: named('demo') } }

test('a user has the roles of each project, domain and the cloud once, the cloud first, also those of groups', () => {
  const roles = rolesByUser([
    held('ann', 'member', demo),
    held('ann', 'admin', { scope: { project: named('Alpha') } }),
    held('ann', 'admin', demo),
    held('ann', 'member', { ...demo, from_group: 'g1' }),
    held('ann', 'reader', { ...demo, implied_by: 'id of member' }),
    held('ann', 'reader', { scope: { system: { all: true } } }),
    held('ann', 'member', { scope: { domain: named('Default'), 'OS-INHERIT:inherited_to': 'projects' } }),
    held('bob', 'reader', demo),
  ])
  const texts = (user: string) => roleTexts(createIntl({ locale: 'en' }), roles.get(`id of ${user}`) ?? [])
  expect(texts('ann')).toEqual([
    'All of the cloud (reader)',
    'Alpha (admin)',
    'Default – Projects below (member)',
    'demo (admin, member)',
  ])
  expect(texts('bob')).toEqual(['demo (reader)'])
})
