import type { FloatingIpTarget, PortForwarding } from '@meridian/contract'
import * as z from 'zod'
import { acrossFields, withMessage, type FieldProblem } from '../../framework/forms/validators.ts'
import { forwardingFormMessages as messages } from './port-forwarding.messages.ts'

const LAST_PORT = 65535

/** A port, or a range as `8000-8010`; null if it is neither. */
export function portsIn(text: string): { first: number; last: number } | null {
  const [, from, to = from] = /^\s*(\d{1,5})(?:\s*[-:]\s*(\d{1,5}))?\s*$/.exec(text) ?? []
  const [first, last] = [Number(from), Number(to)]
  return first >= 1 && last <= LAST_PORT && first <= last ? { first, last } : null
}

const ports = z.string().refine((text) => portsIn(text) !== null, withMessage(messages.invalid))

const fields = z.object({
  protocol: z.enum(['tcp', 'udp', 'sctp', 'dccp']),
  external: ports,
  target: z.string().min(1),
  internal: ports,
  description: z.string().max(255),
})
export type ForwardingForm = z.input<typeof fields>

/** Neutron forwards a range to a range of the same length, or to one port. */
function rangeProblem({ external, internal }: Readonly<Record<string, unknown>>): FieldProblem | null {
  const [outside, inside] = [portsIn(String(external)), portsIn(String(internal))]
  if (!outside || !inside || inside.first === inside.last) return null
  return inside.last - inside.first === outside.last - outside.first
    ? null
    : { field: 'internal', message: messages.lengths }
}

export const forwardingSchema = fields.superRefine(...acrossFields(rangeProblem))

/** Port id and address, as the value of one choice. */
const targetOf = (port: string, address: string): string => `${port} ${address}`

/** The choices of the target. */
export const targetOptions = (targets: readonly Pick<FloatingIpTarget, 'port_id' | 'port_name' | 'fixed_ip'>[]) =>
  targets.map(({ port_id: port, port_name: name, fixed_ip: ip }) => ({
    value: targetOf(port, ip),
    label: name ? `${ip} (${name})` : ip,
  }))

/** A range as people write it: `80` or `8000-8010`. */
export function portsText(port: number | null | undefined, range: string | null | undefined): string {
  const [first, last] = range?.split(':') ?? []
  if (first && last && first !== last) return `${first}-${last}`
  return first ?? String(port ?? '')
}

const PROTOCOLS = fields.shape.protocol

export const forwardingValues = (forwarding?: PortForwarding): ForwardingForm => ({
  protocol: PROTOCOLS.safeParse(forwarding?.protocol).data ?? 'tcp',
  external: forwarding ? portsText(forwarding.external_port, forwarding.external_port_range) : '',
  target: forwarding ? targetOf(forwarding.internal_port_id, forwarding.internal_ip_address) : '',
  internal: forwarding ? portsText(forwarding.internal_port, forwarding.internal_port_range) : '',
  description: forwarding?.description ?? '',
})

/** Single ports are sent as such: older versions of Neutron know no ranges. */
export function forwardingRequest({ external, internal, target, ...values }: ForwardingForm) {
  const [outside, inside] = [portsIn(external), portsIn(internal)]
  const [port = '', address = ''] = target.split(' ')
  const isRange = outside?.first !== outside?.last || inside?.first !== inside?.last
  return {
    ...values,
    internal_port_id: port,
    internal_ip_address: address,
    ...(isRange
      ? {
          external_port_range: `${outside?.first}:${outside?.last}`,
          internal_port_range: `${inside?.first}:${inside?.last}`,
        }
      : { external_port: outside?.first, internal_port: inside?.first }),
  }
}
