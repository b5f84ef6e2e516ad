import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { nameRule, orNameTaken } from './name-field.ts'

const refusal = (status: number) =>
  new ApiError('Duplicate entry', { reason: 'refused', endpoint: 'POST /', status, requestId: 'req-1' })

test('a name conflict is reported at the field', async () => {
  await expect(orNameTaken(Promise.reject(refusal(409)), 'Used.')).rejects.toMatchObject({
    message: 'name: Used.',
    requestId: 'req-1',
    cause: { message: 'Duplicate entry' },
  })
})

test('other errors and results pass unchanged', async () => {
  await expect(orNameTaken(Promise.reject(refusal(403)), 'Used.')).rejects.toThrow(/^Duplicate entry$/)
  expect(await orNameTaken(Promise.resolve(1), 'Used.')).toBe(1)
})

test('[ROLE-01] a name is required and at most as long as Keystone stores', () => {
  const check = (name: string) => nameRule(5).safeParse(name)
  expect([check('').success, check('  ').success, check('123456').success]).toEqual([false, false, false])
  expect(check(' abc ').data).toBe('abc')
})
