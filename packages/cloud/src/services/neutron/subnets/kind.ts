import { IPV6_MODES, type Subnet } from '@meridian/wire'
import * as z from 'zod'
import { any, is } from '../../../core/database/condition.ts'
import { named } from '../faults.ts'
import { networkTarget } from '../networks/target.ts'
import { filtersOf, flag, reference, STANDARD_SORT, standardFilters, integer, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { cidr, hostRoutes, ipVersion, nameservers, pools } from '../resource/network-values.ts'
import { never, not } from '../resource/store.ts'
import * as value from '../resource/values.ts'
import { onSharedNetwork, onUsableNetwork, subnets as rows, type SubnetRow } from './store.ts'
import type { Call } from '../../../core/service/api.ts'

const toSubnets = (_: Call, items: readonly SubnetRow[]): Subnet[] =>
  items.map(({ description, ...row }) => ({ ...row, description: description ?? '', tenant_id: row.project_id }))

const serviceTypes = value.list((item) => value.readText(item, 255))

const create = z.object({
  name: value.name.default(''),
  description: value.description.default(''),
  ip_version: ipVersion,
  network_id: value.uuid,
  subnetpool_id: value.uuidOrNull.optional(),
  use_default_subnetpool: value.flag.default(false),
  prefixlen: value.count.optional(),
  cidr: cidr.optional(),
  gateway_ip: value.ipOrNull.optional(),
  allocation_pools: pools.optional(),
  dns_nameservers: nameservers.default([]),
  host_routes: hostRoutes.default([]),
  enable_dhcp: value.flag.default(true),
  ipv6_ra_mode: value.oneOf(IPV6_MODES).optional(),
  ipv6_address_mode: value.oneOf(IPV6_MODES).optional(),
  service_types: serviceTypes.default([]),
})

const update = z.object({
  name: value.name.optional(),
  description: value.description.optional(),
  gateway_ip: value.ipOrNull.optional(),
  allocation_pools: pools.optional(),
  dns_nameservers: nameservers.optional(),
  host_routes: hostRoutes.optional(),
  enable_dhcp: value.flag.optional(),
  service_types: serviceTypes.optional(),
})

export const subnets: Kind<SubnetRow, typeof create, typeof update> = {
  one: 'subnet',
  many: 'subnets',
  create,
  update,
  readOnly: ['id', 'tags', 'created_at', 'updated_at', 'revision_number'],
  guarded: [],
  filters: {
    ...standardFilters,
    ...filtersOf(word, 'network_id', 'cidr', 'ipv6_ra_mode', 'ipv6_address_mode'),
    ...filtersOf(reference, 'gateway_ip', 'subnetpool_id'),
    ...filtersOf(integer, 'ip_version'),
    ...filtersOf(flag, 'enable_dhcp'),
    segment_id: () => never, // subnets use their network's only segment
    shared: (values, { auth }) => {
      const shared = onSharedNetwork(auth.projectId ?? '')
      return any(...values.map((text) => (value.readFlag(text) ? shared : not(shared))))
    },
  },
  sortable: [
    ...STANDARD_SORT,
    'network_id',
    'ip_version',
    'cidr',
    'gateway_ip',
    'enable_dhcp',
    'ipv6_ra_mode',
    'ipv6_address_mode',
    'subnetpool_id',
  ],
  rows,
  visible: (projectId) => any(is('project_id', projectId), onUsableNetwork(projectId)),
  missing: (id) => named.notFound('SubnetNotFound', `Subnet ${id} could not be found.`),
  target: networkTarget,
  view: toSubnets,
}
