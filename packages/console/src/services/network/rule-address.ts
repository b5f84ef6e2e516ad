import type { RuleTraffic } from '@meridian/contract'
import * as z from 'zod'

const optional = z.string().transform((text) => text || null)
const number = z
  .string()
  .regex(/^\d{0,5}$/)
  .transform((text) => (text === '' ? null : Number(text)))

const Parts = z.tuple([
  z.enum(['ingress', 'egress']),
  z.enum(['IPv4', 'IPv6']),
  optional,
  number,
  number,
  optional,
  optional,
])

type AddressedRule = Omit<RuleTraffic, 'remote_address_group_id'>

/** A rule as it stands in an address, to be filled in by the editor of a group. */
export const addressOfRule = (rule: AddressedRule): string =>
  [
    rule.direction,
    rule.ethertype,
    rule.protocol,
    rule.port_range_min,
    rule.port_range_max,
    rule.remote_ip_prefix,
    rule.remote_group_id,
  ]
    .map((part) => part ?? '')
    .join(',')

/** Parses the rule in the page's address; null if it is invalid. */
export function ruleOfAddress(text: string): RuleTraffic | null {
  const { data } = Parts.safeParse(text.split(','))
  if (!data) return null
  const [direction, ethertype, protocol, min, max, prefix, group] = data
  return {
    direction,
    ethertype,
    protocol,
    port_range_min: min,
    port_range_max: max,
    remote_ip_prefix: prefix,
    remote_group_id: group,
    remote_address_group_id: null,
  }
}
