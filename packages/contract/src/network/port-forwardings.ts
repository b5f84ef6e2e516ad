import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'
import { NeutronName } from '../neutron/attributes.ts'

/** Traffic to a port of a floating IP that is sent to a port of a fixed address. */
const PortForwarding = z.object({
  id: z.string(),
  protocol: z.string(),
  /** Absent of ranges. */
  external_port: z.number().nullish(),
  internal_port: z.number().nullish(),
  /** `80:80`; absent if Neutron is older than ranges. */
  external_port_range: z.string().nullish(),
  internal_port_range: z.string().nullish(),
  internal_port_id: z.string(),
  internal_ip_address: z.string(),
  description: z.string().nullable().default(''),
})
export type PortForwarding = z.infer<typeof PortForwarding>

const port = z.number().int().min(1).max(65535)
const range = z.string().regex(/^\d{1,5}:\d{1,5}$/, 'A range is written as 8000:8010.')

const PortForwardingForm = z.object({
  protocol: z.enum(['tcp', 'udp', 'sctp', 'dccp']),
  internal_port_id: z.string().min(1),
  internal_ip_address: z.union([z.ipv4(), z.ipv6()]),
  external_port: port.optional(),
  internal_port: port.optional(),
  external_port_range: range.optional(),
  internal_port_range: range.optional(),
  description: NeutronName.optional(),
})

const one = '/api/network/floatingips/:id/port_forwardings/:forwarding'

export const portForwardingEndpoints = {
  portForwardingList: get('/api/network/floatingips/:id/port_forwardings/', 'The port forwardings of a floating IP', {
    result: items(PortForwarding),
  }),
  portForwardingCreate: post('/api/network/floatingips/:id/port_forwardings/', 'Forward a port of a floating IP', {
    body: PortForwardingForm,
    result: PortForwarding,
    status: 201,
  }),
  portForwardingUpdate: patch(one, 'Change a port forwarding', {
    body: PortForwardingForm.partial(),
    result: PortForwarding,
  }),
  portForwardingDelete: del(one, 'Delete a port forwarding'),
}
