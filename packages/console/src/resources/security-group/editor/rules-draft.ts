import { isSameTraffic, protocolNumber, type RuleTraffic, type SecurityGroupRule } from '@meridian/contract'
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
  for (const { rule } of inState('added', 'changed')) {
    const at = leaving.findIndex((old) => isSameTraffic(old, rule))
    const old = leaving[at]
    const present = [...change.unchanged, ...change.added, ...change.replaced.map((each) => each.rule)]
    if (present.some((other) => isSameTraffic(other, rule))) change.superfluous.push(rule)
    else if (!old) change.added.push(rule)
    else {
      leaving.splice(at, 1)
      if (isSameRule(draftOf(old), rule)) change.unchanged.push(old)
      else change.replaced.push({ old, rule })
    }
  }
  change.removed = leaving
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
