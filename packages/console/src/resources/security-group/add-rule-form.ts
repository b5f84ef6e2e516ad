import { Cidr, portProblem, Protocol, type BodyOf, type securityGroupEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { acrossFields, withMessage, type FieldProblem } from '../../framework/forms/validators.ts'
import { addRuleMessages, portMistakes } from './security-group-forms.messages.ts'
import { WELL_KNOWN } from './security-group-rule.columns.tsx'

const DIRECTIONS = ['ingress', 'egress'] as const
const ETHER_TYPES = ['IPv4', 'IPv6'] as const

/** A number is null while nothing is entered. */
const shape = {
  preset: z.string().min(1),
  description: z.string().max(255),
  direction: z.enum(DIRECTIONS),
  opening: z.enum(['port', 'range', 'all']),
  port: z.number().nullable(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  icmpType: z.number().nullable(),
  icmpCode: z.number().nullable(),
  protocol: z
    .string()
    .refine((text) => Protocol.safeParse(text.trim()).success, withMessage(addRuleMessages.notProtocol)),
  remote: z.enum(['cidr', 'group', 'addresses']),
  cidr: z
    .string()
    .trim()
    .refine((text) => text !== '', withMessage(addRuleMessages.cidrMissing))
    .refine((text) => Cidr.safeParse(text).success, withMessage(addRuleMessages.cidrWrong)),
  remoteGroup: z.string().min(1),
  addressGroup: z.string().min(1),
  etherType: z.enum(ETHER_TYPES),
}

export type AddRuleForm = { [K in keyof typeof shape]: z.input<(typeof shape)[K]> }

export const addRuleDefaults: AddRuleForm = {
  preset: 'tcp',
  description: '',
  direction: 'ingress',
  opening: 'port',
  port: null,
  from: null,
  to: null,
  icmpType: -1,
  icmpCode: -1,
  protocol: '',
  remote: 'cidr',
  cidr: '0.0.0.0/0',
  remoteGroup: '',
  addressGroup: '',
  etherType: 'IPv4',
}

const hasPorts = ({ preset }: AddRuleForm) => preset === 'tcp' || preset === 'udp'

/** When a field is shown. */
export const addRuleShown: { [K in keyof AddRuleForm]?: (form: AddRuleForm) => boolean } = {
  opening: hasPorts,
  port: (form) => hasPorts(form) && form.opening === 'port',
  from: (form) => hasPorts(form) && form.opening === 'range',
  to: (form) => hasPorts(form) && form.opening === 'range',
  icmpType: ({ preset }) => preset === 'icmp',
  icmpCode: ({ preset }) => preset === 'icmp',
  protocol: ({ preset }) => preset === 'other',
  cidr: ({ remote }) => remote === 'cidr',
  remoteGroup: ({ remote }) => remote === 'group',
  addressGroup: ({ remote }) => remote === 'addresses',
  etherType: ({ remote }) => remote !== 'cidr',
}

interface Traffic {
  protocol: string
  port_range_min?: number | null
  port_range_max?: number | null
}

const PRESETS: Readonly<Record<string, (form: AddRuleForm) => Traffic>> = {
  tcp: (form) => ({ protocol: 'tcp', ...portsOf(form) }),
  udp: (form) => ({ protocol: 'udp', ...portsOf(form) }),
  icmp: ({ icmpType, icmpCode }) => ({ protocol: 'icmp', port_range_min: icmpType, port_range_max: icmpCode }),
  other: ({ protocol }) => ({ protocol: protocol.trim() }),
  'all-tcp': () => ({ protocol: 'tcp', port_range_min: 1, port_range_max: 65_535 }),
  'all-udp': () => ({ protocol: 'udp', port_range_min: 1, port_range_max: 65_535 }),
  'all-icmp': () => ({ protocol: 'icmp' }),
  ...Object.fromEntries(
    WELL_KNOWN.map(({ id, protocol, port }) => [id, () => ({ protocol, port_range_min: port, port_range_max: port })]),
  ),
}

/** A missing number is 0, which is no valid port: without a number the rule would open all ports. */
function portsOf({ opening, port, from, to }: AddRuleForm) {
  if (opening === 'all') return {}
  const [min, max] = opening === 'port' ? [port, port] : [from, to]
  return { port_range_min: min ?? 0, port_range_max: max ?? 0 }
}

const trafficOf = (form: AddRuleForm): Traffic => PRESETS[form.preset]?.(form) ?? { protocol: '-1' }

const FIELDS = {
  port: { port_range_min: 'port', port_range_max: 'port' },
  range: { port_range_min: 'from', port_range_max: 'to' },
  icmp: { port_range_min: 'icmpType', port_range_max: 'icmpCode' },
} as const

function invalidPorts(form: AddRuleForm): FieldProblem | null {
  if (!hasPorts(form) && form.preset !== 'icmp') return null
  const traffic = trafficOf(form)
  const mistake = portProblem(traffic.protocol, traffic)
  if (!mistake) return null
  const fields = FIELDS[form.preset === 'icmp' ? 'icmp' : form.opening === 'range' ? 'range' : 'port']
  return { field: fields[mistake.field], message: portMistakes[mistake.kind] }
}

export const addRuleSchema = z
  .object(shape)
  .superRefine(...acrossFields((values) => invalidPorts({ ...addRuleDefaults, ...values })))

/** The body of the request; `values` lacks the hidden fields. */
export function ruleRequest(
  group: string,
  values: Partial<AddRuleForm>,
): BodyOf<typeof securityGroupEndpoints.securityGroupRuleCreate> {
  const form = { ...addRuleDefaults, ...values }
  return {
    security_group_id: group,
    direction: form.direction,
    ...trafficOf(form),
    ...remoteOf(form),
    description: form.description,
  }
}

function remoteOf({ remote, remoteGroup, addressGroup, etherType, cidr }: AddRuleForm) {
  if (remote === 'group') return { remote_group_id: remoteGroup, ethertype: etherType }
  if (remote === 'addresses') return { remote_address_group_id: addressGroup, ethertype: etherType }
  return { remote_ip_prefix: cidr }
}
