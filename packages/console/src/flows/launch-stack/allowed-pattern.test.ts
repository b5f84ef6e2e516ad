import { expect, test } from 'vitest'
import { fitsPattern } from './allowed-pattern.ts'

test.each([
  ['[A-Z][a-z0-9]*', 'Web1', true],
  ['[A-Z][a-z0-9]*', 'web', false],
  ['[a-z]+', 'web-1', false], // the whole text
  ['red|green', 'green', true],
  ['red|green', 'greenish', false],
  [String.raw`(\d{1,3}\.){3}\d{1,3}`, '10.0.0.300', true],
  [String.raw`(\d{1,3}\.){3}\d{1,3}`, '10.0.0', false],
  [String.raw`(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})/(\d{1,2})`, '10.0.0.0-24', false],
  [String.raw`[^\]()*]{2,8}`, 'a', false],
  [String.raw`(?:\(a\)|b?)c`, 'x', false],
  ['(?P<name>a)', 'b', true], // Python's
  ['(', 'b', true],
])('the pattern %s of a template fits %s: %s', (pattern, text, fits) => {
  expect(fitsPattern(pattern, text)).toBe(fits)
})

const long = `${'a'.repeat(60)}!`

test.each([
  '(a+)+',
  '(a*)*b',
  '(a|a)*',
  '(a|ab|aa){30}c',
  '(?:a?){60}a{60}',
  'a?'.repeat(60) + 'a'.repeat(60),
  'a*'.repeat(12) + 'b',
  String.raw`([a-z\d]+\.?)+`,
  '(((a{1,9}){1,9}){1,9}){1,9}b',
])('a stranger’s pattern that would keep the page busy is left to Heat: %s', (pattern) => {
  expect(fitsPattern(pattern, long)).toBe(true)
})
