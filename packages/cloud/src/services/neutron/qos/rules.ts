import { QOS_RULE_TYPES } from '@meridian/wire'
import type { QosRule, QosRuleType } from '@meridian/wire'
import * as z from 'zod'
import { MAX_INTEGER, oneOf, readInteger, InvalidValue, value, integer } from '../resource/values.ts'

export const DSCP_MARKS = [0, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 46, 48, 56]

const amount = integer(0, MAX_INTEGER)
const direction = oneOf(['egress', 'ingress'])
const anyDirection = oneOf(['egress', 'ingress', 'any'])

const dscpMark = value((data) => {
  const mark = readInteger(data)
  if (!DSCP_MARKS.includes(mark)) throw new InvalidValue(`${mark} is not in valid_values`)
  return mark
})

/** The attributes of each rule type. */
const BODIES = {
  bandwidth_limit: z.object({
    max_kbps: amount,
    max_burst_kbps: amount.default(0),
    direction: direction.default('egress'),
  }),
  packet_rate_limit: z.object({
    max_kpps: amount,
    max_burst_kpps: amount.default(0),
    direction: direction.default('egress'),
  }),
  dscp_marking: z.object({ dscp_mark: dscpMark }),
  minimum_bandwidth: z.object({ min_kbps: amount, direction: direction.default('egress') }),
  minimum_packet_rate: z.object({ min_kpps: amount, direction: anyDirection.default('egress') }),
} as const satisfies Record<QosRuleType, z.ZodObject>

/** A rule type with its names in paths and policy rules. */
export interface RuleType {
  type: QosRuleType
  /** `bandwidth_limit_rule` */
  one: string
  many: string
  create: z.ZodObject
  update: z.ZodObject
}

export const ruleTypes: readonly RuleType[] = QOS_RULE_TYPES.map((type) => {
  const create: z.ZodObject = BODIES[type]
  return { type, one: `${type}_rule`, many: `${type}_rules`, create, update: withoutDefaults(create) }
})

function withoutDefaults(schema: z.ZodObject): z.ZodObject {
  const shape = Object.entries(schema.shape).map(([key, attribute]) => [
    key,
    z.optional(attribute instanceof z.ZodDefault ? attribute.unwrap() : attribute),
  ])
  return z.object(Object.fromEntries(shape))
}

/** Equal for rules that a policy can have only once. */
export const uniqueKeyOf = (rule: Pick<QosRule, 'type' | 'direction'>) => `${rule.type} ${rule.direction ?? ''}`
