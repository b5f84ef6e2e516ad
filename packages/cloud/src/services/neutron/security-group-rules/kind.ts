import * as z from 'zod'
import { any, is } from '../../../core/database/condition.ts'
import type { Call } from '../../../core/service/api.ts'
import { formatCidr, parseCidr } from '../address/cidr.ts'
import { formatIp } from '../address/ip.ts'
import { named } from '../faults.ts'
import { filtersOf, ownerFilters, reference, integer, word } from '../resource/filters.ts'
import type { Described, Kind } from '../resource/kind.ts'
import * as value from '../resource/values.ts'
import * as groups from '../security-groups/store.ts'
import { readProtocol } from './protocols.ts'
import { inOwnGroup, rules as rows, type SecurityGroupRuleRow } from './store.ts'
import type { SecurityGroupRule } from '@meridian/wire'

const toRules = (_: Call, items: readonly SecurityGroupRuleRow[]): SecurityGroupRule[] =>
  items.map((row) => ({ ...row, tenant_id: row.project_id }))

const ETHERTYPES = ['IPv4', 'IPv6'] as const

const ethertype = value.value((data) => {
  const found = ETHERTYPES.find((known) => known.toLowerCase() === String(data).toLowerCase())
  if (found) return found
  const message = `Security group rule for ethertype '${value.repr(data)}' not supported. Allowed values are ['IPv4', 'IPv6'].`
  throw named.badRequest('SecurityGroupRuleInvalidEtherType', message)
})

const port = value.value((data) => {
  if (data === null) return null
  const isPort = /^\d{1,5}$/.test(String(data)) && Number(data) <= 65_535
  if (isPort) return Number(data)
  throw named.badRequest('SecurityGroupInvalidPortValue', `Invalid value for port ${value.repr(data)}`)
})

/** Keeps the host bits: responses have the prefix as sent. */
const prefix = value.value((data) => {
  if (data === null || data === '') return null
  const cidr = typeof data === 'string' ? parseCidr(data) : undefined
  if (!cidr) throw named.badRequest('InvalidCIDR', `Invalid CIDR ${value.repr(data)} given as IP prefix.`)
  return `${formatIp({ version: cidr.version, value: cidr.ip })}/${cidr.prefix}`
})

/** The prefix with the first address of its network. */
export const normalized = (text: string | null) => {
  const cidr = text === null ? undefined : parseCidr(text)
  return cidr ? formatCidr(cidr) : null
}

const remote = value.value((data) => (data === null || data === '' ? null : value.readText(data, 36)))

const create = z.object({
  security_group_id: value.text(36),
  direction: value.oneOf(['ingress', 'egress']),
  ethertype: ethertype.default('IPv4'),
  protocol: value.value(readProtocol).default(null),
  port_range_min: port.default(null),
  port_range_max: port.default(null),
  remote_ip_prefix: prefix.default(null),
  remote_group_id: remote.default(null),
  remote_address_group_id: remote.default(null),
  description: value.description.default(''),
})

const update = z.object({ description: value.description.optional() })

export const rules: Kind<SecurityGroupRuleRow, typeof create, typeof update> = {
  one: 'security_group_rule',
  many: 'security_group_rules',
  create,
  update,
  readOnly: ['id', 'normalized_cidr', 'created_at', 'updated_at', 'revision_number'],
  guarded: [],
  filters: {
    ...ownerFilters,
    ...filtersOf(word, 'security_group_id', 'direction', 'ethertype', 'description'),
    ...filtersOf(
      reference,
      'protocol',
      'remote_ip_prefix',
      'normalized_cidr',
      'remote_group_id',
      'remote_address_group_id',
    ),
    ...filtersOf(integer, 'port_range_min', 'port_range_max', 'revision_number'),
  },
  sortable: [
    'id',
    'project_id',
    'tenant_id',
    'security_group_id',
    'direction',
    'ethertype',
    'protocol',
    'port_range_min',
    'port_range_max',
    'remote_ip_prefix',
    'normalized_cidr',
    'remote_group_id',
    'remote_address_group_id',
  ],
  rows,
  visible: (projectId) => any(is('project_id', projectId), inOwnGroup(projectId)),
  missing: (id) => named.notFound('SecurityGroupRuleNotFound', `Security group rule ${id} does not exist`),
  target: groupTarget,
  view: toRules,
}

function groupTarget({ db }: Call, { security_group_id: id }: Described) {
  const group = typeof id === 'string' ? groups.find(db, id) : undefined
  return group ? { 'security_group:tenant_id': group.project_id } : {}
}
