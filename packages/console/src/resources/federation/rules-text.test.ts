import { expect, test } from 'vitest'
import { problemOfRules } from './rules-text.ts'

test.each([
  ['[{"local": [], "remote": [{"type": "A"}]}]', null],
  ['[', 'no list'],
  ['[{"local": [], "remote": [{"type": ""}]}]', /^0\.remote\.0\.type: /],
  ['[]', /At least one rule/],
])('the problem of %s is %s', (text, problem) => {
  if (typeof problem === 'object' && problem) expect(problemOfRules(text, 'no list')).toMatch(problem)
  else expect(problemOfRules(text, 'no list')).toBe(problem)
})
