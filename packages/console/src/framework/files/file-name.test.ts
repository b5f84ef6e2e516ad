import { expect, test } from 'vitest'
import { uploadName } from './uploads.tsx'

test('[FORM-07] the file name fills the name only if it is empty', () => {
  const file = { name: 'backup.tar' }
  expect(uploadName('', file)).toBe('backup.tar')
  expect(uploadName('  ', file)).toBe('backup.tar')
  expect(uploadName('mine', file)).toBe('mine')
  expect(uploadName('', null)).toBe('')
})
