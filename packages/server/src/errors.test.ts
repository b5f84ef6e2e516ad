import { expect, test } from 'vitest'
import { errorResponse } from './errors.ts'

test.each(['ENOSPC', 'EDQUOT'])('a disk without room (%s) is reported as such', (code) => {
  expect(errorResponse(Object.assign(new Error('write failed'), { code }))).toEqual({
    status: 507,
    message: 'The disk of the console is full. Its administrator must make room.',
  })
})
