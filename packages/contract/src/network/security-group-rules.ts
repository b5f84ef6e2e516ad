import * as z from 'zod'
import { NeutronName } from '../neutron/attributes.ts'

export const SecurityGroupRule = z.object({
  id: z.string(),
  project_id: z.string(),
  tenant_id: z.string(),
  security_group_id: z.string(),
  direction: z.enum(['ingress', 'egress']),
  ethertype: z.string(),
  protocol: z.string().nullable(),
  port_range_min: z.number().nullable(),
  port_range_max: z.number().nullable(),
  remote_ip_prefix: z.string().nullable(),
  remote_group_id: z.string().nullable(),
  /** Only if Neutron has address groups. */
  remote_address_group_id: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
})
export type SecurityGroupRule = z.infer<typeof SecurityGroupRule>

/** Protocols that Neutron accepts by name; all others need the number. */
export const PROTOCOL_NAMES = [
  'ah',
  'dccp',
  'egp',
  'esp',
  'gre',
  'icmp',
  'icmpv6',
  'igmp',
  'ipip',
  'ipv6-encap',
  'ipv6-frag',
  'ipv6-icmp',
  'ipv6-nonxt',
  'ipv6-opts',
  'ipv6-route',
  'ospf',
  'pgm',
  'rsvp',
  'sctp',
  'tcp',
  'udp',
  'udplite',
  'vrrp',
] as const

/** Protocol name or number; -1 and null mean any. */
export const Protocol = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(
    (protocol) => PROTOCOL_NAMES.some((name) => name === protocol) || isWithin(protocol, -1, 255),
    'Not a valid IP protocol number',
  )

function isWithin(text: string, least: number, most: number): boolean {
  return /^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most
}

export const Cidr = z
  .string()
  .min(1, 'CIDR must be specified.')
  .refine(
    (text) => [z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()].some((form) => form.safeParse(text).success),
    'Incorrect format for IP address',
  )

const ICMP = ['icmp', 'icmpv6', 'ipv6-icmp', '1', '58']

export const isIcmp = (protocol: string | null | undefined): boolean => ICMP.includes(protocol ?? '')

interface Ends {
  port_range_min?: number | null | undefined
  port_range_max?: number | null | undefined
}

/** Validation errors of ports, in Horizon's words. */
export const PORT_PROBLEMS = {
  port: 'The specified port is invalid.',
  from: 'The "from" port number is invalid.',
  to: 'The "to" port number is invalid.',
  order: 'The "to" port number must be greater than or equal to the "from" port number.',
  icmpType: 'The ICMP type not in range (-1, 255)',
  icmpCode: 'The ICMP code not in range (-1, 255)',
  icmpTypeMissing: 'ICMP code is provided but ICMP type is missing.',
} as const

interface PortProblem {
  field: keyof Ends
  kind: keyof typeof PORT_PROBLEMS
}

const isPort = (value: number) => Number.isInteger(value) && value >= 1 && value <= 65_535
const isIcmpNumber = (value: number) => Number.isInteger(value) && value >= -1 && value <= 255

/** Validation error of a rule's ports, or of its ICMP type and code. */
export const portProblem = (protocol: string | null | undefined, ends: Ends): PortProblem | null =>
  isIcmp(protocol) ? icmpProblem(ends) : rangeProblem(ends)

function icmpProblem({ port_range_min: type, port_range_max: code }: Ends): PortProblem | null {
  if (type != null && !isIcmpNumber(type)) return { field: 'port_range_min', kind: 'icmpType' }
  if (code != null && !isIcmpNumber(code)) return { field: 'port_range_max', kind: 'icmpCode' }
  if ((type ?? -1) === -1 && (code ?? -1) !== -1) return { field: 'port_range_min', kind: 'icmpTypeMissing' }
  return null
}

function rangeProblem({ port_range_min: from, port_range_max: to }: Ends): PortProblem | null {
  if (from == null && to == null) return null
  if (from === to && !isPort(Number(from))) return { field: 'port_range_min', kind: 'port' }
  if (from == null || !isPort(from)) return { field: 'port_range_min', kind: 'from' }
  if (to == null || !isPort(to)) return { field: 'port_range_max', kind: 'to' }
  if (to < from) return { field: 'port_range_max', kind: 'order' }
  return null
}

export const SecurityGroupRuleForm = z
  .object({
    security_group_id: z.string({ error: 'A security group is required.' }).min(1),
    direction: z.enum(['ingress', 'egress']).default('ingress'),
    /** Default: the IP version of the CIDR. */
    ethertype: z.enum(['IPv4', 'IPv6']).optional(),
    protocol: Protocol.nullish(),
    /** The type if the protocol is ICMP; -1 is any. */
    port_range_min: z.number().nullish(),
    /** The code if the protocol is ICMP; -1 is any. */
    port_range_max: z.number().nullish(),
    remote_ip_prefix: Cidr.nullish(),
    remote_group_id: z.string().min(1).nullish(),
    remote_address_group_id: z.string().min(1).nullish(),
    description: NeutronName.optional(),
  })
  .superRefine((rule, context) => {
    const problem = portProblem(rule.protocol, rule)
    if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: PORT_PROBLEMS[problem.kind] })
    const { remote_ip_prefix: prefix, remote_group_id: group, remote_address_group_id: addresses } = rule
    if (prefix && group)
      context.addIssue({
        code: 'custom',
        path: ['remote_group_id'],
        message: 'Give either a CIDR or a security group.',
      })
    if (addresses && (prefix || group))
      context.addIssue({
        code: 'custom',
        path: ['remote_address_group_id'],
        message: 'Give only one of CIDR, security group and address group.',
      })
  })
