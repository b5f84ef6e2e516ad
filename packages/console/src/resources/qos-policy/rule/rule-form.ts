import { DSCP_MARKS, type QosRule } from '@meridian/contract'
import * as z from 'zod'
import { isKnown, RULE_TYPES, type RuleType } from './rule-kinds.ts'

const rate = z.number().int().min(0)
/** Not typed yet, it is null; that is not enough. */
const wantedRate = z.number().nullable().pipe(rate)

/** The fields of all kinds; those of other kinds are out of sight. */
export const ruleSchema = z.object({
  type: z.enum(RULE_TYPES),
  max_kbps: wantedRate,
  max_burst_kbps: rate.nullable(),
  min_kbps: wantedRate,
  min_kpps: wantedRate,
  dscp_mark: z.string().refine((mark) => DSCP_MARKS.includes(Number(mark))),
  direction: z.enum(['egress', 'ingress', 'any']),
})

type RuleValues = z.input<typeof ruleSchema>

const isOf =
  (...types: RuleType[]) =>
  ({ type }: { type: RuleType }) =>
    types.includes(type)

/** When a field is asked for. */
export const ruleShown = {
  max_kbps: isOf('bandwidth_limit'),
  max_burst_kbps: isOf('bandwidth_limit'),
  min_kbps: isOf('minimum_bandwidth'),
  min_kpps: isOf('minimum_packet_rate'),
  dscp_mark: isOf('dscp_marking'),
  direction: isOf('bandwidth_limit', 'minimum_bandwidth', 'minimum_packet_rate'),
}

const directionOf = (direction: string | undefined) =>
  direction === 'ingress' || direction === 'any' ? direction : 'egress'

/** What the form begins with: the rule that is edited, or an empty one. */
export const ruleValues = (rule?: QosRule): RuleValues => ({
  type: rule && isKnown(rule.type) ? rule.type : 'bandwidth_limit',
  max_kbps: rule?.max_kbps ?? null,
  max_burst_kbps: rule?.max_burst_kbps ?? null,
  min_kbps: rule?.min_kbps ?? null,
  min_kpps: rule?.min_kpps ?? null,
  dscp_mark: String(rule?.dscp_mark ?? DSCP_MARKS[0]),
  direction: directionOf(rule?.direction),
})

/** Only rules about packets are about both directions at once. */
export const directionsOf = (type: RuleType) =>
  type === 'minimum_packet_rate' ? (['any', 'egress', 'ingress'] as const) : (['egress', 'ingress'] as const)

/** What is sent of a form that was judged: fields out of sight are not in it, and a burst left empty is none. */
export const ruleRequest = ({ dscp_mark: mark, max_burst_kbps: burst, ...judged }: Partial<RuleValues>) => ({
  ...judged,
  max_burst_kbps: burst ?? 0,
  ...(mark !== undefined && { dscp_mark: Number(mark) }),
})
