import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { namedSchema, orTaken } from './named-values.ts'

const refusal = (status: number) =>
  new ApiError('Duplicate entry', { reason: 'refused', endpoint: 'POST /', status, requestId: 'req-1' })

test('a name that another has is told of under the field', async () => {
  await expect(orTaken(Promise.reject(refusal(409)), 'Used.')).rejects.toMatchObject({
    message: 'name: Used.',
    requestId: 'req-1',
  })
  await expect(orTaken(Promise.reject(refusal(409)), undefined)).rejects.toThrow('name: Duplicate entry')
})

test('any other refusal stays as it is, and so does what is answered', async () => {
  await expect(orTaken(Promise.reject(refusal(403)), 'Used.')).rejects.toThrow(/^Duplicate entry$/)
  expect(await orTaken(Promise.resolve(1), 'Used.')).toBe(1)
})

test('[ROLE-01] a name is required, and no longer than Keystone has room for', () => {
  const judge = (name: string) => namedSchema(5).safeParse({ name, description: '', enabled: true })
  expect([judge('').success, judge('  ').success, judge('123456').success]).toEqual([false, false, false])
  expect(judge(' abc ').data?.name).toBe('abc')
})
