import { expect, test } from 'vitest'
import { inSentence } from './wording.ts'

test('a label in a sentence is in lower case, except German labels and abbreviations', () => {
  expect(inSentence('Key Pairs', 'en-US')).toBe('key pairs')
  expect(inSentence('Floating IPs', 'en')).toBe('floating IPs')
  expect(inSentence('QoS Policy', 'en')).toBe('QoS policy')
  expect(inSentence('Schlüsselpaare', 'de-AT')).toBe('Schlüsselpaare')
})
