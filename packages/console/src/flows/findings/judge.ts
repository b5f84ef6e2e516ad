import type { Finding, ListName, Lists, Rule, RuleId } from './rule.ts'
import { fits } from './rules/fit.ts'
import { hygiene } from './rules/hygiene.ts'
import { networkRisks } from './rules/risk-network.ts'
import { otherRisks } from './rules/risk.ts'
import { computeWaste } from './rules/waste-compute.ts'
import { networkWaste } from './rules/waste-network.ts'
import { storageWaste } from './rules/waste-storage.ts'

/** All rules, in the order in which their findings are shown. */
export const RULES: readonly Rule[] = [
  ...networkRisks,
  ...otherRisks,
  ...storageWaste,
  ...computeWaste,
  ...networkWaste,
  ...fits,
  ...hygiene,
]

export type Thresholds = Readonly<Partial<Record<RuleId, number>>>

export const thresholdOf = ({ id, threshold }: Rule, chosen: Thresholds): number => chosen[id] ?? threshold?.usual ?? 0

interface Context {
  now: number
  project: string | null
  thresholds: Thresholds
}

/** What the rules find whose lists are there; a list that is not read yet, or could not be, leaves out only its rules. */
export function judge(known: Partial<Lists>, { now, project, thresholds }: Context): Finding[] {
  const has = (name: ListName) => known[name] !== undefined
  const lists = known as Lists // a rule sees only the lists that it needs
  return RULES.filter(({ needs }) => needs.every(has)).flatMap((rule) =>
    rule
      .evaluate(lists, { now, project, threshold: thresholdOf(rule, thresholds) })
      .map((found) => ({ ...found, id: `${rule.id} ${found.thing.id}`, rule: rule.id, kind: rule.kind })),
  )
}

/** The rules that say nothing because of these lists, with those of their lists that are the reason. */
export const silentRules = (lists: ReadonlySet<ListName>): { rule: Rule; lists: ListName[] }[] =>
  RULES.map((rule) => ({ rule, lists: rule.needs.filter((name) => lists.has(name)) })).filter(
    ({ lists: missing }) => missing.length > 0,
  )
