import { expect, test } from 'vitest'
import { groupsOf, initialText, problemOf, valueFor, type Parameter } from './parameter-rules.ts'

const parameter = (more: Partial<Parameter>): Parameter => ({ name: 'p', Type: 'String', ...more })

test.each([
  [{}, '', 'required'],
  [{ Default: 'x' }, '', null],
  [{ MinLength: 3, MaxLength: 5 }, 'ab', 'length'],
  [{ MinLength: 3 }, 'ab', 'longer'],
  [{ MaxLength: 1 }, 'ab', 'shorter'],
  [{ MinLength: 2 }, 'ab', null],
  [{ Type: 'Number' }, 'twelve', 'number'],
  [{ Type: 'Number', MinValue: 4, MaxValue: 64 }, '3', 'range'],
  [{ Type: 'Number', MinValue: 4 }, '3', 'atLeast'],
  [{ Type: 'Number', MaxValue: 4 }, '5', 'atMost'],
  [{ Type: 'Number', MinValue: 4, MaxValue: 64 }, '64', null],
  [{ Type: 'Number', Step: 4, Offset: 1 }, '8', 'step'],
  [{ Type: 'Number', Step: 4, Offset: 1 }, '9', null],
  [{ Type: 'Number', Step: 4, MaxValue: 6 }, '8', 'atMost'],
  [{ CustomConstraint: 'ip_addr' }, '10.0.0', 'ip'],
  [{ CustomConstraint: 'ip_addr' }, 'fd00::1', null],
  [{ CustomConstraint: 'net_cidr' }, '203.0.113.0/33', 'cidr'],
  [{ CustomConstraint: 'net_cidr' }, '203.0.113.0/24', null],
  [{ Type: 'CommaDelimitedList', CustomConstraint: 'mac_addr' }, 'fa:16:3e:00:00:01,x', 'mac'],
  [{ CustomConstraint: 'nova.flavor' }, 'anything', null],
  [{ Type: 'Json' }, '{a', 'json'],
  [{ Type: 'Json' }, '{"a": 1}', null],
  [{ AllowedValues: ['small', 2] }, 'large', 'choice'],
  [{ AllowedValues: ['small', 2] }, '2', null],
  [{ Type: 'CommaDelimitedList', AllowedValues: ['a', 'b'] }, 'a,b', null],
  [{ Type: 'CommaDelimitedList', MaxLength: 2 }, 'a,b,c', 'shorter'],
  [{ AllowedPattern: '[a-z]+' }, 'abc1', 'pattern'],
  [{ AllowedPattern: '[a-z]+' }, 'abc', null],
  [{ AllowedPattern: '(?P<python>x)' }, 'anything', null],
] as const)('[STACK-02] a parameter %j with %j has the problem %s', (more, text, problem) => {
  const found = problemOf(parameter(more as Partial<Parameter>), text)
  expect(found && 'message' in found ? found.message : found).toBe(problem)
})

test('the sentence of the template is used for its constraints, and an empty field may keep a value', () => {
  const strict = parameter({ Type: 'Number', MinValue: 1, ConstraintDescription: 'At least one server' })
  expect(problemOf(strict, '0')).toEqual({ own: 'At least one server' })
  expect(problemOf(strict, 'x')).toEqual({ message: 'number', values: {} })
  expect(problemOf(parameter({ NoEcho: 'true' }), '', true)).toBeNull()
})

test('fields stand in the order of the groups, and the rest by name', () => {
  const groups = groupsOf({
    Description: '',
    Parameters: { b: { Type: 'String' }, a: { Type: 'String' }, first: { Type: 'Number' } },
    ParameterGroups: [{ label: 'Size', parameters: ['first', 'gone'] }],
  })
  expect(groups.map(({ label, parameters }) => [label, parameters.map(({ name }) => name)])).toEqual([
    ['Size', ['first']],
    [null, ['a', 'b']],
  ])
})

test('fields without a group stand in the order of the text', () => {
  const [type, order] = [{ Type: 'String' } as const, ['c', 'a', 'b']]
  const [group] = groupsOf({ Description: '', Parameters: { a: type, b: type, c: type } }, order)
  expect(group?.parameters.map(({ name }) => name)).toEqual(['c', 'a', 'b'])
})

test('defaults are typed as people would, and what is typed is sent as Heat takes it', () => {
  expect(initialText(parameter({ Default: ['a', 'b'] }))).toBe('a,b')
  expect(initialText(parameter({ Type: 'Json', Default: { k: 1 } }))).toBe('{"k":1}')
  expect(valueFor(parameter({ Type: 'Json' }), '{"k": 1}')).toEqual({ k: 1 })
  expect([valueFor(parameter({}), ''), valueFor(parameter({ Type: 'Number' }), '4')]).toEqual([null, '4'])
})
