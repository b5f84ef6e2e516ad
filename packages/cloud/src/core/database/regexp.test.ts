import { expect, test } from 'vitest'
import { compileRegexp } from './regexp.ts'

test.each([
  ['web', 'my-web-1', true],
  ['WEB', 'my-web-1', true],
  ['^web', 'my-web-1', false],
  ['1$', 'my-web-1', true],
  ['^$', '', true],
  ['^$', 'x', false],
  ['', 'anything', true],
  ['w.b', 'web', true],
  ['w\\.b', 'web', false],
  ['10\\.0\\.0', 'on-10.0.0.7', true],
  ['a\\\\.', 'a\\b', true],
  ['^(web|app)-[1-3]$', 'app-2', true],
  ['^(web|app)-[1-3]$', 'app-4', false],
  ['^[^a]', 'app', false],
  ['^[a\\d-]+$', '1-a', true],
  ['^a{2,3}$', 'aaaa', false],
  ['^a{2,}$', 'aaaa', true],
  ['^(?:ab)*c?$', 'abab', true],
  ['^\\w+\\s\\w+$', 'two words', true],
  ['a|', 'b', true],
])('/%s/ on "%s": %j', (pattern, text, result) => {
  expect(compileRegexp(pattern)?.(text)).toBe(result)
})

test.each(['('.repeat(100_000), '(', ')', '*', '+a', '[', '[z-a]', 'a{3,2}', 'a\\', '((a{200}){200}){200}'])(
  '/%s/ is no pattern',
  (pattern) => {
    expect(compileRegexp(pattern)).toBeUndefined()
  },
)

test('patterns that make a backtracking engine hang match in linear time', () => {
  expect(compileRegexp('(a+)+$')?.(`${'a'.repeat(255)}b`)).toBe(false)
  expect(compileRegexp('a*a*a*a*a*a*a*a*b')?.('a'.repeat(255))).toBe(false)
})

test('`exact` is case-sensitive', () => {
  expect(compileRegexp('^[a-z]+$', 'exact')?.('Web')).toBe(false)
  expect(compileRegexp('Web', 'exact')?.('my-Web-1')).toBe(true)
})
