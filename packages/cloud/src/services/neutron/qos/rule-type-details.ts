import type { QosRuleType } from '@meridian/wire'
import { MAX_INTEGER } from '../resource/values.ts'
import { DSCP_MARKS } from './rules.ts'

const range = (parameter_name: string) => ({
  parameter_name,
  parameter_type: 'range',
  parameter_values: { start: 0, end: MAX_INTEGER },
})

const choices = (parameter_name: string, ...parameter_values: readonly (string | number)[]) => ({
  parameter_name,
  parameter_type: 'choices',
  parameter_values,
})

const directions = choices('direction', 'ingress', 'egress')

const DETAILS = {
  bandwidth_limit: [range('max_kbps'), range('max_burst_kbps'), directions],
  packet_rate_limit: [range('max_kpps'), range('max_burst_kpps'), directions],
  dscp_marking: [choices('dscp_mark', ...DSCP_MARKS)],
  minimum_bandwidth: [range('min_kbps'), directions],
  minimum_packet_rate: [range('min_kpps'), choices('direction', 'ingress', 'egress', 'any')],
} as const satisfies Record<QosRuleType, readonly object[]>

/** The parameters of a rule type, as its driver declares them. */
export const detailsOf = (type: QosRuleType): readonly object[] => DETAILS[type]
