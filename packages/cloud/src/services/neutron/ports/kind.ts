import { VNIC_TYPES } from '@meridian/wire'
import * as z from 'zod'
import { any, is } from '../../../core/database/condition.ts'
import { named } from '../faults.ts'
import { networkTarget } from '../networks/target.ts'
import { filtersOf, flag, STANDARD_SORT, standardFilters, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { dnsName, fixedIps } from '../resource/network-values.ts'
import * as value from '../resource/values.ts'
import { fixedIpFilter } from './filters.ts'
import { hasGroup, onOwnNetwork, ports as rows } from './store.ts'
import type { PortRow } from './store.ts'
import { addressPairs, dhcpOptions } from './values.ts'
import { toPorts } from './view.ts'

const mac = value.value((data) => (data === null ? null : value.readMac(data)))
const hostId = value.textOrNull(255)
const profile = value.value((data) => {
  if (data === null) return {}
  if (!value.isFields(data)) throw new value.InvalidValue(`'${value.repr(data)}' is not a dictionary`)
  return data
})
const groups = value.uuids
const tags = value.list((item) => value.readText(item, 60))

const create = z.object({
  name: value.name.default(''),
  description: value.description.default(''),
  network_id: value.uuid,
  admin_state_up: value.flag.default(true),
  mac_address: mac.optional(),
  fixed_ips: fixedIps.optional(),
  device_id: value.name.default(''),
  device_owner: value.name.default(''),
  allowed_address_pairs: addressPairs.default([]),
  dns_name: dnsName.default(''),
  extra_dhcp_opts: dhcpOptions.default([]),
  port_security_enabled: value.flag.optional(),
  'binding:vnic_type': value.oneOf(VNIC_TYPES).default('normal'),
  'binding:host_id': hostId.optional(),
  'binding:profile': profile.optional(),
  qos_policy_id: value.uuidOrNull.default(null),
  security_groups: groups.optional(),
  tags: tags.default([]),
})

const update = z.object({
  name: value.name.optional(),
  description: value.description.optional(),
  admin_state_up: value.flag.optional(),
  mac_address: mac.optional(),
  fixed_ips: fixedIps.optional(),
  device_id: value.name.optional(),
  device_owner: value.name.optional(),
  allowed_address_pairs: addressPairs.optional(),
  dns_name: dnsName.optional(),
  extra_dhcp_opts: dhcpOptions.optional(),
  port_security_enabled: value.flag.optional(),
  'binding:vnic_type': value.oneOf(VNIC_TYPES).optional(),
  'binding:host_id': hostId.optional(),
  'binding:profile': profile.optional(),
  qos_policy_id: value.uuidOrNull.optional(),
  security_groups: groups.optional(),
})

export const ports: Kind<PortRow, typeof create, typeof update> = {
  one: 'port',
  many: 'ports',
  create,
  update,
  readOnly: [
    'id',
    'status',
    'dns_assignment',
    'ip_allocation',
    'qos_network_policy_id',
    'resource_request',
    'trunk_details',
    'binding:vif_type',
    'binding:vif_details',
    'created_at',
    'updated_at',
    'revision_number',
  ],
  guarded: [
    'mac_address',
    'fixed_ips',
    'device_owner',
    'allowed_address_pairs',
    'port_security_enabled',
    'binding:vif_type',
    'binding:vif_details',
    'binding:vnic_type',
    'binding:host_id',
    'binding:profile',
    'qos_policy_id',
    'resource_request',
  ],
  filters: {
    ...standardFilters,
    ...filtersOf(word, 'network_id', 'device_id', 'device_owner', 'status', 'ip_allocation'),
    ...filtersOf(flag, 'admin_state_up'),
    mac_address: (values) => any(...values.map((text) => is('mac_address', text.toLowerCase()))),
    'binding:host_id': word('"binding:host_id"'),
    fixed_ips: fixedIpFilter,
    security_groups: hasGroup,
  },
  sortable: [
    ...STANDARD_SORT,
    'network_id',
    'admin_state_up',
    'mac_address',
    'device_id',
    'device_owner',
    'status',
    'ip_allocation',
  ],
  rows,
  visible: (projectId) => any(is('project_id', projectId), onOwnNetwork(projectId)),
  missing: (id) => named.notFound('PortNotFound', `Port ${id} could not be found.`),
  target: networkTarget,
  view: toPorts,
}
