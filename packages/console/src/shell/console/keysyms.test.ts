import { expect, test } from 'vitest'
import { keysymsOf } from './keysyms.ts'

test('text becomes the keys of X: Latin-1 as it is, line ends as Return, the rest by Unicode', () => {
  expect(keysymsOf('Aé\r\n\t€\u0007')).toEqual([0x41, 0xe9, 0xff0d, 0xff09, 0x010020ac])
})
