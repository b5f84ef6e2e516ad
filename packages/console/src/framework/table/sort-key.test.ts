import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSortKeys } from './sort-key.ts'

const name = fc.array(fc.constantFrom('web', 'Web', '-', '_', ' ', '.', '2', '10', '007', 'a', 'Z', '(', '~'), {
  maxLength: 6,
})
const word = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
  name.map((parts) => parts.join('')),
)

test.each(['en', 'de', 'ja'])('keys sort as the language does (%s)', (locale) => {
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const keyOf = createSortKeys(words)
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [a, b] = [keyOf(one) ?? '', keyOf(other) ?? '']
      expect(Number(a > b) - Number(a < b)).toBe(Math.sign(words.compare(one, other)))
    }),
    { numRuns: 3000 },
  )
})

test('a word beyond ASCII is left to the collator', () => {
  expect(createSortKeys(new Intl.Collator('de'))('Äpfel')).toBeNull()
})
