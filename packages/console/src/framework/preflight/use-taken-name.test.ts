import { expect, test } from 'vitest'
import { takenName } from './use-taken-name.ts'

test('a typed name is taken if something has it, whatever blanks are around it', () => {
  const items = [{ name: 'web' }, { name: '' }, { name: null }]
  expect(takenName(' web ', items)).toBe('web')
  expect(takenName('db', items)).toBeNull()
  expect(takenName(' ', items)).toBeNull()
})
