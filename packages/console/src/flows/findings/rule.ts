import type {
  ApplicationCredential,
  Certificate,
  ComputeZone,
  FloatingIp,
  Image,
  Keypair,
  LoadBalancer,
  Network,
  Port,
  Router,
  SecurityGroup,
  Server,
  ServerGroup,
  StackSummary,
  Volume,
  VolumeBackup,
  VolumeSnapshot,
} from '@meridian/contract'
import { momentOf } from '../../framework/text/dates.ts'
import type { ruleTitles } from './rules.messages.ts'

/** How an instance used its VCPUs: percentages of all of them. */
export interface ServerLoad {
  /** The id of the server. */
  id: string
  /** What the measurements span. */
  days: number
  mean: number
  /** 19 of 20 measurements were below. */
  high: number
  /** How many measurements in a hundred were above 90 %. */
  busy: number
}

/** The lists that rules are about, as the pages of their types read them. */
export interface Lists {
  servers: readonly Server[]
  serverGroups: readonly ServerGroup[]
  zones: readonly ComputeZone[]
  keypairs: readonly Keypair[]
  images: readonly Image[]
  volumes: readonly Volume[]
  snapshots: readonly VolumeSnapshot[]
  backups: readonly VolumeBackup[]
  networks: readonly Network[]
  ports: readonly Port[]
  routers: readonly Router[]
  floatingIps: readonly FloatingIp[]
  groups: readonly SecurityGroup[]
  balancers: readonly LoadBalancer[]
  stacks: readonly StackSummary[]
  credentials: readonly ApplicationCredential[]
  certificates: readonly Certificate[]
  loads: readonly ServerLoad[]
}
export type ListName = keyof Lists

export const KINDS = ['risk', 'waste', 'fit', 'hygiene'] as const
export type Kind = (typeof KINDS)[number]

export type RuleId = keyof typeof ruleTitles

/** 'certain': the lists say all of it. 'likely', 'guess': they lack the fact that the rule's `doubt` names. */
export type Sure = 'certain' | 'likely' | 'guess'

export interface Thing {
  type: string
  id: string
  name: string
}

/** What a rule says of one thing. */
export interface Found {
  thing: Thing
  /** Known to be so since then, at the latest; null if no service records it. */
  since: string | null
  sure: Sure
  /** It lets somebody in. */
  serious?: boolean
  /** For the sentence that says why. */
  count?: number
  what?: string
}

export interface Finding extends Found {
  /** Unique among all findings. */
  id: string
  rule: RuleId
  kind: Kind
}

export interface Threshold {
  unit: 'days' | 'percent'
  usual: number
  least: number
  most: number
}

export interface RuleContext {
  now: number
  project: string | null
  /** The rule's threshold, as the user or the rule itself has it; 0 without one. */
  threshold: number
}

/** What is wrong with things, as data: the lists that it needs, and a pure function of them. */
export interface Rule {
  id: RuleId
  kind: Kind
  needs: readonly ListName[]
  /** The fields that it reads, by the names of the services. */
  facts: string
  threshold: Threshold | null
  /** What mends it: deleting the thing, or something that the user decides on its page. */
  fix: 'delete' | 'look'
  evaluate(lists: Lists, context: RuleContext): readonly Found[]
}

/** A rule that sees only the lists that it names. */
export const rule = <N extends ListName>(
  one: Omit<Rule, 'needs' | 'evaluate'> & {
    needs: readonly N[]
    evaluate(lists: Pick<Lists, N>, context: RuleContext): readonly Found[]
  },
): Rule => one

export const days = (usual: number): Threshold => ({ unit: 'days', usual, least: 0, most: 3650 })
export const percent = (usual: number): Threshold => ({ unit: 'percent', usual, least: 1, most: 100 })

export const DAY_MS = 86_400_000

/** Whether something is that old; undefined if its time is unknown. */
export function isOlder(since: string | null | undefined, limit: number, now: number): boolean | undefined {
  const at = since ? momentOf(since).getTime() : Number.NaN
  return Number.isNaN(at) ? undefined : at <= now - limit * DAY_MS
}

/** What old things have in common; nothing for young ones, and less sure of those whose age no service says. */
export function agedBy(
  since: string | null | undefined,
  { now, threshold }: RuleContext,
  sure: Sure = 'certain',
): Pick<Found, 'since' | 'sure'> | null {
  const isOld = isOlder(since, threshold, now)
  if (isOld === false) return null
  return { since: since ?? null, sure: isOld ? sure : 'guess' }
}

export const named = (type: string, { id, name }: { id: string; name?: string | null }): Thing => ({
  type,
  id,
  name: name || id,
})

export const SERVER = 'OS::Nova::Server'
export const VOLUME = 'OS::Cinder::Volume'
export const SECURITY_GROUP = 'OS::Neutron::SecurityGroup'
