import * as z from 'zod'
import { is } from '../../../core/database/condition.ts'
import { named } from '../faults.ts'
import { filtersOf, reference, STANDARD_SORT, standardFilters, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { dnsDomain, dnsName } from '../resource/network-values.ts'
import * as value from '../resource/values.ts'
import { floatingIps as rows } from './store.ts'
import type { FloatingIpRow } from './store.ts'
import { toFloatingIps } from './view.ts'

const create = z.object({
  description: value.description.default(''),
  floating_network_id: value.uuid,
  floating_ip_address: value.ipOrNull.default(null),
  subnet_id: value.uuidOrNull.default(null),
  port_id: value.uuidOrNull.default(null),
  fixed_ip_address: value.ipOrNull.default(null),
  qos_policy_id: value.uuidOrNull.default(null),
  dns_name: dnsName.default(''),
  dns_domain: dnsDomain.default(''),
})

const update = z.object({
  description: value.description.optional(),
  port_id: value.uuidOrNull.optional(),
  fixed_ip_address: value.ipOrNull.optional(),
  qos_policy_id: value.uuidOrNull.optional(),
})

const { name: _name, ...filters } = standardFilters

export const floatingIps: Kind<FloatingIpRow, typeof create, typeof update> = {
  one: 'floatingip',
  many: 'floatingips',
  create,
  update,
  readOnly: [
    'id',
    'router_id',
    'status',
    'port_details',
    'port_forwardings',
    'tags',
    'created_at',
    'updated_at',
    'revision_number',
  ],
  guarded: ['floating_ip_address', 'qos_policy_id'],
  filters: {
    ...filters,
    ...filtersOf(word, 'floating_network_id', 'floating_ip_address', 'status'),
    ...filtersOf(reference, 'port_id', 'router_id', 'fixed_ip_address'),
  },
  sortable: [
    ...STANDARD_SORT.filter((key) => key !== 'name'),
    'floating_network_id',
    'floating_ip_address',
    'router_id',
    'fixed_ip_address',
    'status',
  ],
  rows,
  visible: (projectId) => is('project_id', projectId),
  missing: (id) => named.notFound('FloatingIPNotFound', `Floating IP ${id} could not be found`),
  view: toFloatingIps,
}
