import { expect, test } from 'vitest'
import {
  addMember,
  changesBetween,
  filterNamed,
  membersByRole,
  membershipOf,
  removeMember,
  setRole,
} from './membership-model.ts'

const roles = [
  { id: 'r1', name: 'member' },
  { id: 'r2', name: 'reader' },
]

test('[FORM-10] membership converts from and to lists per role', () => {
  const membership = membershipOf({ r1: ['ann', 'bob'], r2: ['ann'] })
  expect([...(membership.get('ann') ?? [])]).toEqual(['r1', 'r2'])
  expect(membersByRole(membership, roles)).toEqual({ r1: ['ann', 'bob'], r2: ['ann'] })
  expect(membersByRole(membershipOf({}), roles)).toEqual({ r1: [], r2: [] })
})

test('[FORM-10] a new member gets the default role, if there is one', () => {
  expect([...(addMember(new Map(), 'ann', 'r1').get('ann') ?? [])]).toEqual(['r1'])
  expect(addMember(new Map(), 'ann', null).get('ann')?.size).toBe(0)
})

test('[FORM-10] changes are listed role by role', () => {
  const before = membershipOf({ r1: ['ann', 'bob'], r2: ['ann'] })
  let after = setRole(before, 'ann', 'r2', false)
  after = removeMember(after, 'bob')
  after = addMember(after, 'cleo', 'r1')
  expect(changesBetween(before, after)).toEqual({
    granted: [{ member: 'cleo', role: 'r1' }],
    revoked: [
      { member: 'ann', role: 'r2' },
      { member: 'bob', role: 'r1' },
    ],
  })
  expect(before.get('ann')?.size).toBe(2)
})

test('the filter finds part of a name in any case', () => {
  const people = [
    { id: '1', name: 'Bob' },
    { id: '2', name: 'Ann' },
    { id: '3', name: 'Joanna' },
  ]
  expect(filterNamed(people, ' ANN').map(({ name }) => name)).toEqual(['Ann', 'Joanna'])
})
