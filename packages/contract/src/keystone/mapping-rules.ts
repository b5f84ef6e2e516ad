import { parseJson } from '@meridian/wire'
import * as z from 'zod'

const Domain = z.strictObject({ id: z.string().optional(), name: z.string().optional() })

const LocalRule = z.strictObject({
  user: z
    .strictObject({
      id: z.string().optional(),
      name: z.string().optional(),
      email: z.string().optional(),
      domain: Domain.optional(),
      type: z.enum(['ephemeral', 'local']).optional(),
    })
    .optional(),
  group: z
    .strictObject({ id: z.string().optional(), name: z.string().optional(), domain: Domain.optional() })
    .optional(),
  /** The names of many groups of the same `domain`. */
  groups: z.string().optional(),
  group_ids: z.string().optional(),
  domain: Domain.optional(),
  projects: z
    .array(z.strictObject({ name: z.string(), roles: z.array(z.strictObject({ name: z.string() })).min(1) }))
    .optional(),
})

const Values = z.array(z.string())
const CONDITIONS = ['any_one_of', 'not_any_of', 'whitelist', 'blacklist'] as const
export type Condition = (typeof CONDITIONS)[number]

const RemoteRule = z
  .strictObject({
    type: z.string().min(1),
    any_one_of: Values.optional(),
    not_any_of: Values.optional(),
    whitelist: Values.optional(),
    blacklist: Values.optional(),
    regex: z.boolean().optional(),
  })
  .refine((remote) => conditionsOf(remote).length <= 1, 'Only one condition is allowed for each attribute.')
export type RemoteRule = z.infer<typeof RemoteRule>

/** Keystone's schema of a mapping's rules. */
export const MappingRules = z
  .array(z.strictObject({ local: z.array(LocalRule), remote: z.array(RemoteRule).min(1) }))
  .min(1, 'At least one rule is required.')
export type MappingRules = z.infer<typeof MappingRules>
type Local = z.infer<typeof LocalRule>

const conditionsOf = (remote: Partial<Record<Condition, unknown>>) =>
  CONDITIONS.filter((condition) => remote[condition] !== undefined)

/** The attributes of a user by the identity provider; Keystone splits values at semicolons. */
export type Assertion = Readonly<Record<string, string>>

/** Why a rule does not apply. */
export interface Unmet {
  /** The attribute. */
  type: string
  reason: 'absent' | Extract<Condition, 'any_one_of' | 'not_any_of'>
}

export interface MappedGroup {
  id?: string
  name?: string
  /** The name or id of its domain. */
  domain?: string
}

export interface MappedUser {
  id?: string
  name?: string
  email?: string
  /** Ephemeral users exist only by the mapping; local ones must exist in Keystone. */
  type: 'ephemeral' | 'local'
  domain?: string
}

/** Why nobody is let in, or what is wrong with the rules. */
export type MappingProblem =
  | { kind: 'no-rule' | 'no-user' }
  /** A local part refers to an attribute that the rule's remote part does not capture. */
  | { kind: 'no-capture'; index: number }
  /** Braces that Python's `str.format` refuses. */
  | { kind: 'bad-place'; text: string }
  /** `groups` needs a `domain`. */
  | { kind: 'no-domain' }
  /** Keystone takes `groups` with the word "name" for JSON. */
  | { kind: 'not-json'; text: string }
  | { kind: 'bad-pattern'; pattern: string }

export interface MappingOutcome {
  /** For each rule, the first requirement that is not met; null if the rule applies. */
  rules: readonly (Unmet | null)[]
  user: MappedUser | null
  groups: readonly MappedGroup[]
  projects: readonly { name: string; roles: readonly string[] }[]
  problem: MappingProblem | null
}

class Problem extends Error {
  readonly problem: MappingProblem
  constructor(problem: MappingProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** Evaluates a mapping's rules as Keystone does: whom they let in with these attributes, and as what. */
export function evaluateMapping(rules: MappingRules, assertion: Assertion): MappingOutcome {
  const outcomes: (Unmet | null)[] = []
  const locals: Local[] = []
  try {
    for (const { local, remote } of rules) {
      const captured = captureOf(remote, assertion)
      outcomes.push(Array.isArray(captured) ? null : captured)
      if (Array.isArray(captured)) locals.push(...local.map((one) => filled(one, captured)))
    }
    return { rules: outcomes, ...identityOf(locals, outcomes.includes(null)) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { rules: outcomes, user: null, groups: [], projects: [], problem: error.problem }
  }
}

/** The values of the attributes without a condition that only tests, in their order; or the unmet requirement. */
function captureOf(remote: readonly RemoteRule[], assertion: Assertion): string[][] | Unmet {
  const captured: string[][] = []
  for (const requirement of remote) {
    const { type, regex = false, any_one_of: any, not_any_of: none, whitelist, blacklist } = requirement
    // An attribute without a value is there, with one empty value.
    const values = assertion[type]?.split(';')
    if (!values) return { type, reason: 'absent' }
    const matching = (wanted: readonly string[]) => values.filter((value) => isAmong(value, wanted, regex))
    if (any) {
      if (matching(any).length === 0) return { type, reason: 'any_one_of' }
    } else if (none) {
      if (matching(none).length > 0) return { type, reason: 'not_any_of' }
    } else if (blacklist) {
      const refused = matching(blacklist)
      captured.push(values.filter((value) => !refused.includes(value)))
    } else captured.push(whitelist ? matching(whitelist) : values)
  }
  return captured
}

function isAmong(value: string, wanted: readonly string[], regex: boolean): boolean {
  if (!regex) return wanted.includes(value)
  return wanted.some((pattern) => {
    try {
      return fromPython(pattern).test(value)
    } catch {
      throw new Problem({ kind: 'bad-pattern', pattern })
    }
  })
}

/** What Python writes differently. Without the flag `u`, which refuses needless escapes; Python allows most. */
function fromPython(pattern: string): RegExp {
  const [, flags = '', rest = ''] = /^(?:\(\?([ims]+)\))?(.*)$/s.exec(pattern) ?? []
  const source = rest.replace(/\\[\s\S]|\(\?P<|\(\?P=(\w+)\)/g, (found, name: string | undefined) => {
    if (name !== undefined) return `\\k<${name}>`
    return { '(?P<': '(?<', '\\A': '^', '\\Z': '$' }[found] ?? found
  })
  return new RegExp(source, flags)
}

/** A local part with `{0}`, `{1}` … replaced by what the remote part captured. */
function filled<T>(part: T, captured: readonly string[][]): T {
  if (typeof part === 'string') return formatted(part, captured) as T & string // a text stays a text
  if (Array.isArray(part)) return part.map((one: unknown) => filled(one, captured)) as T & unknown[] // a list stays a list
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filled<unknown>(value, captured)])) as T // the same keys
}

/** As Python's `str.format`: several values become the text of a list. */
function formatted(text: string, captured: readonly string[][]): string {
  let next = 0
  return text.replace(/\{\{|\}\}|\{(\d*)\}|\{[^}]*\}?|\}/g, (found, index: string | undefined) => {
    if (found === '{{' || found === '}}') return found.charAt(0)
    if (index === undefined) throw new Problem({ kind: 'bad-place', text: found })
    const at = index === '' ? next++ : Number(index)
    const values = captured[at]
    if (!values) throw new Problem({ kind: 'no-capture', index: at })
    return values.length === 1 ? (values[0] ?? '') : `[${values.map(quoted).join(', ')}]`
  })
}

/** As Python's `repr`. */
const quoted = (value: string) => (value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value}'`)

function identityOf(locals: readonly Local[], applies: boolean): Omit<MappingOutcome, 'rules'> {
  const groups = [...new Map(locals.flatMap(groupsOf).map((group) => [JSON.stringify(group), group])).values()]
  // Of projects Keystone takes the last, of users the first with any property.
  const projects = (locals.findLast((local) => local.projects)?.projects ?? []).map(({ name, roles }) => ({
    name,
    roles: roles.map((role) => role.name),
  }))
  const first = locals.find(({ user }) => user && Object.keys(user).length > 0)?.user
  const user = first && {
    ...first,
    type: first.type ?? ('ephemeral' as const),
    domain: first.domain?.name ?? first.domain?.id,
  }
  if (!applies) return { user: null, groups: [], projects: [], problem: { kind: 'no-rule' } }
  if (!user?.name && !user?.id) return { user: null, groups, projects, problem: { kind: 'no-user' } }
  return { user, groups, projects, problem: null }
}

function groupsOf({ group, groups, group_ids: ids, domain }: Local): MappedGroup[] {
  const found: MappedGroup[] = []
  if (group) {
    const { id, name, domain: of } = group
    found.push(id === undefined ? { name, domain: of?.name ?? of?.id } : { id })
  }
  if (groups?.includes('name')) found.push(...listed(groups).map(groupOfJson))
  else if (groups !== undefined) {
    if (!domain) throw new Problem({ kind: 'no-domain' })
    found.push(...listed(groups).map((name) => ({ name, domain: domain.name ?? domain.id })))
  }
  if (ids !== undefined) found.push(...listed(ids).map((id) => ({ id })))
  return found
}

const JsonGroup = z.object({ name: z.string(), domain: Domain })

function groupOfJson(text: string): MappedGroup {
  try {
    const { name, domain } = JsonGroup.parse(parseJson(text.replace(/^JSON:/, '')))
    return { name, domain: domain.name ?? domain.id }
  } catch {
    throw new Problem({ kind: 'not-json', text })
  }
}

/** The text of a list, as `formatted` writes it, or one name. */
function listed(text: string): string[] {
  if (!/^\[.*\]$/s.test(text)) return [text]
  return [...text.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double ?? '')
}
