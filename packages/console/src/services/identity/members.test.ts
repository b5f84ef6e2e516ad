import { sendUnlisted } from '../../api/client.ts'
import type { UserSession } from '@meridian/contract'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { memberMessages } from './identity.messages.ts'
import {
  applyChange,
  changeOf,
  memberEditSchema,
  toMemberRoles,
  toMembership,
  withMemberRole,
  type MemberEdit,
} from './members.ts'
import { heldBy, keepsOwnAdmin, type GrantScope } from './role-grants.ts'

const on = { project: { id: 'p', name: 'p' } }
const role = (id: string) => ({ id, name: id })

const roles = [
  { id: 'r1', name: 'member' },
  { id: 'r2', name: 'admin' },
]
const edit: MemberEdit = { roles, before: { ann: ['r1', 'r2'], bob: ['r1'] }, after: { ann: ['r1'], eve: ['r2'] } }

test('[FORM-10] roles of users are separate from roles of groups, and inherited roles are left out', () => {
  const granted = [
    { id: '1', role: role('r1'), user: role('ann'), scope: on },
    { id: '2', role: role('r2'), user: role('ann'), scope: on },
    { id: '3', role: role('r1'), group: role('staff'), scope: on },
    { id: '4', role: role('r1'), user: role('bob'), scope: { ...on, 'OS-INHERIT:inherited_to': 'projects' } },
  ]
  expect(toMemberRoles(heldBy('user', granted))).toEqual({ ann: ['r1', 'r2'] })
  expect(toMemberRoles(heldBy('group', granted))).toEqual({ staff: ['r1'] })
})

test('[FORM-10] members without roles all have the same one', () => {
  expect(toMemberRoles(withMemberRole(toMembership({ ann: [], bob: [] })))).toEqual({
    ann: ['member'],
    bob: ['member'],
  })
})

test('[FORM-10] a step that the user did not open changes nothing', () => {
  expect(changeOf(null)).toEqual({ granted: [], revoked: [] })
  expect(memberEditSchema().safeParse(null).success).toBe(true)
})

test('[FORM-10] every member needs a role, and a check can refuse a change', () => {
  const nobodyLosesAdmin = memberEditSchema(({ revoked }) =>
    revoked.some(({ role: id }) => id === 'r2') ? memberMessages.unableToSave : null,
  )
  expect(memberEditSchema().safeParse(edit).success).toBe(true)
  expect(memberEditSchema().safeParse({ ...edit, after: { ann: [] } }).success).toBe(false)
  expect(nobodyLosesAdmin.safeParse(edit).success).toBe(false)
})

test('[FORM-10] users keep their own admin role in the project or domain that they work in', () => {
  const check = (session: Partial<UserSession>, scope: GrantScope) =>
    keepsOwnAdmin({ id: 'ann', ...session } as UserSession, scope)(changeOf(edit), edit) // it reads nothing else
  const { keepAdmin } = memberMessages
  expect(check({ project_id: 'p' }, { project: 'p' })).toBe(keepAdmin)
  expect(check({ project_id: 'p' }, { project: 'other' })).toBeNull()
  expect(check({ domain_id: 'd' }, { domain: 'd' })).toBe(keepAdmin)
  expect(check({ domain_id: 'd' }, { domain: 'other' })).toBeNull()
})

test('[FORM-10] a refused change does not prevent the others', async () => {
  const refused = new ApiError('no', { reason: 'refused', endpoint: 'PUT', status: 403 })
  const add = vi.fn().mockRejectedValue(refused)
  const remove = vi.fn().mockResolvedValue(undefined)
  expect(await applyChange({ add, remove }, changeOf(edit), sendUnlisted)).toEqual([refused])
  expect(add.mock.calls).toEqual([['eve', 'r2', sendUnlisted]])
  expect(remove.mock.calls).toEqual([
    ['ann', 'r2', sendUnlisted],
    ['bob', 'r1', sendUnlisted],
  ])
})
