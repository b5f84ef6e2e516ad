import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEnforcer, PolicyError } from './index.ts'
import type { Credentials, Target } from './index.ts'

const demo: Credentials = {
  user_id: 'u1',
  project_id: 'p1',
  domain_id: null,
  roles: ['Member', 'reader'],
  is_admin: true,
  system_scope: 'all',
  groups: ['g1', 'g2'],
  token: { project: { domain: { id: 'd1' } } },
}
const checkRule = (rule: string, target: Target = {}, credentials = demo) =>
  createEnforcer({ rule }).check('rule', target, credentials)

describe('one rule', () => {
  test.each<[rule: string, target: Target, allowed: boolean]>([
    ['', {}, true],
    ['   ', {}, true],
    ['@', {}, true],
    ['!', {}, false],
    ['role:member', {}, true],
    ['role:READER', {}, true],
    ['role:admin', {}, false],
    ['role:%(wanted)s', { wanted: 'member' }, true],
    ['role:%(wanted)s', {}, false],
    ['not role:admin', {}, true],
    ['not not role:admin', {}, false],
    ['NOT role:member OR role:reader', {}, true],
    ['role:admin or role:member and role:nobody', {}, false],
    ['(role:admin or role:member) and role:reader', {}, true],
    ['role:member or role:admin and role:nobody', {}, true],
    ['not (role:admin or role:member)', {}, false],
    ['((role:member))', {}, true],
    ['project_id:%(project_id)s', { project_id: 'p1' }, true],
    ['project_id:%(project_id)s', { project_id: 'p2' }, false],
    ['project_id:%(project_id)s', {}, false],
    ['(project_id:%(project_id)s)', { project_id: 'p1' }, true],
    ['project_id:p1', {}, true],
    ['user_id:%(target.user.id)s', { 'target.user.id': 'u1' }, true],
    ['user_id:%(target.user.id)s', { target: { user: { id: 'u1' } } }, true],
    ['user_id:%(target.user.id)s', { target: { user: 'u1' } }, false],
    ['token.project.domain.id:%(domain_id)s', { domain_id: 'd1' }, true],
    ['groups:%(group)s', { group: 'g2' }, true],
    ['groups:%(group)s', { group: 'g3' }, false],
    ["'public':%(visibility)s", { visibility: 'public' }, true],
    ['"public":%(visibility)s', { visibility: 'private' }, false],
    ['is_admin:True', {}, true],
    ['is_admin:1', {}, false],
    ['True:%(enabled)s', { enabled: true }, true],
    ['1:%(count)s', { count: 1 }, true],
    ['None:%(domain_id)s', { domain_id: null }, true],
    ['None:%(domain_id)s', { domain_id: 'd1' }, false],
    ['None:%(domain_id)s', {}, false],
    ['system_scope:all', {}, true],
    ['domain_id:%(domain_id)s', { domain_id: null }, false],
    ['tenant_id:%(network:tenant_id)s', { 'network:tenant_id': 'p1' }, false],
    ['project_id:%(network:tenant_id)s', { 'network:tenant_id': 'p1' }, true],
    ['field:networks:shared=True', { shared: true }, true],
    ['field:networks:router:external=True', { 'router:external': false }, false],
    ['field:networks:shared=True', {}, false],
    ['field:port:device_owner=~^network:', { device_owner: 'network:dhcp' }, true],
    ['field:port:device_owner=~^network:', { device_owner: 'compute:nova' }, false],
    ['http://judge.example/check', {}, false],
    ['https://judge.example/check or role:member', {}, true],
    ['constructor:%(toString)s', {}, false],
    ['project_id:%(a)s-%(b)s', { a: 'p', b: '1' }, false],
    ['project_id:%(a)s%(b)s', { a: 'p', b: '1' }, true],
  ])('%j on %j returns %s', (rule, target, allowed) => {
    expect(checkRule(rule, target)).toBe(allowed)
  })
})

describe('a set of rules', () => {
  const check = (rules: Record<string, string>, name: string) => createEnforcer(rules).check(name, {}, demo)

  test('rules can refer to each other in any order', () => {
    expect(check({ a: 'rule:b and rule:c', b: 'role:member', c: 'rule:b' }, 'a')).toBe(true)
    expect(check({ a: 'not rule:b', b: 'role:member' }, 'a')).toBe(false)
  })

  test('an unknown rule uses `default`, and is allowed without `default`', () => {
    expect(check({ default: '!' }, 'gone')).toBe(false)
    expect(check({ default: 'role:member' }, 'gone')).toBe(true)
    expect(check({ a: '!' }, 'gone')).toBe(true)
    expect(check({}, 'constructor')).toBe(true)
  })

  test('a reference to an unknown rule uses `default`, and is refused without `default`', () => {
    expect(check({ a: 'rule:gone', default: '@' }, 'a')).toBe(true)
    expect(check({ a: 'rule:gone' }, 'a')).toBe(false)
  })

  test.each<[rules: Record<string, string>]>([
    [{ a: 'rule:a' }],
    [{ a: 'not rule:a' }],
    [{ a: 'role:member or rule:b', b: 'rule:a' }],
    [{ a: 'not rule:b', b: 'rule:c', c: 'rule:b' }],
    [{ a: 'rule:gone', default: 'rule:gone' }],
  ])('%j refuses and reports a cycle', (rules) => {
    const enforcer = createEnforcer(rules)
    expect(enforcer.check('a', {}, demo)).toBe(false)
    expect(enforcer.problems.join()).toContain('"a": refers to itself')
  })

  test('a chain of ten thousand references is refused and does not overflow the stack', () => {
    const rules = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`r${at}`, `rule:r${at + 1}`]))
    const enforcer = createEnforcer({ ...rules, r10000: '@' })
    expect(enforcer.check('r0', {}, demo)).toBe(false)
    expect(enforcer.check('r9990', {}, demo)).toBe(true)
  })

  test('reports remote checks when the rules are loaded', () => {
    expect(createEnforcer({ a: 'role:x or (not https://judge.example/)', b: 'role:x' }).problems).toEqual([
      'Policy rule "a": http: and https: checks always refuse',
    ])
  })
})

describe('a rule that cannot be parsed', () => {
  test.each<[rule: string, position: number, reason: string]>([
    ['role:a and', 10, 'expected a check, found the end'],
    ['role:a role:b', 7, 'found "role:b"'],
    ['(role:a', 7, 'expected ")"'],
    ['role:a)', 6, 'found ")"'],
    ['or role:a', 0, 'found "or"'],
    ['role:a and or', 11, 'found "or"'],
    ['()', 1, 'found ")"'],
    ['role:a or admin', 10, '"admin" is not a check'],
    [':a', 0, 'needs a kind'],
    ["'public:%(visibility)s", 0, 'unclosed quote'],
    ['field:networks:shared', 6, 'field:resource:name=value'],
    ['field:port:owner=~[', 6, 'not a pattern'],
    ['('.repeat(20_000) + '@' + ')'.repeat(20_000), 101, 'nested more than 100 deep'],
    ['not '.repeat(20_000) + '@', 404, 'nested more than 100 deep'],
  ])('%.30j fails at %i', (rule, position, reason) => {
    const failure = expect.objectContaining({ rule: 'broken', position, message: expect.stringContaining(reason) })
    expect(() => createEnforcer({ broken: rule })).toThrow(failure)
    expect(() => createEnforcer({ broken: rule })).toThrow(PolicyError)
  })
})

describe('any rule', () => {
  const word = fc.constantFrom('(', ')', 'and', 'or', 'not', '@', '!', 'role:member', 'rule:r', "'x':%(y)s", '%(', ':')
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
  )
  const tree = fc.letrec<{ rule: string }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('@', '!', 'role:member', 'role:admin', 'project_id:%(project_id)s', "'x':%(kind)s"),
      fc.tuple(tie('rule'), tie('rule')).map(([a, b]) => `(${a} and ${b})`),
      fc.tuple(tie('rule'), tie('rule')).map(([a, b]) => `(${a} or ${b})`),
      tie('rule').map((a) => `not ${a}`),
    ),
  })).rule
  const target = fc.record({ project_id: fc.constantFrom('p1', 'p2'), kind: fc.constantFrom('x', 'y') })

  test('parses or throws a PolicyError', () => {
    const outcome = (rule: string) => {
      try {
        return checkRule(rule)
      } catch (error) {
        return error
      }
    }
    fc.assert(
      fc.property(anyText, (rule) => {
        const answer = outcome(rule)
        expect(typeof answer === 'boolean' || answer instanceof PolicyError).toBe(true)
      }),
    )
  })

  test('returns the same if negated twice, and the opposite if negated once', () => {
    fc.assert(
      fc.property(tree, target, (rule, on) => {
        expect(checkRule(`not (not (${rule}))`, on)).toBe(checkRule(rule, on))
        expect(checkRule(`not (${rule})`, on)).toBe(!checkRule(rule, on))
      }),
    )
  })

  test('combines results by and, or and parentheses', () => {
    fc.assert(
      fc.property(tree, tree, tree, target, (a, b, c, on) => {
        const [x, y, z] = [checkRule(a, on), checkRule(b, on), checkRule(c, on)]
        expect(checkRule(`${a} or ${b} and ${c}`, on)).toBe(x || (y && z))
        expect(checkRule(`(${a} or ${b}) and ${c}`, on)).toBe((x || y) && z)
      }),
    )
  })
})
