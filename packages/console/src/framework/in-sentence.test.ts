import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('a label in a sentence is in lower case, but not in German', () => {
  expect(inSentence('Key Pairs', 'en-US')).toBe('key pairs')
  expect(inSentence('Schlüsselpaare', 'de-AT')).toBe('Schlüsselpaare')
})
