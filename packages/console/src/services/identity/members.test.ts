import { expect, test } from 'vitest'
import { belonging, toMemberRoles, toMembership } from './members.ts'
import { heldBy } from './role-grants.ts'

const on = { project: { id: 'p', name: 'p' } }
const role = (id: string) => ({ id, name: id })

test('[FORM-10] who holds a role is told apart from groups, and from what comes from above', () => {
  const granted = [
    { role: role('r1'), user: role('ann'), scope: on },
    { role: role('r2'), user: role('ann'), scope: on },
    { role: role('r1'), group: role('staff'), scope: on },
    { role: role('r1'), user: role('bob'), scope: { ...on, 'OS-INHERIT:inherited_to': 'projects' } },
  ]
  expect(toMemberRoles(heldBy('user', granted))).toEqual({ ann: ['r1', 'r2'] })
  expect(toMemberRoles(heldBy('group', granted))).toEqual({ staff: ['r1'] })
})

test('[FORM-10] where there are no roles, to be a member is all', () => {
  expect(toMemberRoles(belonging(toMembership({ ann: [], bob: [] })))).toEqual({ ann: ['member'], bob: ['member'] })
})
