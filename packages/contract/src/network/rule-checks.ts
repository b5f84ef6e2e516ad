import {
  covers,
  isFromEverywhere,
  isSameTraffic,
  letsIn,
  protocolNumber,
  trafficKey,
  type RuleTraffic,
} from './rule-coverage.ts'

/** Services that nobody opens to the whole internet on purpose, by TCP port. */
const SENSITIVE = {
  22: 'SSH',
  23: 'Telnet',
  445: 'SMB',
  1433: 'MS SQL',
  1521: 'Oracle',
  2375: 'Docker',
  2379: 'etcd',
  3306: 'MySQL',
  3389: 'RDP',
  5432: 'PostgreSQL',
  5984: 'CouchDB',
  6379: 'Redis',
  9042: 'Cassandra',
  9200: 'Elasticsearch',
  11211: 'Memcached',
  27017: 'MongoDB',
} as const

const SENSITIVE_PORTS = Object.entries(SENSITIVE).map(([port, name]) => ({ port: Number(port), name }))

/** What deserves a look; `other` is the key of the rule that makes this one superfluous. */
export type RuleNote =
  | { kind: 'world'; services: readonly string[] }
  | { kind: 'duplicate' | 'shadowed'; other: string }
  | { kind: 'nobody'; group: string }

/** A rule that may not exist yet. */
export interface KeyedRule {
  key: string
  rule: RuleTraffic
}

/** The sensitive services that a rule opens to everybody. */
export function openToWorld(rule: RuleTraffic): string[] {
  if (rule.direction !== 'ingress' || !isFromEverywhere(rule)) return []
  const protocol = protocolNumber(rule)
  if (protocol !== null && protocol !== '6') return []
  const address = rule.ethertype === 'IPv6' ? '2001:db8::1' : '192.0.2.1'
  return SENSITIVE_PORTS.filter(({ port }) => letsIn(rule, address, port)).map(({ name }) => name)
}

/** The notes of each rule, by its key. Of two equal rules, only the later one is the duplicate. */
export function ruleNotes(
  rules: readonly KeyedRule[],
  /** Whether any port is in the group; undefined if that is unknown. */
  hasMembers: (group: string) => boolean | undefined,
): ReadonlyMap<string, readonly RuleNote[]> {
  const first = new Map<string, KeyedRule>()
  return new Map(
    rules.map((each) => {
      const traffic = trafficKey(each.rule)
      const twin = first.get(traffic)
      if (!twin) first.set(traffic, each)
      return [each.key, [...notesOf(each, twin, rules, hasMembers)]]
    }),
  )
}

function* notesOf(
  { key, rule }: KeyedRule,
  twin: KeyedRule | undefined,
  rules: readonly KeyedRule[],
  hasMembers: (group: string) => boolean | undefined,
): Generator<RuleNote> {
  const wider =
    twin ?? rules.find((other) => other.key !== key && covers(other.rule, rule) && !isSameTraffic(other.rule, rule))
  if (wider) yield { kind: twin ? 'duplicate' : 'shadowed', other: wider.key }
  const services = openToWorld(rule)
  if (services.length > 0) yield { kind: 'world', services }
  const group = rule.remote_group_id
  if (group !== null && hasMembers(group) === false) yield { kind: 'nobody', group }
}

/** The ports by which people sign in to a server. */
export const SIGN_IN_PORTS = [
  { port: 22, name: 'SSH' },
  { port: 3389, name: 'RDP' },
] as const

/** The ways to sign in from this address that `before` allows and `after` does not. */
export const cutOff = (before: readonly RuleTraffic[], after: readonly RuleTraffic[], address: string): string[] =>
  SIGN_IN_PORTS.filter(({ port }) => {
    const allows = (rules: readonly RuleTraffic[]) => rules.some((rule) => letsIn(rule, address, port))
    return allows(before) && !allows(after)
  }).map(({ name }) => name)

/** What a change does to a port, whose other groups let traffic through as well. */
export interface RuleEffect<R> {
  /** Newly open: no other rule of the port lets it through. */
  opens: R[]
  /** Closed: no other rule of the port lets it through any more. */
  closes: R[]
  /** Removed here, but another group's rule lets it through. */
  stays: { rule: R; group: string }[]
}

interface Change<R> {
  added: readonly R[]
  removed: readonly R[]
  unchanged: readonly R[]
}

export function ruleEffect<R extends RuleTraffic>(
  { added, removed, unchanged }: Change<R>,
  others: readonly { group: string; rules: readonly RuleTraffic[] }[],
): RuleEffect<R> {
  const elsewhere = (rule: R) => others.find(({ rules }) => rules.some((other) => covers(other, rule)))?.group
  const before = [...unchanged, ...removed]
  const after = [...unchanged, ...added]
  const opens = added.filter((rule) => !before.some((old) => covers(old, rule)) && elsewhere(rule) === undefined)
  const gone = removed.filter((rule) => !after.some((now) => covers(now, rule)))
  return {
    opens,
    closes: gone.filter((rule) => elsewhere(rule) === undefined),
    stays: gone.flatMap((rule) => {
      const group = elsewhere(rule)
      return group === undefined ? [] : [{ rule, group }]
    }),
  }
}
