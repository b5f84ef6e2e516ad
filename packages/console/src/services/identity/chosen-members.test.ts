import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { applyChange, changeOf, chosenMembers, type ChosenMembers } from './chosen-members.ts'
import { memberMessages } from './members.messages.ts'

const roles = [
  { id: 'r1', name: 'member' },
  { id: 'r2', name: 'admin' },
]
const chosen: ChosenMembers = { roles, before: { ann: ['r1', 'r2'], bob: ['r1'] }, after: { ann: ['r1'], eve: ['r2'] } }

test('[FORM-10] a step that nobody looked at changes nothing', () => {
  expect(changeOf(null)).toEqual({ granted: [], revoked: [] })
  expect(chosenMembers().safeParse(null).success).toBe(true)
})

test('[FORM-10] nobody is a member without a role, and what must not be is objected to', () => {
  const nobodyLosesAdmin = chosenMembers(({ revoked }) =>
    revoked.some(({ role }) => role === 'r2') ? memberMessages.unableToSave : null,
  )
  expect(chosenMembers().safeParse(chosen).success).toBe(true)
  expect(chosenMembers().safeParse({ ...chosen, after: { ann: [] } }).success).toBe(false)
  expect(nobodyLosesAdmin.safeParse(chosen).success).toBe(false)
})

test('[FORM-10] what one call refuses keeps the others from nothing', async () => {
  const refused = new ApiError('no', { reason: 'refused', endpoint: 'PUT', status: 403 })
  const add = vi.fn().mockRejectedValue(refused)
  const remove = vi.fn().mockResolvedValue(undefined)
  expect(await applyChange({ add, remove }, changeOf(chosen))).toEqual([refused])
  expect(add.mock.calls).toEqual([['eve', 'r2']])
  expect(remove.mock.calls).toEqual([
    ['ann', 'r2'],
    ['bob', 'r1'],
  ])
})
