import { expect, test } from 'vitest'
import type { RoleAssignment } from '../keystone/role-assignments.ts'
import { holderConsequences } from './identity-consequences.ts'

const named = (id: string) => ({ id, name: id })
const grant = (role: string, holder: Partial<RoleAssignment>, project: string): RoleAssignment => ({
  id: 'g',
  role: named(role),
  ...holder,
  scope: { project: named(project) },
})
const user = (id: string) => ({ user: named(id) })
const said = (found: ReturnType<typeof holderConsequences>) => found.map(({ reason, name }) => `${reason} ${name}`)

test('who is the only administrator of a project leaves it without one', () => {
  const assignments = [
    grant('admin', user('ann'), 'web'),
    grant('member', user('ann'), 'web'),
    grant('admin', user('ann'), 'shop'),
    grant('admin', { group: named('ops') }, 'shop'),
    grant('member', user('bob'), 'web'),
    grant('reader', user('ann'), 'docs'),
  ]
  expect(said(holderConsequences('user', [named('ann')], assignments))).toEqual([
    'lastAdmin web',
    'rolesOn shop',
    'rolesOn docs',
  ])
  expect(said(holderConsequences('user', [named('bob')], assignments))).toEqual(['rolesOn web'])
  expect(said(holderConsequences('group', [named('ops')], assignments))).toEqual(['rolesOn shop'])
})

test('administrators that are deleted together do not count for each other', () => {
  const both = [grant('admin', user('ann'), 'web'), grant('admin', user('bob'), 'web')]
  expect(said(holderConsequences('user', [named('ann')], both))).toEqual(['rolesOn web'])
  expect(said(holderConsequences('user', [named('ann'), named('bob')], both))).toEqual([
    'lastAdmin web',
    'lastAdmin web',
  ])
})

test('a domain and the whole system can lose their last administrator, too', () => {
  const on = (scope: RoleAssignment['scope']): RoleAssignment => ({
    id: 'g',
    role: named('admin'),
    ...user('ann'),
    scope,
  })
  const all = [on({ domain: named('acme') }), on({ system: { all: true } })]
  expect(said(holderConsequences('user', [named('ann')], all))).toEqual(['lastAdmin acme', 'lastAdmin system'])
})
