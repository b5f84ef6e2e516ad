import { isSameTraffic, protocolNumber, trafficKey, type RuleTraffic, type SecurityGroupRule } from '@meridian/contract'
import * as z from 'zod'
import { compareText } from '../../../framework/text/wording.ts'

/** A rule that may not exist yet. */
export interface RuleDraft extends RuleTraffic {
  description: string
}

/** A row of the table that is being edited. */
export interface DraftRow {
  key: string
  /** The rule as it is in Neutron; null if the row is new. */
  origin: SecurityGroupRule | null
  rule: RuleDraft
  removed: boolean
  /** The paste that the row came with. */
  batch: number | null
}

export const draftOf = (rule: SecurityGroupRule): RuleDraft => ({
  direction: rule.direction,
  ethertype: rule.ethertype,
  protocol: rule.protocol,
  port_range_min: rule.port_range_min,
  port_range_max: rule.port_range_max,
  remote_ip_prefix: rule.remote_ip_prefix,
  remote_group_id: rule.remote_group_id,
  remote_address_group_id: rule.remote_address_group_id,
  description: rule.description ?? '',
})

const originRow = (origin: SecurityGroupRule): DraftRow => ({
  key: origin.id,
  origin,
  rule: draftOf(origin),
  removed: false,
  batch: null,
})

/** What comes in before what leaves, then by protocol, port and remote. */
const byTraffic = (a: RuleTraffic, b: RuleTraffic): number =>
  Number(a.direction === 'egress') - Number(b.direction === 'egress') ||
  Number(protocolNumber(a) ?? 999) - Number(protocolNumber(b) ?? 999) ||
  (a.port_range_min ?? -1) - (b.port_range_min ?? -1) ||
  compareText(a.ethertype, b.ethertype) ||
  compareText(a.remote_ip_prefix ?? '', b.remote_ip_prefix ?? '')

const NONE: ReadonlySet<RuleDraft> = new Set()

/**
 * The rows of the rules, with the edits that `before` has; what others have deleted meanwhile is gone. A new row that
 * was `sent` vanishes when its rule exists.
 */
export function rowsOf(
  rules: readonly SecurityGroupRule[],
  before: readonly DraftRow[] = [],
  sent: ReadonlySet<RuleDraft> = NONE,
): DraftRow[] {
  const edited = new Map(before.map((row) => [row.key, row]))
  const existing = rules.toSorted(byTraffic).map((rule) => {
    const row = edited.get(rule.id)
    return row ? { ...row, origin: rule } : originRow(rule)
  })
  const isMade = (rule: RuleDraft) => sent.has(rule) && rules.some((each) => isSameRule(draftOf(each), rule))
  return [...existing, ...before.filter(({ origin, rule }) => origin === null && !isMade(rule))]
}

const Draft = z.object({
  direction: z.enum(['ingress', 'egress']),
  ethertype: z.string(),
  protocol: z.string().nullable(),
  port_range_min: z.number().nullable(),
  port_range_max: z.number().nullable(),
  remote_ip_prefix: z.string().nullable(),
  remote_group_id: z.string().nullable(),
  remote_address_group_id: z.string().nullable(),
  description: z.string(),
})

/** A change as a closed tab leaves it: the rules to add, and the ids of those to remove. */
export const StoredChange = z.object({
  added: z.array(Draft),
  replaced: z.array(z.object({ old: z.string(), rule: Draft })),
  removed: z.array(z.string()),
})
type StoredChange = z.infer<typeof StoredChange>

export const storedChange = ({ added, replaced, removed }: RulesChange): StoredChange => ({
  added,
  replaced: replaced.map(({ old, rule }) => ({ old: old.id, rule })),
  removed: removed.map(({ id }) => id),
})

/** The rows with what is left of a change: rules that exist are not added again, and rules that are gone not removed. */
export function restoreChange(
  rules: readonly SecurityGroupRule[],
  { added, replaced, removed }: StoredChange,
): DraftRow[] {
  const isMissing = (rule: RuleDraft) => !rules.some((each) => isSameRule(draftOf(each), rule))
  const present = new Set(rules.map(({ id }) => id))
  const newRules = new Map(replaced.filter(({ rule }) => isMissing(rule)).map(({ old, rule }) => [old, rule]))
  const leaving = new Set([...removed, ...replaced.map(({ old }) => old)])
  const rows = rowsOf(rules).map((row) => {
    const next = newRules.get(row.key)
    return next ? { ...row, rule: next } : { ...row, removed: leaving.has(row.key) }
  })
  // The old rule was removed, but the new one was not added in its place.
  const half = [...newRules].flatMap(([old, rule]) => (present.has(old) ? [] : [rule]))
  return addRules(rows, [...added.filter(isMissing), ...half])
}

/** More than a group has by any usual quota; lists of ports and addresses multiply. */
export const MOST_RULES = 1000

interface RuleParts extends Pick<RuleDraft, 'direction' | 'description'> {
  traffic: readonly Pick<RuleDraft, 'protocol' | 'port_range_min' | 'port_range_max'>[]
  remotes: readonly Pick<RuleDraft, 'ethertype' | 'remote_ip_prefix' | 'remote_group_id' | 'remote_address_group_id'>[]
}

/** A rule of each service and each remote; null if these were too many. */
export function rulesFrom({ direction, traffic, remotes, description }: RuleParts): RuleDraft[] | null {
  if (traffic.length * remotes.length > MOST_RULES) return null
  return traffic.flatMap((each) => remotes.map((from) => ({ direction, ...each, ...from, description })))
}

let made = 0

export const addRules = (
  rows: readonly DraftRow[],
  rules: readonly RuleDraft[],
  batch: number | null = null,
): DraftRow[] => [
  ...rows,
  ...rules.map((rule) => ({ key: `new-${++made}`, origin: null, rule, removed: false, batch })),
]

/** The first rule replaces that of the row; several ports in one field make several rows. */
export function editRow(rows: readonly DraftRow[], key: string, [first, ...more]: readonly RuleDraft[]): DraftRow[] {
  if (!first) return [...rows]
  return addRules(
    rows.map((row) => (row.key === key ? { ...row, rule: first } : row)),
    more,
  )
}

/** A rule of Neutron is struck out, a new one vanishes. */
export const removeRow = (rows: readonly DraftRow[], key: string): DraftRow[] =>
  rows.flatMap((row) => (row.key === key ? (row.origin ? [{ ...originRow(row.origin), removed: true }] : []) : [row]))

export const putBack = (rows: readonly DraftRow[], key: string): DraftRow[] =>
  rows.map((row) => (row.key === key && row.origin ? originRow(row.origin) : row))

export const undoBatch = (rows: readonly DraftRow[], batch: number): DraftRow[] =>
  rows.filter((row) => row.batch !== batch)

const isSameRule = (a: RuleDraft, b: RuleDraft): boolean =>
  isSameTraffic(a, b) &&
  a.port_range_min === b.port_range_min &&
  a.port_range_max === b.port_range_max &&
  a.description === b.description

export type RowState = 'same' | 'added' | 'changed' | 'removed'

export function stateOf({ origin, rule, removed }: DraftRow): RowState {
  if (removed) return 'removed'
  if (!origin) return 'added'
  return isSameRule(draftOf(origin), rule) ? 'same' : 'changed'
}

/** What Neutron has to do. It cannot change a rule: a changed one is added, and the old one removed. */
export interface RulesChange {
  added: RuleDraft[]
  removed: SecurityGroupRule[]
  /** Only the description differs: Neutron refuses the new rule until the old one is gone. */
  replaced: { old: SecurityGroupRule; rule: RuleDraft }[]
  unchanged: SecurityGroupRule[]
  /** Left out, because the group has the same rule already. */
  superfluous: RuleDraft[]
}

export function changeOf(rows: readonly DraftRow[]): RulesChange {
  const inState = (...states: RowState[]) => rows.filter((row) => states.includes(stateOf(row)))
  const unchanged = inState('same').flatMap(({ origin }) => origin ?? [])
  const change: RulesChange = { added: [], removed: [], replaced: [], unchanged, superfluous: [] }
  const leaving = inState('removed', 'changed').flatMap(({ origin }) => origin ?? [])
  const present = new Set(unchanged.map(trafficKey))
  const olds = Map.groupBy(leaving, trafficKey)
  const kept = new Set<SecurityGroupRule>()
  for (const { rule } of inState('added', 'changed')) {
    const traffic = trafficKey(rule)
    const old = olds.get(traffic)?.[0]
    if (present.has(traffic)) change.superfluous.push(rule)
    else if (!old) change.added.push(rule)
    else {
      kept.add(old)
      if (isSameRule(draftOf(old), rule)) change.unchanged.push(old)
      else change.replaced.push({ old, rule })
    }
    present.add(traffic)
  }
  change.removed = leaving.filter((old) => !kept.has(old))
  return change
}

export const isChange = ({ added, removed, replaced }: RulesChange): boolean =>
  added.length + removed.length + replaced.length > 0

/** A request to Neutron; each stage begins when the one before it has succeeded. */
export type RuleStep =
  | { stage: 0; kind: 'add'; rule: RuleDraft }
  | { stage: 1; kind: 'replace'; rule: RuleDraft; old: SecurityGroupRule }
  | { stage: 2; kind: 'remove'; old: SecurityGroupRule }

/** Additions before removals, so that nothing is closed that stays open in the end. */
export const stepsOf = ({ added, replaced, removed }: RulesChange): RuleStep[] => [
  ...added.map((rule) => ({ stage: 0 as const, kind: 'add' as const, rule })),
  ...replaced.map(({ old, rule }) => ({ stage: 1 as const, kind: 'replace' as const, old, rule })),
  ...removed.map((old) => ({ stage: 2 as const, kind: 'remove' as const, old })),
]
