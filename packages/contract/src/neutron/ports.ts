import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { AdminState, base, NeutronQuery, settable } from './attributes.ts'
import { Subport } from './trunks.ts'

const FixedIp = z.object({ subnet_id: z.string(), ip_address: z.string() })
const AddressPair = z.object({ ip_address: z.string(), mac_address: z.string().optional() })

/** A port; Neutron may add other keys. Keys with a colon are repeated with two underscores. */
const Port = z.looseObject({
  ...base,
  network_id: z.string(),
  mac_address: z.string(),
  admin_state_up: z.boolean(),
  admin_state: AdminState,
  status: z.string(),
  device_id: z.string(),
  device_owner: z.string(),
  fixed_ips: z.array(FixedIp),
  security_groups: z.array(z.string()).default([]),
  allowed_address_pairs: z.array(AddressPair).default([]),
  port_security_enabled: z.boolean().optional(),
  /** Only if Neutron has the MAC learning extension. */
  mac_state: z.enum(['ON', 'OFF']).optional(),
  /** Only if Neutron has the DNS extension, as the next one. */
  dns_name: z.string().optional(),
  dns_assignment: z.array(z.object({ hostname: z.string(), ip_address: z.string(), fqdn: z.string() })).optional(),
  'binding:vnic_type': z.string().optional(),
  binding__vnic_type: z.string().optional(),
  'binding:host_id': z.string().optional(),
  binding__host_id: z.string().optional(),
  qos_policy_id: z.string().nullable().default(null),
  /** Administrators only, as the next two. */
  'binding:profile': z.record(z.string(), z.unknown()).nullish(),
  /** `binding_failed` if the host could not connect the port. */
  'binding:vif_type': z.string().nullish(),
  'binding:vif_details': z.record(z.string(), z.unknown()).nullish(),
  /** Only on subports of a trunk, as the next two. */
  trunk_id: z.string().optional(),
  segmentation_type: z.string().optional(),
  segmentation_id: z.number().optional(),
  /** Only on the parent port of a trunk. */
  trunk_details: z.object({ trunk_id: z.string(), sub_ports: z.array(Subport) }).optional(),
})
export type Port = z.infer<typeof Port>

const FixedIpRequest = z.object({ subnet_id: z.string().optional(), ip_address: z.string().optional() })

const changeable = {
  ...settable,
  device_id: z.string().max(255).optional(),
  device_owner: z.string().max(255).optional(),
  mac_address: z.string().optional(),
  fixed_ips: z.array(FixedIpRequest).optional(),
  security_groups: z.array(z.string()).optional(),
  allowed_address_pairs: z.array(AddressPair).optional(),
  port_security_enabled: z.boolean().optional(),
  mac_learning_enabled: z.boolean().optional(),
  qos_policy_id: z.string().nullish(),
  'binding:vnic_type': z.string().optional(),
}

export const portEndpoints = {
  portList: get('/api/neutron/ports/', "List the project's ports; subports have the id of their trunk", {
    query: NeutronQuery,
    result: page(Port),
  }),
  portCreate: post('/api/neutron/ports/', 'Create a port on a network', {
    body: z.looseObject({ ...changeable, network_id: z.string({ error: 'network_id is required' }).min(1) }),
    result: Port,
    location: '/api/neutron/ports/:id',
  }),
  portView: get('/api/neutron/ports/:id/', 'Show a port', { result: Port }),
  portUpdate: patch('/api/neutron/ports/:id/', 'Change a port', { body: z.looseObject(changeable), result: Port }),
  portDelete: del('/api/neutron/ports/:id/', 'Delete a port'),
}
