import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSortKeys, differInDigits } from './sort-key.ts'

const name = fc.array(fc.constantFrom('web', 'Web', '-', '_', ' ', '.', '2', '10', '007', 'a', 'Z', '(', '~'), {
  maxLength: 6,
})
const word = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
  name.map((parts) => parts.join('')),
)

test.each(['en', 'de', 'ja'])('keys sort in the order of the language (%s)', (locale) => {
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

test('text beyond ASCII is left to the collator', () => {
  expect(createSortKeys(new Intl.Collator('de'))('Äpfel')).toBeNull()
})

test('texts that differ only in digits, as dates, need no keys', () => {
  const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
  fc.assert(
    fc.property(fc.array(date, { minLength: 2 }), (dates) => {
      const texts = dates.map((each) => each.toISOString())
      expect(differInDigits([...texts, ''])).toBe(true)
      expect(texts.toSorted()).toEqual(texts.toSorted(words.compare))
    }),
  )
  expect(differInDigits(['(1) a.b*', '(2) a.b*'])).toBe(true)
  expect(differInDigits(['a.1', 'ab1'])).toBe(false)
  expect(differInDigits(['web-1', 'web-10'])).toBe(false)
  expect(differInDigits(['web-1', 'Web-2'])).toBe(false)
})
