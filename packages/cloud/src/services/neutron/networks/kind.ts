import * as z from 'zod'
import { all } from '../../../core/database/condition.ts'
import { named } from '../faults.ts'
import { sharedFilter } from '../rbac/filter.ts'
import { ownOrShared } from '../rbac/store.ts'
import { filtersOf, flag, reference, STANDARD_SORT, standardFilters, integer, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { dnsDomain, zoneHints } from '../resource/network-values.ts'
import * as value from '../resource/values.ts'
import { networks as rows } from './store.ts'
import type { NetworkRow } from './store.ts'
import { toNetworks, toNewNetworks } from './view.ts'

const providerId = value.value(value.readInteger)

const create = z.object({
  name: value.name.default(''),
  description: value.description.default(''),
  admin_state_up: value.flag.default(true),
  shared: value.flag.default(false),
  is_default: value.flag.default(false),
  'router:external': value.flag.default(false),
  dns_domain: dnsDomain.default(''),
  availability_zone_hints: zoneHints.default([]),
  mtu: value.count.default(0),
  port_security_enabled: value.flag.default(true),
  'provider:network_type': value.text(32).optional(),
  'provider:physical_network': value.textOrNull(64).optional(),
  'provider:segmentation_id': providerId.optional(),
  qos_policy_id: value.uuidOrNull.default(null),
})

const update = z.object({
  name: value.name.optional(),
  description: value.description.optional(),
  admin_state_up: value.flag.optional(),
  shared: value.flag.optional(),
  is_default: value.flag.optional(),
  'router:external': value.flag.optional(),
  dns_domain: dnsDomain.optional(),
  mtu: value.count.optional(),
  port_security_enabled: value.flag.optional(),
  'provider:network_type': value.text(32).optional(),
  'provider:physical_network': value.textOrNull(64).optional(),
  'provider:segmentation_id': providerId.optional(),
  qos_policy_id: value.uuidOrNull.optional(),
})

const isExternal = sharedFilter('network', 'access_as_external')

export const networks: Kind<NetworkRow, typeof create, typeof update> = {
  one: 'network',
  many: 'networks',
  create,
  update,
  readOnly: [
    'id',
    'status',
    'subnets',
    'ipv4_address_scope',
    'ipv6_address_scope',
    'l2_adjacency',
    'availability_zones',
    'tags',
    'created_at',
    'updated_at',
    'revision_number',
  ],
  guarded: [
    'shared',
    'is_default',
    'router:external',
    'mtu',
    'port_security_enabled',
    'provider:network_type',
    'provider:physical_network',
    'provider:segmentation_id',
    'segments',
    'qos_policy_id',
  ],
  filters: {
    ...standardFilters,
    ...filtersOf(word, 'status'),
    ...filtersOf(flag, 'admin_state_up'),
    ...filtersOf(integer, 'mtu'),
    shared: sharedFilter('network', 'access_as_shared'),
    'router:external': isExternal,
    is_default: (values, call) => all(flag('is_default')(values, call), isExternal(['true'], call)),
    'provider:network_type': word('network_type'),
    'provider:physical_network': reference('physical_network'),
    'provider:segmentation_id': integer('segmentation_id'),
  },
  sortable: [...STANDARD_SORT, 'admin_state_up', 'status', 'mtu'],
  rows,
  visible: (projectId) => ownOrShared('network', projectId),
  missing: (id) => named.notFound('NetworkNotFound', `Network ${id} could not be found.`),
  view: toNetworks,
  viewNew: toNewNetworks,
}
